import type { Action, Card } from '@modern-art/engine'
import type { Reason } from './reason.ts'

/** A decision as it can be shown to people: what is at stake, what it is worth, what the bot would do and why. */
export interface Explanation {
  /** The lot; a card to be played counts as laid down. None where a card of the mystery hand may be flipped. */
  readonly lot: readonly Card[]
  /** `null` where nothing will be sold: a card of the mystery hand, or one that ends the round. */
  readonly worth: Worth | null
  /** Two or three facts that speak for the action, the most important first. */
  readonly reasons: readonly Reason[]
  /** The bot's decision. */
  readonly action: Action
}

/**
 * What a lot is likely to pay its owner when the round ends, in whole thousands. Worlds are sampled that agree with what
 * the seat sees, and each is played out several times: `mean` is the mean of all, `low` and `high` are the 10 % and 90 %
 * quantiles of the worlds' means. They tell how much hangs on cards that nobody has shown; where the mean lies outside,
 * for a rare world that pays much, the band reaches to it.
 */
export interface Worth {
  readonly low: number
  readonly mean: number
  readonly high: number
}
