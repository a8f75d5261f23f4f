import { BlockList, isIP } from 'node:net'
import { SettingFault, listOf } from '../environment.ts'
import type { Environment } from '../environment.ts'

/**
 * Which proxies are believed about who asks, and how: so many that stand in a row before this server, or those at these
 * addresses and in these networks. The latter also holds where somebody reaches the server past its proxy.
 */
export type TrustedProxies = number | readonly string[]

const MOST_IN_A_ROW = 10

export function proxiesOf(env: Environment, name: string): TrustedProxies {
  const named = listOf(env, name)
  const [only = '0'] = named
  if (named.length < 2 && /^\d+$/.test(only) && Number(only) <= MOST_IN_A_ROW) return Number(only)
  const odd = named.find((each) => networkIn(each) === null)
  if (odd === undefined) return named
  throw new SettingFault(
    `${name} has ${JSON.stringify(odd)} in it. It is how many proxies stand before this server, up to ${MOST_IN_A_ROW}, or their addresses and networks, with commas: ${name}=10.0.0.0/8,::1 npm start`,
  )
}

/**
 * How many of those who passed a request on are believed, from the one that is connected to this server outwards. `chain`
 * has their addresses, the nearest last; the first of them may have been made up, and some may have told nothing.
 */
export function believedIn(chain: readonly string[], trusted: TrustedProxies): number {
  if (typeof trusted === 'number') return trusted
  const stranger = chain.findLastIndex((address) => !isAmong(address, trusted))
  return chain.length - 1 - stranger
}

function isAmong(address: string, networks: readonly string[]): boolean {
  const family = isIP(address)
  return family > 0 && listFor(networks).check(address, family === 4 ? 'ipv4' : 'ipv6')
}

const lists = new WeakMap<readonly string[], BlockList>()

function listFor(networks: readonly string[]): BlockList {
  const known = lists.get(networks)
  if (known !== undefined) return known
  const list = new BlockList()
  for (const network of networks.map(networkIn)) {
    if (network !== null) list.addSubnet(network.address, network.bits, network.family)
  }
  lists.set(networks, list)
  return list
}

interface Network {
  readonly address: string
  readonly bits: number
  readonly family: 'ipv4' | 'ipv6'
}

function networkIn(text: string): Network | null {
  const [, address = '', after] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const family = isIP(address)
  const most = family === 4 ? 32 : 128
  const bits = Number(after ?? most)
  return family === 0 || bits > most ? null : { address, bits, family: family === 4 ? 'ipv4' : 'ipv6' }
}
