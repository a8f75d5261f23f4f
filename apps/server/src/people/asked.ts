import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { TLSSocket } from 'node:tls'
import { believedIn } from './proxies.ts'
import type { TrustedProxies } from './proxies.ts'

/** The parts of a request that tell who asks, and how. */
export type Asked = Pick<IncomingMessage, 'headers' | 'socket'>

/**
 * Whether the request came over TLS: to us, or to the outermost proxy that is believed. Each proxy adds a word at the end or
 * writes the header anew; what stands before the words of those that are believed, the asker may have made up.
 */
export function isSecure(asked: Asked, trusted: TrustedProxies): boolean {
  if (asked.socket instanceof TLSSocket) return true
  const believed = believedIn(chainOf(asked), trusted)
  if (believed === 0) return false
  const words = wordsIn(asked.headers['x-forwarded-proto'])
  return (words.at(-believed) ?? words[0])?.toLowerCase() === 'https'
}

/**
 * The address by which what somebody asks for is counted: the one that the outermost of the proxies that are believed saw.
 * All of a network of the newer kind, which any household has, is one address.
 */
export function addressOf(asked: Asked, trusted: TrustedProxies): string {
  const chain = chainOf(asked)
  const named = chain[Math.max(0, chain.length - 1 - believedIn(chain, trusted))] ?? ''
  // What is no address was made up, or comes from a proxy that hides it: whoever is connected to this server is counted.
  return networkOf(isIP(named) > 0 ? named : connectedTo(asked))
}

/** Whether whoever is connected to this server is a proxy that is believed. */
export function isFromProxy(asked: Asked, trusted: TrustedProxies): boolean {
  return believedIn(chainOf(asked), trusted) > 0
}

/** Those who passed the request on, as far as anybody says, the one that is connected to this server last. */
function chainOf(asked: Asked): readonly string[] {
  return [...wordsIn(asked.headers['x-forwarded-for']).map(withoutPort), connectedTo(asked)]
}

/** An address of the older kind as such, also where it comes over a socket of the newer kind. */
function connectedTo({ socket }: Asked): string {
  return plain(socket.remoteAddress ?? '')
}

function plain(address: string): string {
  const [, older = address] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  return older
}

/** Some proxies name the port, too: `192.0.2.7:1234`, `[2001:db8::7]:1234`. */
function withoutPort(named: string): string {
  const [, newer] = /^\[([^\]]*)\](?::\d+)?$/.exec(named) ?? []
  const [, older] = /^([\d.]+):\d+$/.exec(named) ?? []
  return plain(newer ?? older ?? named)
}

function wordsIn(header: string | readonly string[] | undefined): readonly string[] {
  const words = String(header ?? '').split(',')
  return words.map((word) => word.trim()).filter((word) => word !== '')
}

/** The first 64 of 128 bits; an older address is whole. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [before = '', after = ''] = address.replace(/%.*$/, '').toLowerCase().split('::')
  const [head, tail] = [groupsIn(before), groupsIn(after)]
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}

function groupsIn(part: string): string[] {
  return part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''))
}
