import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { inspect } from 'node:util'
import { Client } from 'pg'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { findPostgres } from '../testing/postgres.ts'
import { accountIn, appendTo, gameIn, ratedGameIn } from '../testing/records.ts'
import { wayTo } from '../testing/redis.ts'
import { openPostgres } from './postgres.ts'
import { describeStorage } from './storage.contract.ts'
import type { Storage } from './storage.ts'
import { StorageFault } from './storageFault.ts'

const postgres = await findPostgres()
const url = (await postgres?.newDatabase()) ?? 'postgres://nobody@127.0.0.1:1/nothing'

afterAll(() => postgres?.stop())

function openQuietly(address: string): Promise<Storage> {
  return openPostgres({ url: address, report: () => null })
}

async function open(address: string): Promise<Storage> {
  const storage = await openQuietly(address)
  onTestFinished(() => storage.close())
  return storage
}

async function ask(address: string, statement: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement)
    return rows
  } finally {
    await client.end()
  }
}

function changed(change: (address: URL) => void): string {
  const address = new URL(url)
  change(address)
  return address.href
}

async function faultOf(address: string): Promise<StorageFault> {
  const error: unknown = await openQuietly(address).catch((thrown: unknown) => thrown)
  if (!(error instanceof StorageFault)) throw new Error('it opens, or fails without an explanation', { cause: error })
  return error
}

