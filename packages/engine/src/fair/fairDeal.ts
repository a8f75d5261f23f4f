import type { Card } from '../card.ts'
import { seededDeck, seededStart } from '../chance/seed.ts'
import { sha256Digits } from '../chance/sha256.ts'
import type { DeckName } from '../deck.ts'
import type { Seat } from '../seat.ts'

/**
 * How a deal came about: a secret of the server, of which everybody saw the fingerprint before any chance was given away, and
 * a chance from the page of every person. docs/fair-deals.md says byte by byte how the deck follows from them.
 */
export interface FairDeal {
  /** The code of the table, so that nothing can be used at another. */
  readonly table: string
  /** 256 bits in hexadecimal digits, as everything here. */
  readonly secret: string
  /** The fingerprint of the secret, as it was published. */
  readonly fingerprint: string
  /** By seat; `null` where nobody promised a chance: a bot, or a person without a page. */
  readonly seats: readonly (SeatChance | null)[]
}

/** What the page of one seat added. */
export interface SeatChance {
  /** By which the page had promised its chance. */
  readonly fingerprint: string
  /** `null` if the page did not give its chance away in time: the deal was made without it. */
  readonly chance: string | null
}

/** The version of the derivation: whatever changes a deck is another. */
export const FAIR_DEAL_VERSION = 1

const HEADING = `modern-art fair deal/${FAIR_DEAL_VERSION}`

/** How many hexadecimal digits a secret, a chance and a fingerprint have. */
const DIGITS = 64

const HEX = new RegExp(`^[0-9a-f]{${DIGITS}}$`)

/** Whether a text has the form of a secret, a chance or a fingerprint. */
export function isFairNumber(text: string): boolean {
  return HEX.test(text)
}

/** A secret or a chance from 32 bytes that nobody can foresee. */
export function fairNumber(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What promises the server's secret for a table without giving it away. */
export function fingerprintOfSecret(table: string, secret: string): string {
  return hashOf('secret', table, secret)
}

/** What promises a page's chance for a table without giving it away. */
export function fingerprintOfChance(table: string, chance: string): string {
  return hashOf('chance', table, chance)
}

/** The deck and the first seat that follow from a deal. */
export function dealtBy(
  deal: FairDeal,
  deck: DeckName,
): { readonly deckOrder: readonly Card[]; readonly startingSeat: Seat } {
  const chances = deal.seats.map((seat, index) => `${index} ${seat?.chance ?? '-'}`)
  const seed = hashOf('deal', deal.table, deal.secret, ...chances)
  return { deckOrder: seededDeck(seed, deck), startingSeat: seededStart(seed, deal.seats.length) }
}

/** SHA-256 over lines of plain letters, each with a line feed behind it, as hexadecimal digits. */
function hashOf(...lines: readonly string[]): string {
  const text = [HEADING, ...lines, ''].join('\n')
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  return sha256Digits(bytes)
}
