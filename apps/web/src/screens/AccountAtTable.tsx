import type { ReactNode } from 'react'
import { lazy, Suspense, useState } from 'react'
import { useMe } from '../online/useMe.ts'
import { useWords } from '../words/words.ts'

const JoinDialog = lazy(() => import('../account/JoinDialog.tsx').then((module) => ({ default: module.JoinDialog })))

/** A guest becomes an account without leaving the table; on a page of its own that would take one away from the others. */
export function AccountAtTable({ code }: { readonly code: string }): ReactNode {
  const words = useWords()
  const { me } = useMe()
  const [open, setOpen] = useState(false)
  const { action, hint } = words.online.keepSeat
  if (me === null || (me.hasAccount && !open)) return null
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {action}
        <span className="text-muted text-xs font-normal">{hint}</span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <JoinDialog me={me} from={`/table/${code}`} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
