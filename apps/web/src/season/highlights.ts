import { artistOf, paintingValues } from '@modern-art/engine'
import type { Lot, Seat, View } from '@modern-art/engine'

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

/** The memorable lots of a game; only lots that were paid for count. */
export function highlightsOf(game: Pick<View, 'past'>): Highlights {
  const all = purchasesIn(game)
  const best = most(all, gain)
  const worst = most(all, (lot) => -gain(lot))
  return {
    bestBuy: best !== null && gain(best) > 0 ? best : null,
    worstBuy: worst !== null && gain(worst) <= -REMARKABLE ? worst : null,
    dearest: most(all, ({ paid }) => paid),
  }
}

/** So many hang side by side. */
const HUNG = 3

/** The purchases of these seats that gained most, the best first; none that gained nothing. */
export function bestBuysOf(game: Pick<View, 'past'>, seats: readonly Seat[]): readonly Highlight[] {
  return purchasesIn(game)
    .filter((purchase) => seats.includes(purchase.lot.buyer) && gain(purchase) > 0)
    .toSorted((a, b) => gain(b) - gain(a))
    .slice(0, HUNG)
}

/** Every lot that was paid for, in the order sold. */
function purchasesIn({ past }: Pick<View, 'past'>): readonly Highlight[] {
  return past.flatMap((round, index) => {
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
}

function gain({ redeemed, paid }: Highlight): number {
  return redeemed - paid
}

function most(lots: readonly Highlight[], measure: (lot: Highlight) => number): Highlight | null {
  return lots.reduce<Highlight | null>((top, lot) => (top === null || measure(lot) > measure(top) ? lot : top), null)
}
