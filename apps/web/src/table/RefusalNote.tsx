import type { ReactNode } from 'react'
import { act } from '../play/play.ts'
import { usePlay } from '../play/playStore.ts'
import { useWords } from '../words/words.ts'
import { choiceOf } from './standing.ts'
import { useTable } from './tableContext.ts'

/** Why the last action was refused; a bid that came too late can be made again with one tap. */
export function RefusalNote(): ReactNode {
  const words = useWords()
  const refusal = usePlay((state) => state.refusal)
  const { screen } = useTable()
  if (refusal === null) return null
  const bid = choiceOf(screen.choices, 'bid')
  const { seat } = screen.view
  const late = refusal.code === 'amount_too_low' || refusal.code === 'outbid_in_the_same_moment'
  return (
    <p
      role="alert"
      className="bg-ink text-on-ink mx-auto flex w-max max-w-full items-center gap-3 rounded-full px-4 py-1.5 text-sm"
    >
      {words.refusals[refusal.code]}
      {late && bid !== null && seat !== null && (
        <button
          type="button"
          className="min-h-8 font-semibold underline underline-offset-4"
          onClick={() => act({ type: 'bid', seat, amount: bid.min })}
        >
          {words.bidInstead(bid.min)}
        </button>
      )}
    </p>
  )
}
