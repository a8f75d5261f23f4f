import { lookup as lookUp } from 'node:dns'
import { BlockList, isIP } from 'node:net'
import type { LookupFunction } from 'node:net'

/**
 * Which addresses this server writes to for a browser. A browser names its push service itself, so that anybody could name
 * anything: only what the whole world can reach by a name over https is written to, and nothing inside a network.
 */
export interface PushAddresses {
  readonly isAllowed: (endpoint: string) => boolean
  /** Looks a name up; fails if it leads to a place that is not public. What is connected to is what was judged. */
  readonly lookup: LookupFunction
}

export function pushAddresses(): PushAddresses {
  return {
    isAllowed: (endpoint) => {
      if (!URL.canParse(endpoint)) return false
      const { protocol, port, username, password, hostname } = new URL(endpoint)
      const isPlain = port === '' && username === '' && password === ''
      return protocol === 'https:' && isPlain && hostname.includes('.') && isIP(hostname) === 0
    },
    lookup: (hostname, options, callback) => {
      lookUp(hostname, { ...options, all: true }, (error, found) => {
        // What is found is undefined then, whatever its type says.
        if (error !== null) return callback(error, [])
        const [first] = found
        if (first === undefined || !found.every(({ address }) => isPublic(address))) {
          return callback(new Error('the push service is not a public one'), [])
        }
        return options.all === true ? callback(null, found) : callback(null, first.address, first.family)
      })
    },
  }
}

/** Of IPv6, all that is given out to anybody begins with the bits 001. */
export function isPublic(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !INSIDE.check(address, 'ipv4')
  return family === 6 && GIVEN_OUT.check(address, 'ipv6') && !INSIDE.check(address, 'ipv6')
}

const GIVEN_OUT = new BlockList()
GIVEN_OUT.addSubnet('2000::', 3, 'ipv6')

const INSIDE = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  INSIDE.addSubnet(net, bits, 'ipv4')
}
// Tunnels to addresses of IPv4, and what is for examples.
for (const [net, bits] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  INSIDE.addSubnet(net, bits, 'ipv6')
}
