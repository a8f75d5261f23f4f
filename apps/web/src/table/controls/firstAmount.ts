import { artistOf } from '@modern-art/engine'
import type { Choice, View } from '@modern-art/engine'
import type { Screen } from '@modern-art/table/contract'
import { possibleWorth } from '../../facts/market.ts'

export type AmountChoice = Extract<Choice, { type: 'bid' | 'submit_bid' | 'set_price' }>

/**
 * The amount for a lot that would be worth nothing now: half of the lowest tile. The artist may still come in third, and nobody means a bid
 * of nothing or of 1.
 */
const FOR_NOTHING = 5

/**
 * The amount that stands there before anybody has prepared one: the least that outbids the others, or, where nobody can
 * be outbid, what the lot would pay if the season ended now, which the screen says anyway. It is no advice.
 */
export function firstAmount(view: View, { type, min, max }: AmountChoice): number {
  const wanted = type === 'bid' ? min : worthNow(view)
  return Math.min(max, Math.max(min, wanted))
}

function worthNow(view: View): number {
  const cards = view.phase.name === 'auction' ? view.phase.offer.cards : []
  const [first] = cards
  const now = first === undefined ? 0 : possibleWorth(view, artistOf(first), cards.length).now
  return now === 0 ? FOR_NOTHING : now
}

/**
 * Names what an amount is prepared for: one question about one lot. In an open auction, where a question lasts, each bid
 * that a seat has made uses up the amount.
 */
export function preparedFor({ decision, view }: Screen): string {
  const { phase, seat } = view
  const bids = phase.name === 'auction' && 'bids' in phase.bidding ? phase.bidding.bids : []
  return `${decision} ${bids.filter((bid) => bid.seat === seat).length}`
}
