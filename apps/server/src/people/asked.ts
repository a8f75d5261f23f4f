import type { IncomingMessage } from 'node:http'
import { TLSSocket } from 'node:tls'

/** The parts of a request that tell who asks, and how. */
export type Asked = Pick<IncomingMessage, 'headers' | 'socket'>

/** Whether the request came over TLS: to us, or, where a proxy is trusted, to the proxy. */
export function isSecure({ headers, socket }: Asked, trustProxy: boolean): boolean {
  if (socket instanceof TLSSocket) return true
  const [first = ''] = String(headers['x-forwarded-proto']).split(',')
  return trustProxy && first.trim().toLowerCase() === 'https'
}

/**
 * The address by which what somebody asks for is counted. A trusted proxy names it last; what stands before that, the asker
 * may have made up. All of a network of the newer kind, which any household has, is one address.
 */
export function addressOf({ headers, socket }: Asked, trustProxy: boolean): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  const named = trustProxy ? (forwarded.at(-1)?.trim() ?? '') : ''
  return networkOf(named === '' ? (socket.remoteAddress ?? '') : named)
}

/** The first 64 of 128 bits; an older address is whole. */
function networkOf(address: string): string {
  const plain = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address
  if (!plain.includes(':')) return plain
  const [before = '', after = ''] = plain.toLowerCase().split('::')
  const [head, tail] = [groupsIn(before), groupsIn(after)]
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}

function groupsIn(part: string): string[] {
  return part === '' ? [] : part.split(':')
}
