import type { ReactNode } from 'react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { meStore } from '../online/me.ts'
import { useWords } from '../words/words.ts'

const JoinDialog = lazy(() => import('../account/JoinDialog.tsx').then((module) => ({ default: module.JoinDialog })))

/** A guest becomes an account without leaving the table; on a page of its own that would take one away from the others. */
export function AccountAtTable({ code }: { readonly code: string }): ReactNode {
  const words = useWords()
  const me = useStore(meStore, (state) => state.me)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { action, hint } = words.online.keepSeat
  const close = (): void => {
    setOpen(false)
    // Whoever has an account now goes back to the game: in the menu there is nothing more to press for it.
    if (meStore.getState().me?.hasAccount === true) button.current?.closest('dialog')?.close()
  }
  if (me === null || (me.hasAccount && !open)) return null
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button flex-wrap gap-y-0! py-1! whitespace-normal!"
        onClick={() => setOpen(true)}
      >
        {action}
        <span className="text-muted text-xs font-normal">{hint}</span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <JoinDialog me={me} from={`/table/${code}`} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
