import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Redis } from 'ioredis'
import { Client } from 'pg'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { canStartRedis } from '../testing/redis.ts'
import { isGone } from './family.ts'
import { installedPostgres, npmPostgres } from './postgresPrograms.ts'
import { startPostgres } from './postgresProcess.ts'
import { startRedis } from './redisProcess.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const programs = (await installedPostgres()) ?? (await npmPostgres())
if (programs === null) console.warn('\n*** NO POSTGRESQL: the tests of its process are SKIPPED.\n')
const hasRedis = canStartRedis()

async function ask(url: string, statement: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: url, query_timeout: 500 })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

describe.skipIf(programs === null && (process.env['CI'] ?? '') === '')('a PostgreSQL of our own', () => {
  it('is killed and started again, frozen and thawed, on the same data and at the same port', async () => {
    const postgres = await startPostgres()
    onTestFinished(postgres.remove)
    const url = await postgres.newDatabase('gallery')
    await ask(url, "create table painting (name text); insert into painting values ('Untitled')")
    const [before] = (await ask(url, 'select pg_backend_pid() pid')) as [{ pid: number }]
    await postgres.kill()
    expect(postgres.isRunning()).toBe(false)
    await expect(ask(url, 'select 1')).rejects.toThrow('ECONNREFUSED')
    await isGone(before.pid)
    await postgres.start()
    expect(await ask(url, 'select name from painting')).toEqual([{ name: 'Untitled' }])

    const client = new Client({ connectionString: url })
    await client.connect()
    onTestFinished(() => client.end())
    postgres.freeze()
    const answer = client.query('select 1')
    expect(await Promise.race([answer, sleep(200, 'nothing')])).toBe('nothing')
    postgres.thaw()
    expect((await answer).rowCount).toBe(1)
  })
})

describe.skipIf(!hasRedis)('a Redis of our own', () => {
  it('is killed and started again, empty, at the same port', async () => {
    const redis = await startRedis()
    onTestFinished(redis.kill)
    const client = new Redis(redis.url, { retryStrategy: () => 20 })
    client.on('error', () => {})
    onTestFinished(() => client.disconnect())
    await client.set('painting', 'Untitled')
    await redis.kill()
    await redis.start()
    expect(await client.get('painting')).toBeNull()
  })
})

describe.skipIf(programs === null || !hasRedis)('a program that started real ones', () => {
  beforeAll(() => {
    execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'apps/server/tsconfig.tools.json'], {
      cwd: root,
    })
  })

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'leaves no process and no folder behind when a %s ends it',
    async (signal) => {
      const place = new URL('../../dist/processes/', import.meta.url).href
      const script = `
      import { exitOnSignals } from '${place}atExit.js'
      import { startPostgres } from '${place}postgresProcess.js'
      import { startRedis } from '${place}redisProcess.js'
      exitOnSignals()
      const [postgres, redis] = [await startPostgres(), await startRedis()]
      const { Client } = await import('pg')
      const client = new Client({ connectionString: postgres.url })
      await client.connect()
      const { rows } = await client.query("select current_setting('data_directory') folder, pg_backend_pid() pid")
      console.log(JSON.stringify({ ...rows[0], pids: [postgres.pid(), redis.pid(), rows[0].pid] }))
      setInterval(() => {}, 1000)`
      const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
        cwd: fileURLToPath(new URL('../../', import.meta.url)),
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      onTestFinished(() => void child.kill('SIGKILL'))
      const [line] = (await once(child.stdout, 'data')) as [Buffer]
      const { folder, pids } = JSON.parse(line.toString()) as { folder: string; pids: readonly number[] }
      expect(existsSync(folder)).toBe(true)
      // Of a SIGKILL it hears nothing, and can do nothing.
      child.kill(signal)
      await once(child, 'exit')
      await Promise.all(pids.map((pid) => isGone(pid)))
      await vi.waitUntil(() => !existsSync(folder), { timeout: 10_000 })
    },
  )
})
