import { STARTING_MONEY, pay, paintingValues, paymentsFor, redemptions } from '@modern-art/engine'
import type { View } from '@modern-art/engine'

/** Everyone's money after one lot, or after a season has paid. */
export interface MoneyPoint {
  readonly money: readonly number[]
  /** The season that has just paid; `null` after a lot. */
  readonly season: number | null
}

/** The whole game as money: the start, every lot, every season's end. */
export function moneyCurve({ setup, past }: Pick<View, 'setup' | 'past'>): readonly MoneyPoint[] {
  const money = setup.players.map(() => STARTING_MONEY)
  const points: MoneyPoint[] = [{ money: money.slice(), season: 0 }]
  past.forEach((round, index) => {
    for (const lot of round.lots) {
      for (const payment of paymentsFor(lot, lot.buyer, lot.price, setup.variants)) pay(money, payment)
      points.push({ money: money.slice(), season: null })
    }
    const values = paintingValues(past.slice(0, index + 1))
    redemptions(round.lots, money.length, values).forEach((amount, to) => pay(money, { from: null, to, amount }))
    points.push({ money: money.slice(), season: index + 1 })
  })
  return points
}
