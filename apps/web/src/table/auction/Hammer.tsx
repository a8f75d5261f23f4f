import type { HammerClock } from '@modern-art/table/contract'
import type { ReactNode } from 'react'
import { useNow } from '../../pieces/useNow.ts'
import { arrivalOf } from '../../play/arrivals.ts'
import { useWords } from '../../words/words.ts'
import { useTable } from '../context/tableContext.ts'

/** The hammer: three bars that fill towards "sold", and the auctioneer's calls. */
export function Hammer({ clock }: { readonly clock: HammerClock }): ReactNode {
  const words = useWords()
  const { screen } = useTable()
  const now = useNow(clock.running, 100)
  const passed = clock.running ? Math.max(0, now - arrivalOf(screen)) : 0
  const part = clock.left <= 0 ? 1 : Math.min(1, passed / clock.left)
  return (
    <div className="my-1">
      <div className="flex gap-1.5" aria-hidden="true">
        {[0, 1, 2].map((bar) => (
          <span key={bar} className="bg-line h-1.5 flex-1 overflow-hidden rounded-full">
            <span
              className="bg-now block h-full rounded-full"
              style={{ width: `${100 * (bar < clock.calls ? 1 : bar === clock.calls ? part : 0)}%` }}
            />
          </span>
        ))}
      </div>
      <p className="text-now-text min-h-7 font-serif text-lg font-semibold italic">{words.stage.calls[clock.calls]}</p>
    </div>
  )
}
