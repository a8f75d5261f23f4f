import type { AuctionView, Offer, Seat } from '@modern-art/engine'
import {
  badPlacing,
  earlierTiles,
  goodPlacing,
  helpInHand,
  mayFail,
  noFloor,
  placeMayNotCome,
  placeMayStay,
  placing,
  supply,
} from './artistReasons.ts'
import type { Assessment } from './assessment.ts'
import { othersToCome, seatsToCome } from './bidders.ts'
import type { Case } from './case.ts'
import { leads, proceedsOf } from './holdings.ts'
import type { Reason } from './reason.ts'

/** A gain of less is hardly worth keeping from a rival. */
const WORTH_DENYING = 3

/** Why a seat would pay the price for somebody else's lot, or bid it. */
export function caseForBuying(assessment: Assessment, auction: AuctionView, price: number): Case {
  const { seat, knowledge } = assessment
  const { seats } = knowledge.world.setup
  return {
    strong: [
      goodPrice(assessment, price),
      goesTo(assessment, auction),
      auction.bidding.type === 'fixed_price' ? null : shortRivals(assessment, seatsToCome(auction, seat, seats), price),
      goodPlacing(assessment),
      earlierTiles(assessment),
      helpInHand(assessment),
      placeMayStay(assessment),
    ],
    weak: [supply(assessment), moneyLeft(assessment, price)],
  }
}

/** Why a seat would leave somebody else's lot that would cost it the price. */
export function caseForPassing(assessment: Assessment, auction: AuctionView, price: number): Case {
  const { seat, knowledge, fate, worth } = assessment
  const { auctioneer } = auction.offer
  const money = knowledge.world.money[seat] as number
  const badPrice = fate === 'lost' ? null : highPrice(assessment, price)
  if (money < price) {
    return {
      strong: [{ code: 'cannot_pay', money, price }, badPrice, badPlacing(assessment)],
      weak: [placing(assessment)],
    }
  }
  const isLed = leads(knowledge.world, auctioneer, knowledge.forecast)
  const toSeller: Reason = { code: 'pays_seller', seller: auctioneer, leads: isLed }
  return {
    strong: [
      fate === 'lost' ? placing(assessment) : null,
      badPrice ?? thinProfit(assessment, auction.offer, price),
      isLed ? toSeller : null,
      badPlacing(assessment),
      downside(assessment, price),
      noFloor(assessment),
      placeMayNotCome(assessment),
    ],
    weak: [
      price < worth.mean ? othersToCome(auction, seat, knowledge.world.setup.seats) : null,
      toSeller,
      mayFail(assessment),
      supply(assessment),
    ],
  }
}

/** The price is below what the lot should pay, or at least within what it may. */
export function goodPrice({ worth }: Assessment, price: number): Reason | null {
  if (price < worth.mean) return { code: 'price', price, worth: worth.mean }
  return price < worth.high ? { code: 'upside', price, high: worth.high } : null
}

function highPrice({ worth }: Assessment, price: number): Reason | null {
  return price < worth.mean ? null : { code: 'price', price, worth: worth.mean }
}

/** The seller would gain more by the sale than the buyer, compared with everybody else. */
function thinProfit({ worth, seat, knowledge }: Assessment, offer: Offer, price: number): Reason | null {
  const { world } = knowledge
  const { seats } = world.setup
  if (price >= worth.mean || price * seats < worth.mean * (seats - 1)) return null
  const brings = proceedsOf(world, offer, seat, price)
  return { code: 'thin_profit', price, gain: worth.mean - price, seller: offer.auctioneer, brings }
}

export function downside({ worth }: Assessment, price: number): Reason | null {
  return worth.low < price && price < worth.mean ? { code: 'downside', price, low: worth.low } : null
}

/** The highest bidder and its gain if nobody bids any more; `null` where bids are hidden or there is none. */
function goesTo({ worth }: Assessment, { bidding }: AuctionView): Reason | null {
  const standing = 'bids' in bidding ? bidding.bids.at(-1) : undefined
  if (standing === undefined) return null
  const gain = worth.mean - standing.amount
  return gain >= WORTH_DENYING ? { code: 'goes_to', seat: standing.seat, price: standing.amount, gain } : null
}

/** None of these has the money that the lot should pay, so that it goes for less; and the price is no more than it must be. */
export function shortRivals({ knowledge, worth }: Assessment, rivals: readonly Seat[], price: number): Reason | null {
  const most = Math.max(...rivals.map((rival) => knowledge.world.money[rival] as number))
  return most < worth.mean && price <= most + 1 ? { code: 'rivals_money', most } : null
}

export function moneyLeft({ knowledge, seat }: Assessment, price: number): Reason {
  return { code: 'money_left', left: (knowledge.world.money[seat] as number) - price }
}
