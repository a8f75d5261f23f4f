import { PAINTINGS_THAT_END_A_ROUND, artistOf, auctionTypeOf } from '@modern-art/engine'
import type { Stake } from './stake.ts'

/** Whether the seat has a card that fits the double on the table. */
export function canAdd({ artist, hand }: Stake): boolean {
  return hand.some((card) => artistOf(card) === artist && auctionTypeOf(card) !== 'double')
}

/** Whether a second card would be the one that ends the round, so that neither is sold. */
export function wouldEndRound({ artist, counts, cardsLeft }: Stake): boolean {
  return counts[artist] === PAINTINGS_THAT_END_A_ROUND - 1 || cardsLeft === 1
}
