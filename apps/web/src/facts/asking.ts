import { leastBid } from '@modern-art/engine'
import type { BiddingView, Choice } from '@modern-art/engine'

/** A seat's choice of one kind, if it has it. */
export function choiceOf<Type extends Choice['type']>(
  choices: readonly Choice[],
  type: Type,
): Extract<Choice, { type: Type }> | null {
  return (choices.find((choice) => choice.type === type) as Extract<Choice, { type: Type }> | undefined) ?? null
}

/** The least that must be bid, or paid, to have the lot now. */
export function leastPayment(bidding: BiddingView): number {
  if (bidding.type === 'fixed_price') return bidding.price ?? 1
  return bidding.type === 'hidden' ? 1 : leastBid(bidding.bids)
}
