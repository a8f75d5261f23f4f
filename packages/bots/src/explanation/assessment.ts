import type { Seat, View } from '@modern-art/engine'
import type { Knowledge } from '../model/knowledge.ts'
import type { Fate } from './fate.ts'
import type { LotFuture } from './lotFuture.ts'
import type { Stake } from './stake.ts'

/** What is known and thought of a lot that will be sold: the ground that reasons stand on. */
export interface Assessment extends Stake, LotFuture {
  readonly view: View
  readonly seat: Seat
  readonly knowledge: Knowledge
  readonly fate: Fate
}
