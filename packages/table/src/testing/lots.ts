/** Hands in which seat 0 can put up a lot of each kind, and how it does so. */
export const HANDS: readonly string[] = [
  'manuel-open-1 manuel-one_offer-1 manuel-hidden-1 manuel-fixed_price-1 manuel-double-1 sigrid-open-1',
]

export const OPEN = '0 plays manuel-open-1'
export const ONE_OFFER = '0 plays manuel-one_offer-1'
export const HIDDEN = '0 plays manuel-hidden-1'
export const FIXED_PRICE = '0 plays manuel-fixed_price-1'
