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
  return Array.from({ length: seats }, (_, turn) => (auctioneer + 1 + turn) % seats)
}
