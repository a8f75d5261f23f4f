/**
 * How an expected-value player bids and plays. Shares are of what it thinks a lot will pay. Everything that sets
 * medium, the characters and the references apart is in these numbers.
 */
export interface Temperament {
  /** Buys in an open auction up to this share. */
  readonly open: number
  /** Buys its own lots back up to this share. */
  readonly buyBack: number
  /** Bids this share in a hidden auction, give or take. */
  readonly sealed: number
  /** Bids this share when it has one offer to make. */
  readonly once: number
  /** Asks this share as a fixed price. */
  readonly ask: number
  /** Pays up to this share of a fixed price that another asks. */
  readonly accept: number
  /** In an open auction the first bid goes up to this share of its limit. */
  readonly opening: number
  /** A raise in an open auction goes up to this share of the way that is left to its limit. */
  readonly step: number
  /** How much a change in what its own paintings will pay counts when it chooses a card. */
  readonly own: number
  /** How much a change in what the others' paintings will pay counts against a card. */
  readonly rivals: number
  /** By auction type but the double: what share it thinks its own lots will bring. */
  readonly sale: readonly number[]
}
