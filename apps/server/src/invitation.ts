import type { Address } from './address.ts'
import { isEverywhere, isLoopback, linkTo } from './network.ts'
import { qrCode } from './qrCode.ts'

/**
 * The line that tells where to find the game. `others` are the addresses that the network knows this computer by. With
 * those, a QR code of the first follows for phones, where the terminal has enough columns; `null` is no terminal.
 */
export function invitation({ host, port }: Address, others: readonly string[], columns: number | null = null): string {
  const here = `http://localhost:${port}`
  if (isLoopback(host)) {
    return `Modern Art is open at ${here} (on this computer only; HOST=0.0.0.0 opens it to the network)`
  }
  if (!isEverywhere(host)) return `Modern Art is open at ${linkTo(host, port)}`
  const links = others.map((other) => linkTo(other, port))
  const line = `Modern Art is open at ${[here, ...links].join(' and ')} (to everybody on the network)`
  return [line, ...codeLines(links[0] ?? null, columns)].join('\n')
}

function codeLines(link: string | null, columns: number | null): readonly string[] {
  if (link === null || columns === null) return []
  const { lines, width } = qrCode(link)
  return width > columns ? [] : lines
}
