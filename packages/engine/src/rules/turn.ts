import type { Draft } from '../draft.ts'
import type { Emit } from '../event.ts'
import { leftOf } from '../seat.ts'
import type { Seat } from '../seat.ts'
import type { GameState } from '../state.ts'

/** After an auction its auctioneer may flip a card of the mystery hand, if there is one; then the next seat plays. */
export function afterAuction(draft: Draft, auctioneer: Seat, emit: Emit): void {
  if (draft.mystery.length > 0) draft.phase = { name: 'mystery', asked: auctioneer }
  else passTurn(draft, auctioneer, emit)
}

/** Gives the turn to the first seat with cards to the left of `seat`. */
export function passTurn(draft: Draft, seat: Seat, emit: Emit): void {
  const asked = nextWithCards(draft, seat)
  if (emit !== null) tellSkipped(seat, asked, draft.hands.length, emit)
  draft.phase = { name: 'awaiting_card_play', asked }
}

/** The first seat with cards to the left of `seat`, which itself comes last. */
export function nextWithCards(game: Pick<GameState, 'hands'>, seat: Seat): Seat {
  const seats = game.hands.length
  let next = leftOf(seat, seats)
  while (game.hands[next]?.length === 0) {
    if (next === seat) throw new Error('no seat has a card to play')
    next = leftOf(next, seats)
  }
  return next
}

export function everyHandEmpty(game: Pick<GameState, 'hands'>): boolean {
  return game.hands.every((hand) => hand.length === 0)
}

function tellSkipped(from: Seat, to: Seat, seats: number, emit: NonNullable<Emit>): void {
  const skipped = seatsBetween(from, to, seats)
  if (skipped.length > 0) emit({ type: 'turns_skipped', seats: skipped, reason: 'empty_hand' })
}

/** The seats that lie strictly between two, going clockwise. */
export function seatsBetween(from: Seat, to: Seat, seats: number): readonly Seat[] {
  const between: Seat[] = []
  for (let seat = leftOf(from, seats); seat !== to; seat = leftOf(seat, seats)) between.push(seat)
  return between
}
