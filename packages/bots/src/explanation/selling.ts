import { standingBid } from '@modern-art/engine'
import type { AuctionView, Seat } from '@modern-art/engine'
import { badPlacing, earlierTiles, goodPlacing, helpInHand, noFloor, supply } from './artistReasons.ts'
import type { Assessment } from './assessment.ts'
import { stillBidding } from './bidders.ts'
import { downside, goodPrice, moneyLeft, shortRivals } from './buying.ts'
import type { Case } from './case.ts'
import { proceedsOf, rivalsOf } from './holdings.ts'
import type { Reason } from './reason.ts'

/** Why an auctioneer would not bid: the lot goes to the standing bid, or is free for want of one. */
export function caseForSelling(assessment: Assessment, auction: AuctionView): Case {
  const { seat, knowledge, worth } = assessment
  const standing = standingBid(auction.bidding)
  const mayBid = othersMayBid(auction, seat)
  if (standing === null) {
    return { strong: [{ code: 'free_without_bid' }, mayBid, badPlacing(assessment)], weak: [supply(assessment)] }
  }
  const money = knowledge.world.money[seat] as number
  const price = standing.amount + 1
  const leaves = worth.mean - price
  const brings = proceedsOf(knowledge.world, auction.offer, standing.seat, standing.amount)
  return {
    strong: [
      money < price ? { code: 'cannot_pay', money, price } : null,
      leaves <= brings ? { code: 'buying_back', brings, price, leaves } : null,
      badPlacing(assessment),
      mayBid,
      downside(assessment, price),
      noFloor(assessment),
    ],
    weak: [{ code: 'bid_is_yours', seat: standing.seat, brings }, supply(assessment)],
  }
}

/** Why an auctioneer would bid for its own lot. */
export function caseForBuyingBack(assessment: Assessment, auction: AuctionView, price: number): Case {
  const back = buyingBack(assessment, auction, price)
  return {
    strong: [
      back ?? drivesPrice(assessment, auction, price),
      back === null ? goodPrice(assessment, price) : null,
      goodPlacing(assessment),
      earlierTiles(assessment),
      helpInHand(assessment),
    ],
    weak: [supply(assessment), moneyLeft(assessment, price)],
  }
}

/** The lot is worth more than the sale at the standing bid and the price together. */
function buyingBack({ knowledge, worth }: Assessment, auction: AuctionView, price: number): Reason | null {
  const standing = standingBid(auction.bidding)
  if (standing === null) return null
  const brings = proceedsOf(knowledge.world, auction.offer, standing.seat, standing.amount)
  const leaves = worth.mean - price
  return leaves > brings ? { code: 'buying_back', brings, price, leaves } : null
}

/** Why an auctioneer would seal this amount for its own lot. */
export function caseForReserve(assessment: Assessment, amount: number): Case {
  const { knowledge, seat } = assessment
  if (amount === 0) {
    return {
      strong: [{ code: 'free_without_bid' }, badPlacing(assessment), noFloor(assessment)],
      weak: [supply(assessment)],
    }
  }
  return {
    strong: [
      { code: 'reserve', amount },
      goodPrice(assessment, amount),
      shortRivals(assessment, rivalsOf(knowledge.world, seat), amount),
      goodPlacing(assessment),
      earlierTiles(assessment),
    ],
    weak: [supply(assessment)],
  }
}

/** Why an auctioneer would ask this price. */
export function caseForPrice(assessment: Assessment, price: number): Case {
  const { worth, knowledge, seat } = assessment
  const money = knowledge.world.money[seat] as number
  const gain = worth.mean - price
  return {
    strong: [
      gain > 0 && price === money ? { code: 'all_your_money', money } : null,
      gain > 0 ? { code: 'buyers_gain', price, gain } : goodPrice(assessment, price),
      shortRivals(assessment, rivalsOf(knowledge.world, seat), price),
      goodPlacing(assessment),
      earlierTiles(assessment),
    ],
    weak: [{ code: 'must_buy', price }, supply(assessment)],
  }
}

/** The seats that have not passed in an open auction may still bid. */
function othersMayBid({ bidding }: AuctionView, seat: Seat): Reason | null {
  const seats = bidding.type === 'open' ? stillBidding(bidding, seat) : 0
  return seats === 0 ? null : { code: 'others_may_bid', seats }
}

/** A bid that is not meant to win: the highest bidder has the money and the reason to go further. */
function drivesPrice({ worth, knowledge }: Assessment, { bidding }: AuctionView, price: number): Reason | null {
  const highestBidder = bidding.type === 'open' ? bidding.bids.at(-1)?.seat : undefined
  if (highestBidder === undefined || price >= worth.mean) return null
  const money = knowledge.world.money[highestBidder] as number
  return money <= price ? null : { code: 'drives_price', seat: highestBidder }
}
