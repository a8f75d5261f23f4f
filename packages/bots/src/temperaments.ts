import type { Temperament } from './model/temperament.ts'

/*
 * The expected-value players in numbers. A share is of what the lot will pay on average: at 1 the buyer gains nothing and
 * the seller everything, so that whoever bids a little less than the table lives well.
 */

/** The price of a seller's lot as a share of its worth: open, one offer, hidden, fixed price. */
const SALE = [0.9, 0.88, 0.9, 0.84]

/** Buys up to the full value, and shades sealed bids the less, the more rivals there are. */
export function medium(seats: number): Temperament {
  return {
    open: 1,
    buyBack: 0.55,
    sealed: 1 - 0.5 / (seats - 1),
    once: 0.9,
    ask: 0.9,
    accept: 0.95,
    opening: 0.8,
    step: 0.35,
    own: 1,
    rivals: 0,
    sale: SALE,
  }
}

/** The yardstick of the literature: (n - 1) / n of the value, whatever the auction. */
export function classic(seats: number): Temperament {
  const share = (seats - 1) / seats
  return { ...medium(seats), open: share, buyBack: share, sealed: share, once: share, ask: share, accept: share }
}

/** The yardstick of a symmetric equilibrium: up to 0.93, own lots to 0.50, 0.95 of that unseen, a price of 0.88. */
export function equilibrium(seats: number): Temperament {
  const open = 0.93
  const unseen = 0.95 * open
  return { ...medium(seats), open, buyBack: 0.5, sealed: unseen, once: unseen, ask: 0.88, accept: open }
}

/** A stingy or a generous yardstick: pays and asks one share of the value everywhere, and less for its own lots. */
export function bidderAt(share: number): (seats: number) => Temperament {
  const buyBack = 0.54 * share
  return (seats) => ({ ...medium(seats), open: share, buyBack, sealed: share, once: share, ask: share, accept: share })
}

/** Where the search starts from: the equilibrium, with an eye on what the others own. */
export function strategist(seats: number): Temperament {
  return { ...equilibrium(seats), rivals: 1 }
}