describe.skipIf(postgres === null)('PostgreSQL', () => {
  describeStorage('PostgreSQL', () => openQuietly(url))

  it('several servers that start at once on an empty database open it, and share it', async () => {
    const address = (await postgres?.newDatabase()) ?? ''
    const servers = await Promise.all([1, 2, 3, 4].map(() => open(address)))
    const [first, second] = servers
    if (first === undefined || second === undefined) throw new Error('none is open')
    const { id } = await gameIn(first)
    const kept = await Promise.all(servers.map((server, place) => server.append(appendTo(id, 0, { at: place }))))
    expect(kept.filter(Boolean)).toHaveLength(1)
    expect(await second.entriesAfter(id, 0)).toHaveLength(1)
    const secrets = await Promise.all(servers.map((server) => server.secret('shared')))
    expect(new Set(secrets).size).toBe(1)
  })

  it('servers that append to the same tables in different orders wait for each other, and no commit fails', async () => {
    const address = (await postgres?.newDatabase()) ?? ''
    const servers = [await openQuietly(address), await openQuietly(address)] as const
    const games = await Promise.all(Array.from({ length: 40 }, () => gameIn(servers[0])))
    for (let round = 0; round < 5; round += 1) {
      const orders = [games, games.toReversed()]
      // oxlint-disable-next-line no-await-in-loop -- a round follows on the one before
      const kept = await Promise.all(
        servers.map((server, each) =>
          Promise.all((orders[each] ?? []).map(({ id }) => server.append(appendTo(id, round)))),
        ),
      )
      expect(kept.flat().filter(Boolean)).toHaveLength(games.length)
    }
    await Promise.all(servers.map((server) => server.close()))
    // Appends that fail together are tried again one by one, which would hide it.
    const sum = 'select xact_rollback::int as failed from pg_stat_database where datname = current_database()'
    expect(await ask(address, sum)).toEqual([{ failed: 0 }])
  })

  it('servers that end games of the same people, while one of them is forgotten, wait for each other, and nothing fails', async () => {
    const address = (await postgres?.newDatabase()) ?? ''
    const servers = [await openQuietly(address), await openQuietly(address)] as const
    const people = await Promise.all(Array.from({ length: 4 }, () => accountIn(servers[0])))
    const games = await Promise.all(
      Array.from({ length: 40 }, (_, at) => ratedGameIn(servers[0], at % 2 === 0 ? people : people.toReversed())),
    )
    const [gone = '', ...others] = people
    // As many at once as there are connections: on a slow machine nobody is to wait for one until it is too late.
    for (let from = 0; from < games.length; from += 10) {
      // oxlint-disable-next-line no-await-in-loop
      const kept = await Promise.all([
        ...games
          .slice(from, from + 10)
          .map(({ id }, at) => servers[at % 2 === 0 ? 0 : 1].append(appendTo(id, 0, { money: [from + at, 5, 9, 7] }))),
        ...(from === 10 ? [servers[1].removeUser(gone)] : []),
      ])
      expect(kept.filter((each) => each === true)).toHaveLength(10)
    }
    const ratings = await servers[0].ratingsOf(people, 'live')
    expect([...ratings.keys()].toSorted()).toEqual(others.toSorted())
    expect([...ratings.values()].map((rating) => rating.games)).toEqual([40, 40, 40])
    await Promise.all(servers.map((server) => server.close()))
    const sum = 'select xact_rollback::int as failed from pg_stat_database where datname = current_database()'
    expect(await ask(address, sum)).toEqual([{ failed: 0 }])
  })

  it('lives on when its connections are cut', async () => {
    const lines: string[] = []
    const storage = await openPostgres({ url, report: (line) => void lines.push(line) })
    onTestFinished(() => storage.close())
    await storage.lastBeat('nobody')
    await ask(
      url,
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    )
    await expect.poll(() => lines.join()).toContain('lost')
    expect(await storage.lastBeat('nobody')).toBeNull()
  })

  it('gives up on a database that has fallen silent, and goes on once it is heard again', async () => {
    const way = await wayTo(url)
    const storage = await openPostgres({ url: way.url, report: () => null, patience: 1500 })
    onTestFinished(() => storage.close())
    const { id } = await gameIn(storage)
    way.silence()
    await expect(storage.append(appendTo(id, 0))).rejects.toThrow('timeout')
    expect(await storage.append(appendTo(id, 0))).toBe(true)
  })

  it('outlives the end of a connection in the middle of a transaction', async () => {
    const address = (await postgres?.newDatabase()) ?? ''
    const storage = await open(address)
    const { id } = await gameIn(storage)
    const another = new Client({ connectionString: address })
    await another.connect()
    onTestFinished(() => another.end())
    await another.query(`begin; select 1 from tables where id = ${id} for update`)
    const ending = storage.append(appendTo(id, 0, { money: [1, 2, 3] }))
    const waiting = "select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
    await expect.poll(() => ask(address, waiting)).toHaveLength(1)
    const [[ended]] = await Promise.all([
      Promise.allSettled([ending]),
      ask(address, `select pg_terminate_backend(pid) from (${waiting}) as them`),
    ])
    expect(inspect(ended)).toContain('terminating connection')
    await another.query('rollback')
    expect(await storage.append(appendTo(id, 0, { money: [1, 2, 3] }))).toBe(true)
  })

  it('loses no connection for good to transactions that could not begin', async () => {
    const way = await wayTo(url)
    const storage = await openPostgres({ url: way.url, report: () => null, patience: 2000 })
    onTestFinished(() => storage.close())
    const addPerson = (): Promise<void> => {
      const [user, tokenHash] = [randomUUID(), randomUUID()]
      const session = { tokenHash, device: null, begunAt: 1, signedInAt: null, endsAt: 2_000_000_000_000 }
      return storage.addUser({ id: user, name: null }, session)
    }
    // More than there are connections, so that each has one.
    const addMany = (): Promise<PromiseSettledResult<void>[]> =>
      Promise.allSettled(Array.from({ length: 20 }, addPerson))
    await addMany()
    way.silence()
    await addMany()
    expect((await addMany()).map(({ status }) => status)).not.toContain('rejected')
  })

  it('takes its time to bring a database up to date', async () => {
    const address = (await postgres?.newDatabase()) ?? ''
    const another = new Client({ connectionString: address })
    await another.connect()
    // As a server does that is changing the database.
    await another.query('select pg_advisory_lock(7240116)')
    const opening = openPostgres({ url: address, report: () => null, patience: 100 })
    await sleep(500)
    await another.end()
    await expect(opening.then((storage) => storage.close())).resolves.toBeUndefined()
  })

  it('refuses a database that a newer version has used', async () => {
    const address = (await postgres?.newDatabase()) ?? ''
    const storage = await openQuietly(address)
    await storage.close()
    await ask(address, `insert into migrations (number, name) values (99, 'from the future')`)
    const { code, message } = await faultOf(address)
    expect(code).toBe('newer_database')
    expect(message).toContain('newer version')
  })

  it('says what is wrong with the password or the database, and never the password', async () => {
    const wrong = await faultOf(changed((address) => (address.password = 'wrong-sesame')))
    expect(wrong.message).toContain(`does not let the user ${new URL(url).username} in`)
    expect(wrong.message).not.toContain('wrong-sesame')
    const missing = await faultOf(changed((address) => (address.pathname = '/nowhere')))
    expect(missing.message).toContain('the database nowhere at 127.0.0.1:')
    expect(missing.message).toContain('createdb')
    expect(missing.message).not.toContain(new URL(url).password)
  })
})

describe('an address of no PostgreSQL', () => {
  it.each(['', 'nonsense', 'mysql://me:sesame@host/db', 'postgres://me:sesame@host:99999/db'])(
    'is explained: %s',
    async (address) => {
      const { code, message } = await faultOf(address)
      expect(code).toBe('bad_address')
      expect(message).toContain('DATABASE_URL')
      expect(message).not.toContain('sesame')
    },
  )

  it('where nothing answers, the place is named, but not the password', async () => {
    const fault = await faultOf('postgres://me:sesame@127.0.0.1:1/art')
    expect(fault.code).toBe('cannot_connect')
    expect(fault.message).toContain('the database art at 127.0.0.1:1')
    expect(inspect(fault)).not.toContain('sesame')
  })

  it('where no such computer is found, that is said', async () => {
    const { message } = await faultOf('postgres://me:sesame@no-such-computer.invalid/art')
    expect(message).toContain('no computer of that name')
  })
})
