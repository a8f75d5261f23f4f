import { rememberMoney } from '@modern-art/engine'
import type { View } from '@modern-art/engine'

/** Everyone's money after one lot, or after a season has paid. */
export interface MoneyPoint {
  readonly money: readonly number[]
  /** The season that has just paid; `null` after a lot. */
  readonly season: number | null
}

/** The whole game as money: the start, every lot, every season's end. */
export function moneyCurve({ setup, past }: Pick<View, 'setup' | 'past'>): readonly MoneyPoint[] {
  const start: MoneyPoint = { money: rememberMoney({ setup, past: [], lots: [] }), season: 0 }
  return [
    start,
    ...past.flatMap(({ lots }, seasons): MoneyPoint[] => [
      ...lots.map((_, sold) => ({
        money: rememberMoney({ setup, past: past.slice(0, seasons), lots: lots.slice(0, sold + 1) }),
        season: null,
      })),
      { money: rememberMoney({ setup, past: past.slice(0, seasons + 1), lots: [] }), season: seasons + 1 },
    ]),
  ]
}
