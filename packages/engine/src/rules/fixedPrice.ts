import type { Action } from '../action.ts'
import { NO_CHOICES } from '../choice.ts'
import type { Choice } from '../choice.ts'
import type { Draft, FixedPriceDraft } from '../draft.ts'
import type { Emit } from '../event.ts'
import { moneyOf } from '../payment.ts'
import type { Seat } from '../seat.ts'
import type { FixedPriceBidding, GameState, Offer } from '../state.ts'
import { firstOnceAround, nextOnceAround } from './onceAround.ts'
import { sell } from './settlement.ts'
import { unexpected } from './unexpected.ts'

/** Fixed price: the auctioneer names a price; once around, the first seat that accepts it buys. */
export function startFixedPrice(auctioneer: Seat): FixedPriceDraft {
  return { type: 'fixed_price', asked: auctioneer, price: null }
}

const PASS: Choice = { type: 'pass' }

export function fixedPriceChoices(state: GameState, bidding: FixedPriceBidding, seat: Seat): readonly Choice[] {
  if (seat !== bidding.asked) return NO_CHOICES
  const { price } = bidding
  const money = moneyOf(state.money, seat)
  if (price === null) return [{ type: 'set_price', min: Math.min(1, money), max: money }]
  return price <= money ? [{ type: 'buy', price }, PASS] : [PASS]
}

export function advanceFixedPrice(
  draft: Draft,
  offer: Offer,
  bidding: FixedPriceDraft,
  action: Action,
  emit: Emit,
): void {
  if (action.type === 'set_price') {
    const { seat, price } = action
    bidding.price = price
    emit?.({ type: 'price_set', seat, price })
    bidding.asked = firstOnceAround(seat, draft.hands.length)
  } else if (action.type === 'buy') {
    sellAtPrice(draft, offer, bidding, action.seat, emit)
  } else if (action.type === 'pass') {
    const { seat } = action
    emit?.({ type: 'passed', seat })
    const next = nextOnceAround(seat, offer.auctioneer, draft.hands.length)
    // Back at the auctioneer, nobody has bought, and the auctioneer must.
    if (next === null || next === offer.auctioneer) sellAtPrice(draft, offer, bidding, offer.auctioneer, emit)
    else bidding.asked = next
  } else {
    throw unexpected(action)
  }
}

function sellAtPrice(draft: Draft, offer: Offer, { price }: FixedPriceBidding, buyer: Seat, emit: Emit): void {
  if (price === null) throw new Error('nothing is sold before it has a price')
  sell(draft, offer, [], buyer, price, emit)
}
