import type { Choice } from '../choice.ts'
import { moneyOf } from '../payment.ts'
import type { Seat } from '../seat.ts'
import type { Bid, GameState } from '../state.ts'

const PASS: Choice = { type: 'pass' }
const PASS_ONLY: readonly Choice[] = [PASS]

/** A bid is a whole number above the standing bid, from 1 up to the bidder's own money. */
export function bidOrPass(state: GameState, bids: readonly Bid[], seat: Seat): readonly Choice[] {
  const min = (bids.at(-1)?.amount ?? 0) + 1
  const max = moneyOf(state.money, seat)
  return max < min ? PASS_ONLY : [{ type: 'bid', min, max }, PASS]
}
