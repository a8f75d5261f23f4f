import { networkInterfaces } from 'node:os'
import type { Address } from './address.ts'

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost'])
const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::'])

/** Whether a host lets only this computer in. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.has(host)
}

/** Whether a host stands for all addresses of this computer. */
export function isEverywhere(host: string): boolean {
  return EVERYWHERE.has(host)
}

/** The addresses of this computer in its network. */
export function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((interfaces) => interfaces ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
}

export function linkTo(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** The link by which other devices find a server; `null` where none can. `others` are this computer's addresses. */
export function linkForOthers({ host, port }: Address, others: readonly string[]): string | null {
  if (isLoopback(host)) return null
  const known = isEverywhere(host) ? others[0] : host
  return known === undefined ? null : linkTo(known, port)
}
