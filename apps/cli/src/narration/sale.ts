import { auctionTypeOf } from '@modern-art/engine'
import type { Bid, Card, GameEvent, Payment, Seat } from '@modern-art/engine'
import { writeInner } from './page.ts'
import { forgetRemarks, writeRemarks } from './saying.ts'
import { figure, who, whoAll, whom } from './telling.ts'
import type { Telling } from './telling.ts'
import { listed } from './words.ts'

/** The sealed bids, highest first, and who wins a tie and why. */
export function tellBidsRevealed(telling: Telling, bids: readonly Bid[], tied: readonly Seat[], winner: Seat): void {
  // There is no need to say any more that everyone has made a bid.
  forgetRemarks(telling)
  const { auctioneer } = telling
  const sorted = bids.toSorted((a, b) => b.amount - a.amount)
  const amounts = sorted.map((bid) => `${telling.names[bid.seat]} ${bid.amount}`)
  writeInner(telling.page, `The sealed bids: ${listed(amounts)}.`)
  if (tied.length === 0) return
  const why =
    winner === auctioneer ? 'the auctioneer' : `the closest clockwise from ${who(telling, auctioneer)}, the auctioneer`
  writeInner(telling.page, `${whoAll(telling, tied)} tie, and the tie goes to ${who(telling, winner)}, ${why}.`)
}

export function tellLotSold(telling: Telling, sale: Extract<GameEvent, { type: 'lot_sold' }>): void {
  writeRemarks(telling)
  const { cards, auctioneer, buyer, price, payments } = sale
  const paid = paidTo(telling, payments)
  const last = cards.at(-1)
  if (buyer === auctioneer && last !== undefined && auctionTypeOf(last) === 'fixed_price') {
    writeInner(telling.page, `Nobody buys, so ${who(telling, buyer)} has to, for ${figure(telling, price)}${paid}.`)
    return
  }
  const what = cards.length === 1 ? 'Sold' : 'Both sold'
  writeInner(telling.page, `${what} to ${who(telling, buyer)} for ${figure(telling, price)}${paid}.`)
}

function paidTo(telling: Telling, payments: readonly Payment[]): string {
  const [first, ...more] = payments
  if (first === undefined) return ''
  if (more.length === 0) return `, paid to ${whom(telling, first.to)}`
  return `: ${listed(payments.map(({ to, amount }) => `${figure(telling, amount)} to ${whom(telling, to)}`))}`
}

export function tellTakenFree(telling: Telling, cards: readonly Card[], seat: Seat): void {
  const [card] = cards
  const unanswered = cards.length === 1 && card !== undefined && auctionTypeOf(card) === 'double'
  // Nobody added a card, so there is no need to list who declined.
  if (unanswered) forgetRemarks(telling)
  writeRemarks(telling)
  const why = unanswered ? 'Nobody adds a second painting' : 'Nobody bids'
  writeInner(telling.page, `${why}: ${who(telling, seat)} takes ${cards.length === 1 ? 'it' : 'both'} for free.`)
}
