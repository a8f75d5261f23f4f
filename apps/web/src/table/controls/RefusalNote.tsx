import type { ReactNode } from 'react'
import { act } from '../../play/play.ts'
import { usePlay } from '../../play/playStore.ts'
import { useWords } from '../../words/words.ts'
import { doubtsOf } from './moves.ts'
import { choiceOf } from '../../facts/asking.ts'
import { useTable } from '../context/tableContext.ts'

/** Why the last action was refused; a bid that came too late can be made again with one tap, if it is no odd one. */
export function RefusalNote(): ReactNode {
  const words = useWords()
  const refusal = usePlay((state) => state.refusal)
  const { screen } = useTable()
  if (refusal === null || refusal.decision !== screen.decision) return null
  const { view } = screen
  const { seat } = view
  const bid = choiceOf(screen.choices, 'bid')
  const late = refusal.code === 'amount_too_low' || refusal.code === 'outbid_in_the_same_moment'
  // On a screen for everybody, nobody is told how much somebody has.
  const text =
    seat === null && refusal.code === 'not_enough_money' ? words.bidDoesNotStand : words.refusals[refusal.code]
  return (
    <p
      role="alert"
      className="bg-ink text-on-ink mx-auto flex w-max max-w-full items-center gap-3 rounded-full px-4 py-1 text-sm"
    >
      {text}
      {late && bid !== null && seat !== null && doubtsOf(view, seat, bid.min).length === 0 && (
        <button
          type="button"
          className="min-h-11 font-semibold underline underline-offset-4"
          onClick={() => act({ type: 'bid', seat, amount: bid.min })}
        >
          {words.bidInstead(bid.min)}
        </button>
      )}
    </p>
  )
}
