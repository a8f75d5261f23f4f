import type { Draft } from '../draft.ts'
import type { Emit } from '../event.ts'
import { pay, paymentsFor } from '../payment.ts'
import type { Seat } from '../seat.ts'
import type { Bid, Offer } from '../state.ts'
import { afterAuction } from './turn.ts'

/** Hands the lot to its buyer for the price, and goes on with the game. */
export function sell(draft: Draft, offer: Offer, bids: readonly Bid[], buyer: Seat, price: number, emit: Emit): void {
  const payments = paymentsFor(offer, buyer, price, draft.setup.variants)
  emit?.({ type: 'lot_sold', cards: offer.cards, auctioneer: offer.auctioneer, buyer, price, payments })
  for (const payment of payments) {
    pay(draft.money, payment)
    emit?.({ type: 'money_paid', payment })
  }
  handOver(draft, offer, bids, buyer, price)
  afterAuction(draft, offer.auctioneer, emit)
}

/** With no bid at all, the auctioneer takes the lot for nothing. */
export function takeFree(draft: Draft, offer: Offer, bids: readonly Bid[], emit: Emit): void {
  emit?.({ type: 'lot_taken_free', cards: offer.cards, seat: offer.auctioneer })
  handOver(draft, offer, bids, offer.auctioneer, 0)
  afterAuction(draft, offer.auctioneer, emit)
}

/** Ends an auction in which the last bid is the highest. */
export function sellToStandingBid(draft: Draft, offer: Offer, bids: readonly Bid[], emit: Emit): void {
  const standing = bids.at(-1)
  if (standing === undefined) takeFree(draft, offer, bids, emit)
  else sell(draft, offer, bids, standing.seat, standing.amount, emit)
}

function handOver(draft: Draft, offer: Offer, bids: readonly Bid[], buyer: Seat, price: number): void {
  const { cards, opener, auctioneer } = offer
  draft.lots.push({ cards, opener, auctioneer, bids, buyer, price })
}
