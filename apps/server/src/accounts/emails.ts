import { domainToASCII } from 'node:url'
import { LONGEST_EMAIL } from '@modern-art/protocol'

/** An address for e-mail: as its owner writes it, and the key by which two ways of writing it are the same. */
export interface Email {
  readonly address: string
  readonly key: string
}

/** What may stand before the @: what mail servers take without quotes. */
const LOCAL = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}$/u

/** Reads an address; `null` if it is none. */
export function readEmail(typed: string): Email | null {
  const address = typed.trim().normalize('NFC')
  const at = address.lastIndexOf('@')
  if (at < 1 || address.length > LONGEST_EMAIL) return null
  const local = address.slice(0, at)
  const domain = domainToASCII(address.slice(at + 1))
  if (!LOCAL.test(local) || !/^[a-z\d-]+(\.[a-z\d-]+)*$/.test(domain)) return null
  return { address, key: `${local.toLowerCase()}@${domain}` }
}
