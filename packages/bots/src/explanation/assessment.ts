import type { Seat, View } from '@modern-art/engine'
import type { Knowledge } from '../model/knowledge.ts'
import type { Fate } from './fate.ts'
import type { LotFuture } from './lotFuture.ts'
import type { Stake } from './stake.ts'

/** Everything that reasons about a lot to be sold are made from. */
export interface Assessment extends Stake, LotFuture {
  readonly view: View
  readonly seat: Seat
  readonly knowledge: Knowledge
  readonly fate: Fate
}
