import type { ReactNode } from 'react'
import { useState } from 'react'
import { useWords } from '../../words/words.ts'
import { PlansDialog } from './PlansDialog.tsx'
import { countPlans, usePlans } from './usePlans.ts'
import './plans.css'

/** The way to one's plans, which says how many stand. */
export function PlansButton({ className }: { readonly className: string }): ReactNode {
  const words = useWords()
  const planning = usePlans()
  const [open, setOpen] = useState(false)
  if (planning === null) return null
  const standing = countPlans(planning.plans)
  return (
    <>
      <button type="button" className={className} data-planned={standing > 0} onClick={() => setOpen(true)}>
        {standing === 0 ? words.plans.open : words.plans.count(standing)}
      </button>
      {open && <PlansDialog onClose={() => setOpen(false)} />}
    </>
  )
}
