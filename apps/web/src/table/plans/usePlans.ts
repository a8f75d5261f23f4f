import type { Seat } from '@modern-art/engine'
import type { Plans, TableRules } from '@modern-art/table/contract'
import { usePlay } from '../../play/playStore.ts'
import { useTable } from '../context/tableContext.ts'

/** Whose plans they are, and what stands; `null` where nobody plans: at a table of this device, or when the game is over. */
export function usePlans(): { readonly seat: Seat; readonly plans: Plans } | null {
  const { screen } = useTable()
  const isOwn = usePlay((state) => state.isOwn)
  const seated = usePlay(({ looking }) => looking.at === 'seat')
  const { view, plans } = screen
  if (isOwn || !seated || view.seat === null || plans === null || view.phase.name === 'finished') return null
  return { seat: view.seat, plans }
}

export function countPlans({ passOn, sale }: Plans): number {
  return (passOn.length > 0 ? 1 : 0) + (sale === null ? 0 : 1)
}

/** Whether people come by now and then, so that a plan saves days. */
export function countsDays({ clock }: TableRules): boolean {
  return clock.kind === 'per_decision' && clock.milliseconds >= HOUR
}

const HOUR = 3_600_000
