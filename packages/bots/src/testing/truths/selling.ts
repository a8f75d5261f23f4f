import type { SellingReason } from '../../explanation/reason.ts'
import { moneyOf, bidsOf, priceOf, meanOf, gainOf } from './facts.ts'
import type { TruthsOf } from './truth.ts'

export const SELLING_TRUTHS: TruthsOf<SellingReason> = {
  buying_back: [
    ['buyBack', 'sell'],
    ({ brings, price, leaves }, decision) => {
      const isSold = decision.next.lots.length > decision.state.lots.length
      if (decision.kind === 'sell' && isSold && brings !== gainOf(decision, decision.seat)) return false
      const keeps = decision.kind === 'buyBack'
      return (
        bidsOf(decision).length > 0 &&
        price === priceOf(decision) &&
        leaves === meanOf(decision) - price &&
        leaves > brings === keeps
      )
    },
  ],
  bid_is_yours: [
    ['sell'],
    ({ seat, brings }, decision) => {
      const isSold = decision.next.lots.length > decision.state.lots.length
      return seat === bidsOf(decision).at(-1)?.seat && (!isSold || brings === gainOf(decision, decision.seat))
    },
  ],
  drives_price: [
    ['buyBack'],
    ({ seat }, decision) =>
      seat === bidsOf(decision).at(-1)?.seat && (decision.state.money[seat] ?? 0) > priceOf(decision),
  ],
  free_without_bid: [['sell', 'reserve'], (_, decision) => bidsOf(decision).length === 0],
  reserve: [['reserve'], ({ amount }, decision) => amount === priceOf(decision)],
  buyers_gain: [['ask'], ({ price, gain }, decision) => gain > 0 && gain === meanOf(decision) - price],
  must_buy: [['ask'], ({ price }, decision) => price === priceOf(decision)],
  all_your_money: [['ask'], ({ money }, decision) => money === moneyOf(decision) && money === priceOf(decision)],
}
