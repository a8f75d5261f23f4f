import { env } from 'node:process'
import { startRedis } from '../processes/redisProcess.ts'
import type { RunningService } from './service.ts'

/** The Redis that REDIS_URL_FOR_TESTS or REDIS_URL names, else one of our own on this computer. Rejects if there is none. */
export async function startSomeRedis(): Promise<RunningService> {
  const given = env['REDIS_URL_FOR_TESTS'] ?? env['REDIS_URL'] ?? ''
  if (given !== '') return { url: given, stop: () => Promise.resolve() }
  const { url, kill } = await startRedis()
  return { url, stop: kill }
}
