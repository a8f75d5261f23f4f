import { artistOf, paintingValues } from '@modern-art/engine'
import type { Lot, View } from '@modern-art/engine'

/** A lot worth remembering: what it cost and what it brought. */
export interface Highlight {
  readonly lot: Lot
  readonly round: number
  readonly paid: number
  readonly redeemed: number
}

export interface Highlights {
  /** The purchase that gained most. */
  readonly bestBuy: Highlight | null
  /** The purchase that lost most. */
  readonly worstBuy: Highlight | null
  /** The highest price of the game. */
  readonly dearest: Highlight | null
}

/** A smaller loss is nobody's mistake. */
const REMARKABLE = 10

/** What a game will be remembered for; only lots that were paid for count. */
export function highlightsOf({ past }: Pick<View, 'past'>): Highlights {
  const all = past.flatMap((round, index) => {
    const values = paintingValues(past.slice(0, index + 1))
    return round.lots
      .filter(({ price }) => price > 0)
      .map((lot): Highlight => ({
        lot,
        round: index + 1,
        paid: lot.price,
        redeemed: lot.cards.reduce((sum, card) => sum + (values[artistOf(card)] ?? 0), 0),
      }))
  })
  const best = most(all, gain)
  const worst = most(all, (lot) => -gain(lot))
  return {
    bestBuy: best !== null && gain(best) > 0 ? best : null,
    worstBuy: worst !== null && gain(worst) <= -REMARKABLE ? worst : null,
    dearest: most(all, ({ paid }) => paid),
  }
}

function gain({ redeemed, paid }: Highlight): number {
  return redeemed - paid
}

function most(lots: readonly Highlight[], measure: (lot: Highlight) => number): Highlight | null {
  return lots.reduce<Highlight | null>((top, lot) => (top === null || measure(lot) > measure(top) ? lot : top), null)
}
