import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { env } from 'node:process'
import { findPostgres } from './postgres.ts'
import type { TestPostgres } from './postgres.ts'
import { startSomePostgres } from './postgresSources.ts'
import { keepDatabase } from './preparedDatabase.ts'
import { startSomeRedis } from './redisSources.ts'
import type { RunningService } from './service.ts'
import { ADDRESS } from './service.ts'

/**
 * The real services that all test files share, for Vitest's `globalSetup`. Each is started when the first file asks for it,
 * by the process that runs all workers, and ends with the run.
 */
export async function setup(): Promise<() => Promise<void>> {
  const starts = { postgres: startSomePostgres, redis: startSomeRedis, database: keepDatabase }
  const started = new Map<string, Promise<RunningService>>()
  const serviceNamed = (name: string): Promise<RunningService> => {
    if (!Object.hasOwn(starts, name)) return Promise.reject(new Error(`there is no service ${name}`))
    const service = started.get(name) ?? starts[name as keyof typeof starts]()
    started.set(name, service)
    return service
  }
  const databases = new Set<TestPostgres>()
  /** Another one for each process that asks for it. */
  const emptyDatabase = async (): Promise<string> => {
    const postgres = await findPostgres()
    if (postgres === null) throw new Error('there is no PostgreSQL')
    databases.add(postgres)
    return postgres.newDatabase()
  }
  const addressOf = async (name: string): Promise<string> =>
    name === 'emptyDatabase' ? emptyDatabase() : (await serviceNamed(name)).url
  const server = createServer((request, response) => {
    addressOf((request.url ?? '').slice(1)).then(
      (address) => response.end(address),
      (error: unknown) => response.writeHead(503).end(error instanceof Error ? error.message : String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  env[ADDRESS] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return async () => {
    // It may be somebody's own PostgreSQL, which stays.
    await Promise.all([...databases].map((postgres) => postgres.stop()))
    server.close()
    server.closeAllConnections()
    const ended = await Promise.allSettled(started.values())
    const running = ended.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    await Promise.all(running.map((service) => service.stop()))
  }
}
