import { BALANCERS } from '../cluster/balancer.ts'
import type { BalancerKind } from '../cluster/balancer.ts'
import { installedProgram } from '../processes/installed.ts'
import { installedPostgres, npmPostgres } from '../processes/postgresPrograms.ts'
import { canStartRedis } from './redis.ts'

/** Whether a PostgreSQL and a Redis of our own can be started. */
export async function canStartCluster(): Promise<boolean> {
  const hasPostgres = ((await installedPostgres()) ?? (await npmPostgres())) !== null
  return told(hasPostgres, 'PostgreSQL', 'postgresql') && canStartRedis()
}

/** The balancers that can be tried here. One that is missing is a failure where CI is set, and loudly left out elsewhere. */
export function balancersHere(): readonly BalancerKind[] {
  return BALANCERS.filter((kind) => told(installedProgram(kind, kind) !== null, kind, kind))
}

/** Says loudly what is missing; in CI, where that would go unnoticed, an error comes instead. */
export function told(isThere: boolean, name: string, debianPackage: string): boolean {
  if (isThere) return true
  const reason = `No ${name} for tests: apt-get install ${debianPackage}`
  if ((process.env['CI'] ?? '') !== '') throw new Error(reason)
  console.error(`\n!!! ${reason}. Its tests are SKIPPED. !!!\n`)
  return false
}
