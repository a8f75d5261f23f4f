import { KINDS, kindOf } from '../model/kind.ts'
import { NOTHING } from '../model/policy.ts'
import { fitsDouble, highestOffer, richestRival } from './situation.ts'
import type { Scale, Situation } from './situation.ts'

/*
 * What the net can say: 64 actions, of which some are allowed now. The first 25 are kinds of cards. Amounts are shares of
 * what the seat itself expects a lot to pay, or of what its rivals are expected to bid. training/rules/actions.h has the
 * same in training, and counts in single precision, as this does: amounts are the same to the last one.
 */

const DECLINE = 25
const PASS = 26
const BUY = 27
const OF_WORTH = 28
const LEAST = 54
/** More than any rival has. */
const BEYOND_ALL = 55
const OF_RIVALS = 56
export const ACTIONS = 64

const SHARES_OF_WORTH = Float32Array.from([
  0.1, 0.2, 0.3, 0.4, 0.48, 0.54, 0.6, 0.65, 0.7, 0.74, 0.78, 0.81, 0.84, 0.87, 0.9, 0.925, 0.95, 0.975, 1, 1.03, 1.07,
  1.12, 1.2, 1.35, 1.6, 2,
])
const SHARES_OF_RIVALS = Float32Array.of(0.8, 0.88, 0.94, 1, 1.05, 1.11, 1.2, 1.35)
/** Nobody in their senses pays this much of the worth. */
const MOST_OF_WORTH = Math.fround(2.2)

/**
 * By action: what it means in this situation, `null` if it is not allowed. A kind of card; `NOTHING` for no second card; an
 * amount, 0 being to pass; a price; 1 or 0 to buy or not. The viewer must be the one to decide. In an open auction amounts
 * are limits, whatever has been bid.
 */
export type Meanings = readonly (number | null)[]

export function meaningsIn(situation: Situation, scale: Scale = situation.scale): Meanings {
  const meanings: (number | null)[] = Array.from({ length: ACTIONS }, () => null)
  switch (situation.decision) {
    case 'card':
      for (const card of situation.view.hand) meanings[kindOf(card)] = kindOf(card)
      break
    case 'second':
      meanings[DECLINE] = NOTHING
      for (const card of situation.view.hand) {
        if (fitsDouble(situation, kindOf(card))) meanings[kindOf(card)] = kindOf(card)
      }
      break
    case 'purchase':
      meanings[PASS] = 0
      meanings[BUY] = 1
      break
    case 'once':
      meanings[PASS] = 0
      meanings[LEAST] = (highestOffer(situation)?.amount ?? 0) + 1
      // The auctioneer comes last: the least is enough.
      if (situation.viewer !== situation.offer?.auctioneer) meanAmounts(situation, scale, meanings)
      break
    case 'open':
    case 'sealed':
      meanings[PASS] = 0
      meanAmounts(situation, scale, meanings)
      break
    case 'price':
      meanAmounts(situation, scale, meanings)
      break
  }
  return meanings
}

function meanAmounts(situation: Situation, scale: Scale, meanings: (number | null)[]): void {
  const { decision, viewer, knowledge } = situation
  const money = knowledge.world.money[viewer] as number
  const worth = Math.fround(scale.worth)
  const rivals = Math.fround(scale.rivals)
  const sane = Math.fround(MOST_OF_WORTH * worth)
  const least = meanings[LEAST] ?? 1
  const beyond = richestRival(situation) + 1
  if (decision !== 'price' && beyond >= least && beyond <= money && beyond < sane) meanings[BEYOND_ALL] = beyond
  SHARES_OF_RIVALS.forEach((share, i) => {
    const amount = rounded(share, rivals, money)
    if (amount >= least && amount < sane) meanings[OF_RIVALS + i] = amount
  })
  let last: number | null = null
  SHARES_OF_WORTH.forEach((share, i) => {
    const amount = rounded(share, worth, money)
    // Of shares that come to the same amount, only the smallest; and of ways to say the least, only that.
    if (amount >= least && amount !== last && amount !== meanings[LEAST]) meanings[OF_WORTH + i] = amount
    last = amount
  })
}

function rounded(share: number, of: number, most: number): number {
  return Math.min(most, Math.floor(Math.fround(Math.fround(share * of) + 0.5)))
}

/** The number of kinds of cards is part of the layout. */
if (KINDS !== DECLINE) throw new Error('the kinds of cards have changed, and the actions have not')
