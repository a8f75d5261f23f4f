import { auctionTypeOf } from '@modern-art/engine'
import type { Bid, Card, GameEvent, Payment, Seat } from '@modern-art/engine'
import { writeInner } from './page.ts'
import { forgetRemarks, writeRemarks } from './writeRemarks.ts'
import { figure, who, whoAll, whom } from './narration.ts'
import type { Narration } from './narration.ts'
import { listed } from './words.ts'

/** The sealed bids, highest first, and who wins a tie and why. */
export function tellBidsRevealed(
  narration: Narration,
  bids: readonly Bid[],
  tied: readonly Seat[],
  winner: Seat,
): void {
  // There is no need to say any more that everyone has made a bid.
  forgetRemarks(narration)
  const { auctioneer } = narration
  const sorted = bids.toSorted((a, b) => b.amount - a.amount)
  const amounts = sorted.map((bid) => `${narration.names[bid.seat]} ${bid.amount}`)
  writeInner(narration.page, `The sealed bids: ${listed(amounts)}.`)
  if (tied.length === 0) return
  const why =
    winner === auctioneer
      ? 'the auctioneer'
      : `the closest clockwise from ${who(narration, auctioneer)}, the auctioneer`
  writeInner(narration.page, `${whoAll(narration, tied)} tie, and the tie goes to ${who(narration, winner)}, ${why}.`)
}

export function tellLotSold(narration: Narration, sale: Extract<GameEvent, { type: 'lot_sold' }>): void {
  writeRemarks(narration)
  const { cards, auctioneer, buyer, price, payments } = sale
  const paid = paidTo(narration, payments)
  const last = cards.at(-1)
  if (buyer === auctioneer && last !== undefined && auctionTypeOf(last) === 'fixed_price') {
    writeInner(
      narration.page,
      `Nobody buys, so ${who(narration, buyer)} has to, for ${figure(narration, price)}${paid}.`,
    )
    return
  }
  const what = cards.length === 1 ? 'Sold' : 'Both sold'
  writeInner(narration.page, `${what} to ${who(narration, buyer)} for ${figure(narration, price)}${paid}.`)
}

function paidTo(narration: Narration, payments: readonly Payment[]): string {
  const [first, ...more] = payments
  if (first === undefined) return ''
  if (more.length === 0) return `, paid to ${whom(narration, first.to)}`
  return `: ${listed(payments.map(({ to, amount }) => `${figure(narration, amount)} to ${whom(narration, to)}`))}`
}

export function tellTakenFree(narration: Narration, cards: readonly Card[], seat: Seat): void {
  const [card] = cards
  const unanswered = cards.length === 1 && card !== undefined && auctionTypeOf(card) === 'double'
  // Nobody added a card, so there is no need to list who declined.
  if (unanswered) forgetRemarks(narration)
  writeRemarks(narration)
  const why = unanswered ? 'Nobody adds a second painting' : 'Nobody bids'
  writeInner(narration.page, `${why}: ${who(narration, seat)} takes ${cards.length === 1 ? 'it' : 'both'} for free.`)
}
