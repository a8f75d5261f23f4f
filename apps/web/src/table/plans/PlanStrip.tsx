import type { ReactNode } from 'react'
import { useTable } from '../context/tableContext.ts'
import { LapsedLine, PlanLines } from './PlanLines.tsx'
import { countPlans, countsDays, usePlans } from './usePlans.ts'
import './plans.css'

/** Above what is asked: a sale that is off; and where there is room, and people think in days, all that stands. */
export function PlanStrip({ wide }: { readonly wide: boolean }): ReactNode {
  const { screen } = useTable()
  const planning = usePlans()
  if (planning === null) return null
  const showsAll = wide && countsDays(screen.rules) && countPlans(planning.plans) > 0
  return (
    <div className="plan-strip">
      <LapsedLine {...planning} />
      {showsAll && <PlanLines {...planning} />}
    </div>
  )
}
