import { leftOf } from '@modern-art/engine'
import type { AuctionView, Bid, Choice, Seat } from '@modern-art/engine'

/** The highest bid so far; `null` where there is none, or none that is public. */
export function standingBid({ bidding }: AuctionView): Bid | null {
  return bidding.type === 'open' || bidding.type === 'one_offer' ? (bidding.bids.at(-1) ?? null) : null
}

/** A seat's choice of one kind, if it has it. */
export function choiceOf<Type extends Choice['type']>(
  choices: readonly Choice[],
  type: Type,
): Extract<Choice, { type: Type }> | null {
  return (choices.find((choice) => choice.type === type) as Extract<Choice, { type: Type }> | undefined) ?? null
}

/** The seats in the order of a once-around: from the auctioneer's left, the auctioneer last. */
export function onceAround(auctioneer: Seat, seats: number): readonly Seat[] {
  return clockwiseFrom(leftOf(auctioneer, seats), seats)
}

export function clockwiseFrom(first: Seat, seats: number): readonly Seat[] {
  return Array.from({ length: seats }, (_, turn) => (first + turn) % seats)
}

/** The least that must be bid, or paid, to have the lot now. */
export function leastPayment(auction: AuctionView): number {
  const { bidding } = auction
  return bidding.type === 'fixed_price' ? (bidding.price ?? 1) : (standingBid(auction)?.amount ?? 0) + 1
}
