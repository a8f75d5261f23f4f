import { artistName, artistOf, auctionTypeOf, formatCard, STARTING_MONEY } from '@modern-art/engine'
import type { Artist, Card, Seat, Setup, TilePlaced } from '@modern-art/engine'
import type { TextStyle } from './textStyle.ts'
import { namesOf } from './names.ts'
import type { Page } from './page.ts'
import type { Remark } from './remark.ts'
import { AUCTION_WORDS, listed } from './words.ts'

/** Facts that the narration remembers from one event to the next. */
export interface Narration {
  readonly page: Page
  readonly setup: Setup
  readonly names: readonly string[]
  /** By seat, as payments have left it. */
  readonly money: number[]
  /** The tiles of each round that has ended. */
  readonly tiles: (readonly TilePlaced[])[]
  /** Said within the lot, but not yet written. */
  readonly remarks: Remark[]
  /** Seats that sold paintings to the bank since the round's end. */
  readonly sellers: Seat[]
  /** How many cards each hand got, for the round about to start. */
  dealt: { readonly each: number; readonly mystery: number } | null
  /** The seat that sells the lot on the table. */
  auctioneer: Seat
  /** Whether the card last laid down came from the mystery hand. */
  flipped: boolean
}

export function newNarration(setup: Setup, style: TextStyle, width: number): Narration {
  return {
    page: { lines: [], style, width },
    setup,
    names: namesOf(setup.players),
    money: setup.players.map(() => STARTING_MONEY),
    tiles: [],
    remarks: [],
    sellers: [],
    dealt: null,
    auctioneer: setup.startingSeat,
    flipped: false,
  }
}

export function who(narration: Narration, seat: Seat): string {
  return narration.page.style.player(narration.names[seat] ?? `Seat ${seat}`)
}

export function whoAll(narration: Narration, seats: readonly Seat[]): string {
  return listed(seats.map((seat) => who(narration, seat)))
}

export function whom(narration: Narration, seat: Seat | null): string {
  return seat === null ? 'the bank' : who(narration, seat)
}

export function figure(narration: Narration, amount: number): string {
  return narration.page.style.money(String(amount))
}

export function artist(narration: Narration, id: Artist): string {
  return narration.page.style.artist(id, artistName(id))
}

/** `Daniel Melim, open auction (daniel-open-4)`. */
export function painting(narration: Narration, card: Card): string {
  return `${artist(narration, artistOf(card))}, ${AUCTION_WORDS[auctionTypeOf(card)]} ${cardId(narration, card)}`
}

/** `Daniel Melim (daniel-open-4)`, where the kind of auction does not matter. */
export function unauctioned(narration: Narration, card: Card): string {
  return `${artist(narration, artistOf(card))} ${cardId(narration, card)}`
}

function cardId(narration: Narration, card: Card): string {
  return narration.page.style.aside(`(${formatCard(card)})`)
}
