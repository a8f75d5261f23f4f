import type { Card, Seat } from '@modern-art/engine'
import type { Screen } from '@modern-art/table/contract'
import { moneyCurve } from './moneyCurve.ts'
import { seasonReport } from './seasonReport.ts'

/** A museum's season as its page shows it. */
export interface ShownAccount {
  readonly seat: Seat
  readonly paintings: readonly Card[]
  /** The bank's payment: it follows from the paintings, which lie on the table. */
  readonly redeemed: number
  /** The sums of the page; `null` where the table's money rule keeps the money hidden. */
  readonly sums: ShownSums | null
}

interface ShownSums {
  readonly paid: number
  readonly sales: number
  readonly profit: number
  /** All the museum's money after the season. */
  readonly money: number
}

type Rules = Pick<Screen['rules'], 'memoryAid'>

/**
 * Everyone's season, as far as the table's money rule goes. A season's profit gives the money away to anyone who has
 * added up the seasons before: so either the profit and the money are shown, or neither is.
 */
export function shownAccounts(
  { view, rules }: Pick<Screen, 'view'> & { readonly rules: Rules },
  round: number,
): readonly ShownAccount[] {
  const money = moneyCurve(view).find(({ season }) => season === round)?.money ?? []
  const accounts = seasonReport(view, round)?.accounts ?? []
  return accounts.map(({ seat, paintings, redeemed, paid, sales, profit }): ShownAccount => {
    const isShown = rules.memoryAid || (view.money[seat] ?? null) !== null
    return { seat, paintings, redeemed, sums: isShown ? { paid, sales, profit, money: money[seat] ?? 0 } : null }
  })
}
