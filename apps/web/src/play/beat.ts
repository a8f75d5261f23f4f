import type { Artist, Bid, Card, Payment, Seat, TilePlaced } from '@modern-art/engine'

/** Sealed bids, turned over: the highest first. They lie there until the lot has gone. */
export interface Revealed {
  readonly bids: readonly Bid[]
  readonly tied: readonly Seat[]
  readonly winner: Seat
}

/** What is shown in one beat between two screens. */
export type BeatContent =
  | { readonly name: 'deal'; readonly round: number }
  | { readonly name: 'card_to_easel'; readonly seat: Seat; readonly card: Card }
  | { readonly name: 'second_declined'; readonly seat: Seat }
  | { readonly name: 'bid'; readonly seat: Seat; readonly amount: number }
  | { readonly name: 'pass'; readonly seat: Seat }
  | { readonly name: 'seal'; readonly seat: Seat }
  | ({ readonly name: 'envelopes' } & Revealed)
  | { readonly name: 'price'; readonly seat: Seat; readonly price: number }
  | { readonly name: 'call'; readonly call: 1 | 2 }
  | {
      readonly name: 'gavel'
      readonly cards: readonly Card[]
      readonly buyer: Seat
      readonly price: number
      readonly revealed: Revealed | null
    }
  | { readonly name: 'coins'; readonly payments: readonly Payment[]; readonly revealed: Revealed | null }
  | {
      readonly name: 'to_shelf'
      readonly cards: readonly Card[]
      readonly seat: Seat
      readonly revealed: Revealed | null
    }
  | {
      readonly name: 'taken_free'
      readonly cards: readonly Card[]
      readonly seat: Seat
      readonly revealed: Revealed | null
    }
  | { readonly name: 'mystery'; readonly seat: Seat; readonly card: Card }
  | { readonly name: 'fifth'; readonly seat: Seat; readonly cards: readonly Card[]; readonly artist: Artist }
  | { readonly name: 'last_card'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly name: 'tiles'; readonly tiles: readonly TilePlaced[] }
  | { readonly name: 'season'; readonly round: number }

export type BeatName = BeatContent['name']

/** What is shown, with its time and which of the two screens stands behind it. */
export type Beat = BeatContent & {
  readonly draws: 'before' | 'after'
  /** Milliseconds at normal speed; `null` waits for a person to go on. */
  readonly lasts: number | null
}

/** Whether the screen shows what is asked now, and not a lot that is just leaving or a card on its way. */
export function isSettled(beat: Beat | null): boolean {
  return beat === null || (beat.draws === 'after' && beat.name !== 'card_to_easel' && beat.name !== 'deal')
}
