import { artistName, artistOf, auctionTypeOf, formatCard, STARTING_MONEY } from '@modern-art/engine'
import type { Artist, Card, Seat, Setup, TilePlaced } from '@modern-art/engine'
import type { Ink } from './ink.ts'
import { namesOf } from './names.ts'
import type { Page } from './page.ts'
import type { Remark } from './remark.ts'
import { AUCTION_WORDS, listed } from './words.ts'

/** Facts that the narration remembers from one event to the next. */
export interface Telling {
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

export function newTelling(setup: Setup, ink: Ink, width: number): Telling {
  return {
    page: { lines: [], ink, width },
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

export function who(telling: Telling, seat: Seat): string {
  return telling.page.ink.player(telling.names[seat] ?? `Seat ${seat}`)
}

export function whoAll(telling: Telling, seats: readonly Seat[]): string {
  return listed(seats.map((seat) => who(telling, seat)))
}

export function whom(telling: Telling, seat: Seat | null): string {
  return seat === null ? 'the bank' : who(telling, seat)
}

export function figure(telling: Telling, amount: number): string {
  return telling.page.ink.money(String(amount))
}

export function artist(telling: Telling, id: Artist): string {
  return telling.page.ink.artist(id, artistName(id))
}

/** `Daniel Melim, open auction (daniel-open-4)`. */
export function painting(telling: Telling, card: Card): string {
  return `${artist(telling, artistOf(card))}, ${AUCTION_WORDS[auctionTypeOf(card)]} ${cardId(telling, card)}`
}

/** `Daniel Melim (daniel-open-4)`, where the kind of auction does not matter. */
export function unauctioned(telling: Telling, card: Card): string {
  return `${artist(telling, artistOf(card))} ${cardId(telling, card)}`
}

function cardId(telling: Telling, card: Card): string {
  return telling.page.ink.aside(`(${formatCard(card)})`)
}
