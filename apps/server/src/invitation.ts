import type { Address } from './address.ts'

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])
const EVERYWHERE = new Set(['0.0.0.0', '::'])

/** The line that tells where to find the game. `others` are the addresses that the network knows this computer by. */
export function invitation({ host, port }: Address, others: readonly string[]): string {
  const here = `http://localhost:${port}`
  if (LOOPBACK.has(host)) {
    return `Modern Art is open at ${here} (on this computer only; HOST=0.0.0.0 opens it to the network)`
  }
  if (!EVERYWHERE.has(host)) return `Modern Art is open at ${linkTo(host, port)}`
  const links = [here, ...others.map((other) => linkTo(other, port))]
  return `Modern Art is open at ${links.join(' and ')} (to everybody on the network)`
}

function linkTo(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
