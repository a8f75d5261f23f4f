import assert from 'node:assert/strict'
import type { Seat } from '@modern-art/engine'
import type { BuyingReason } from '../../explanation/reason.ts'
import type { Decision } from '../decisions.ts'
import { moneyOf, bidsOf, priceOf, meanOf } from './facts.ts'
import { SPENDING } from './truth.ts'
import type { TruthsOf } from './truth.ts'

export const BUYING_TRUTHS: TruthsOf<BuyingReason> = {
  price: [
    ['buy', 'buyBack', 'reserve', 'leave'],
    ({ price, worth }, decision) =>
      price === priceOf(decision) && worth === meanOf(decision) && price < worth === (decision.kind !== 'leave'),
  ],
  upside: [
    SPENDING,
    ({ price, high }, decision) =>
      price === priceOf(decision) &&
      meanOf(decision) <= price &&
      price < high &&
      high === decision.explanation.worth?.high,
  ],
  downside: [
    ['leave', 'sell'],
    ({ price, low }, decision) =>
      price === priceOf(decision) && low === decision.explanation.worth?.low && low < price && price < meanOf(decision),
  ],
  thin_profit: [
    ['leave'],
    ({ price, gain, seller, brings }, decision) =>
      gain === meanOf(decision) - priceOf(decision) && gain > 0 && seller === sellerOf(decision) && brings >= price / 2,
  ],
  pays_seller: [
    ['leave'],
    ({ seller, leads }, decision) =>
      seller === sellerOf(decision) && seller !== decision.seat && (leads || decision.explanation.reasons.length === 2),
  ],
  money_left: [['buy', 'buyBack'], ({ left }, decision) => left === moneyOf(decision) - priceOf(decision)],
  cannot_pay: [
    ['leave', 'sell'],
    ({ money, price }, decision) => money === moneyOf(decision) && price === priceOf(decision) && money < price,
  ],
  goes_to: [
    ['buy'],
    ({ seat, price, gain }, decision) => {
      const standing = bidsOf(decision).at(-1)
      return seat === standing?.seat && price === standing.amount && gain === meanOf(decision) - price
    },
  ],
  rivals_money: [
    SPENDING,
    ({ most }, decision) => {
      const monies = othersAble(decision).map((seat) => decision.state.money[seat] ?? 0)
      return most === Math.max(...monies) && most < meanOf(decision)
    },
  ],
  others_may_bid: [
    ['leave', 'sell'],
    ({ seats }, { state, seat, explanation, next }) => {
      assert.equal(explanation.action.type, 'pass')
      const { phase } = state
      assert.ok(phase.name === 'auction')
      if (phase.bidding.type === 'open') {
        const highestBidder = phase.bidding.bids.at(-1)?.seat
        const waiting = phase.bidding.passed.filter(
          (passed, other) => !passed && other !== seat && other !== highestBidder,
        )
        return seats === waiting.length && next.lots.length === state.lots.length
      }
      const { auctioneer } = phase.offer
      return phase.bidding.type === 'one_offer' && (seat + seats) % state.hands.length === auctioneer
    },
  ],
  may_return: [
    ['leave'],
    (_, decision) => {
      const { state, next } = decision
      const goesOn = next.phase.name === 'auction' && next.lots.length === state.lots.length
      return goesOn && priceOf(decision) < meanOf(decision)
    },
  ],
}

function sellerOf({ state }: Decision): Seat | null {
  return state.phase.name === 'auction' ? state.phase.offer.auctioneer : null
}

function othersAble({ state, seat, explanation }: Decision): readonly Seat[] {
  const seats = [...state.hands.keys()]
  const { phase } = state
  if (phase.name !== 'auction' || phase.bidding.type !== 'one_offer' || explanation.action.type !== 'bid') {
    return seats.filter((other) => other !== seat)
  }
  const turnOf = (other: Seat): number => (other - phase.offer.auctioneer - 1 + seats.length) % seats.length
  return seats.filter((other) => turnOf(other) > turnOf(seat))
}
