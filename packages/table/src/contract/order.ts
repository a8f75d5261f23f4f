/**
 * What a person tells the table to do for them as long as one lot is under the hammer. Orders are secret: no view,
 * no message to others and no log has them.
 */
export type Order =
  /** Bid no more than needed, or buy, up to an amount; above it pass, or ask. Open, one-offer and fixed-price auctions. */
  | { readonly type: 'ceiling'; readonly amount: number; readonly above: 'pass' | 'ask' }
  /** Pass whenever asked. */
  | { readonly type: 'out' }
