import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileServer } from '../testing/compiledServer.ts'
import { findPostgres } from '../testing/postgres.ts'
import { openPostgres } from './postgres.ts'
import { describeStorage } from './storage.contract.ts'

const postgres = await findPostgres()
const admin = (await postgres?.newDatabase()) ?? ''
/** In the place of modern_art: a PostgreSQL that others use keeps their roles. */
const name = `art_${randomBytes(6).toString('hex')}`

/** A file of deploy/, as its reader runs it. */
function written(file: string): string {
  const text = readFileSync(new URL(`../../../../deploy/${file}`, import.meta.url), 'utf8')
  return text.replaceAll('modern_art', name)
}

function address(role: 'owner' | 'server'): string {
  const url = new URL(admin)
  url.username = `${name}_${role}`
  url.password = 'sesame-for-tests'
  url.pathname = `/${name}`
  return url.href
}

async function run(url: string, ...statements: readonly string[]): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    let rows: readonly unknown[] = []
    // oxlint-disable-next-line no-await-in-loop -- in this order
    for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement))
    return rows
  } finally {
    await client.end()
  }
}

/** Its statements, one by one: a database cannot be made together with anything else. */
function statementsIn(text: string): readonly string[] {
  const plain = text.replaceAll(/^--.*$/gm, '')
  return plain
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}

function migrateAs(role: 'owner' | 'server'): Promise<{ readonly stdout: string }> {
  const program = fileURLToPath(new URL('../../dist/storage/migrateDatabase.js', import.meta.url))
  return promisify(execFile)(process.execPath, [program], { env: { ...process.env, DATABASE_URL: address(role) } })
}

function faultOf(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => 'it succeeds',
    (error: unknown) => String(error),
  )
}

describe.skipIf(postgres === null)('a server whose role may change rows, and no tables', () => {
  /** What is said while the database is not prepared yet, and when its owner has prepared it. */
  const unprepared = { opening: '', migrating: '', byOwner: '' }

  beforeAll(async () => {
    compileServer()
    await run(admin, ...statementsIn(written('roles.sql')))
    const passwords = ['owner', 'server'].map((role) => `alter role ${name}_${role} password 'sesame-for-tests'`)
    await run(admin, ...passwords)
    const url = new URL(admin)
    url.pathname = `/${name}`
    const grants = statementsIn(written('grants.sql'))
    // It may be run again.
    await run(url.href, ...grants, ...grants, 'create schema other', 'create table other.diary (line text)')
    unprepared.opening = await faultOf(openPostgres({ url: address('server'), report: () => null }))
    unprepared.migrating = await faultOf(migrateAs('server'))
    unprepared.byOwner = (await migrateAs('owner')).stdout
  })

  afterAll(async () => {
    await run(admin, `drop database if exists ${name} with (force)`)
    for (const role of ['owner', 'server']) {
      // oxlint-disable-next-line no-await-in-loop -- there are two
      await run(admin, `drop role if exists ${name}_${role}`)
    }
    await postgres?.stop()
  })

  describeStorage('PostgreSQL under the restricted role', () =>
    openPostgres({ url: address('server'), report: () => null }),
  )

  it('says who has to prepare a database, and opens one that its owner has prepared', () => {
    expect(unprepared.opening).toContain(`the user ${name}_server may not do it`)
    expect(unprepared.migrating).toContain('npm run migrate')
    expect(unprepared.byOwner).toContain('is ready for this version')
  })

  it('comes in as that role, and finds its tables in a schema of their own', async () => {
    const [found] = await run(address('server'), 'select current_user as who, current_schema() as place')
    expect(found).toEqual({ who: `${name}_server`, place: name })
  })

  it.each([
    ['drop a table', 'drop table log'],
    ['empty a table at once', 'truncate log'],
    ['change a table', 'alter table log add column more text'],
    ['take an index away', 'drop index sessions_by_end'],
    ['make a table', 'create table more (line text)'],
    ['make a table where PostgreSQL lets others', 'create table public.more (line text)'],
    ['make a temporary table', 'create temporary table more (line text)'],
    ['make a schema', 'create schema more'],
    [
      'replace a function',
      `create or replace function add_table(added jsonb) returns bigint language sql as 'select 1::bigint'`,
    ],
    ['hang a trigger on a table', 'create trigger more before insert on log execute function add_table()'],
    ['read another schema', 'select * from other.diary'],
    ['read the passwords of roles', 'select rolpassword from pg_authid'],
    ['read files of the computer', `select pg_read_file('/etc/hostname')`],
    ['make a role', 'create role more'],
    ['become the owner', `set role ${name}_owner`],
  ])('cannot %s', async (_what, statement) => {
    await expect(run(address('server'), statement)).rejects.toThrow(/permission denied|must be (owner|superuser)/)
  })

  it('may use what a later version adds, though nobody grants it anew', async () => {
    await run(
      address('owner'),
      'create table later (id bigint generated always as identity primary key, number serial)',
      `create function later_sum() returns bigint language sql as 'select sum(id)::bigint from later'`,
    )
    const rows = await run(address('server'), 'insert into later default values', 'select later_sum() as sum')
    expect(rows).toEqual([{ sum: '1' }])
    await run(address('owner'), 'drop function later_sum()', 'drop table later')
  })
})
