import type { Action } from '../action.ts'
import { NO_CHOICES } from '../choice.ts'
import type { Choice } from '../choice.ts'
import type { Draft, FixedPriceDraft } from '../draft.ts'
import type { Emit } from '../event.ts'
import { moneyOf } from '../payment.ts'
import { leftOf } from '../seat.ts'
import type { Seat } from '../seat.ts'
import type { FixedPriceAuction, GameState, Offer } from '../state.ts'
import { sell } from './settlement.ts'
import { unexpected } from './unexpected.ts'

/** Fixed price: the auctioneer names a price; once around from the left, the first to say so buys. */
export function fixedPricePhase(offer: Offer): FixedPriceDraft {
  return { name: 'auction:fixed_price', offer, price: null, asked: offer.auctioneer }
}

const PASS: Choice = { type: 'pass' }

export function fixedPriceChoices(state: GameState, phase: FixedPriceAuction, seat: Seat): readonly Choice[] {
  if (seat !== phase.asked) return NO_CHOICES
  const { price } = phase
  const money = moneyOf(state.money, seat)
  if (price === null) return [{ type: 'set_price', min: Math.min(1, money), max: money }]
  return price <= money ? [{ type: 'buy', price }, PASS] : [PASS]
}

export function advanceFixedPrice(draft: Draft, phase: FixedPriceDraft, action: Action, emit: Emit): void {
  if (action.type === 'set_price') {
    const { seat, price } = action
    phase.price = price
    emit?.({ type: 'price_set', seat, price })
    phase.asked = leftOf(seat, draft.hands.length)
  } else if (action.type === 'buy') {
    sellAtPrice(draft, phase, action.seat, emit)
  } else if (action.type === 'pass') {
    const { seat } = action
    const { auctioneer } = phase.offer
    emit?.({ type: 'passed', seat })
    phase.asked = leftOf(seat, draft.hands.length)
    // Back at the auctioneer nobody has bought, and the auctioneer must.
    if (phase.asked === auctioneer) sellAtPrice(draft, phase, auctioneer, emit)
  } else {
    throw unexpected(action)
  }
}

function sellAtPrice(draft: Draft, phase: FixedPriceAuction, buyer: Seat, emit: Emit): void {
  if (phase.price === null) throw new Error('nothing is sold before it has a price')
  sell(draft, phase.offer, [], buyer, phase.price, emit)
}
