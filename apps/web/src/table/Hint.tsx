import type { ReactNode } from 'react'
import { useState } from 'react'
import { act, askHint, dropHint } from '../play/play.ts'
import { mayAskHint } from '../play/mayAskHint.ts'
import { hasHints, usePlay } from '../play/playStore.ts'
import { useShortcuts } from '../pieces/shortcuts.ts'
import { useSetting } from '../settings/settings.ts'
import { Rich, plain } from '../words/Rich.tsx'
import { tellReason } from '../words/tellReason.ts'
import { useWords } from '../words/words.ts'
import type { Explanation } from '../worker/messages.ts'
import { Confirmation } from './controls/Confirmation.tsx'
import { moveOf } from './controls/moves.ts'
import type { Move } from './controls/moves.ts'
import { whoOf } from './names.ts'
import { ReadingDialog } from './ReadingDialog.tsx'
import { isSettled, useTable } from './tableContext.ts'

/** Whether who looks may have a hint for what they see now. */
function useMayAsk(): boolean {
  const { screen, beat } = useTable()
  const offered = usePlay(hasHints)
  return offered && mayAskHint(screen) && isSettled(beat)
}

/** A way to ask what a good player would do; only where one plays against bots. */
export function HintButton({ className }: { readonly className: string }): ReactNode {
  const words = useWords()
  if (!useMayAsk()) return null
  return (
    <button type="button" className={className} title={words.hints.askHint} onClick={askHint}>
      {words.hints.ask}
    </button>
  )
}

/** The hint that was asked for: what to do, what it is about, and why. It goes with the question that it is for. */
export function HintDialog(): ReactNode {
  const words = useWords()
  const { screen } = useTable()
  useShortcuts({ h: useMayAsk() ? askHint : null })
  const hint = usePlay((state) => state.hint)
  if (hint === null || hint.moves !== screen.moves) return null
  const advised = hint.explanation?.action
  const move = advised === undefined || advised.type === 'hammer' ? null : moveOf(screen.view, advised, words)
  return (
    <ReadingDialog title={words.hints.title} onClose={dropHint} className="max-w-md">
      <p role="status" className="flex flex-wrap items-center gap-x-3">
        {move === null ? (
          <span className="text-muted">{words.hints.thinking}</span>
        ) : (
          <>
            {words.hints.would}{' '}
            <strong className="text-lg">
              <Rich text={move.label} />
            </strong>
          </>
        )}
      </p>
      {hint.explanation !== null && move !== null && <Advice explanation={hint.explanation} move={move} />}
    </ReadingDialog>
  )
}

interface AdviceProps {
  readonly explanation: Explanation
  readonly move: Move
}

/** What speaks for a move, and a way to make it. */
function Advice({ explanation, move }: AdviceProps): ReactNode {
  const words = useWords()
  const { screen } = useTable()
  const { view } = screen
  const { worth, reasons, lot } = explanation
  const confirmations = useSetting('confirmations')
  const [doubted, setDoubted] = useState(false)
  const make = (): void => {
    dropHint()
    if (move.action !== null) act(move.action)
  }
  return (
    <div className="mt-4 grid gap-4">
      {worth !== null && <Band worth={worth} paintings={lot.length} />}
      <ul className="grid list-disc gap-1.5 pl-5">
        {reasons.map((reason) => (
          <li key={reason.code}>
            <Rich text={tellReason(words.reasons, reason, (seat) => whoOf(view, seat))} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted max-w-52 text-[0.8125rem]">{words.hints.tellsNothing}</p>
        <button
          type="button"
          className="button button-now"
          onClick={() => (confirmations && move.doubts.length > 0 ? setDoubted(true) : make())}
        >
          <Rich text={move.label} />
        </button>
      </div>
      {doubted && (
        <Confirmation doubts={move.doubts} what={plain(move.label)} onNo={() => setDoubted(false)} onYes={make} />
      )}
    </div>
  )
}

/** How far the scale of what a lot may pay reaches, in units of the highest value. */
const REACH = 1.15

/** What a lot will probably pay, as a stretch of a scale from nothing on. */
function Band({
  worth,
  paintings,
}: {
  readonly worth: NonNullable<Explanation['worth']>
  readonly paintings: number
}): ReactNode {
  const words = useWords()
  const { low, mean, high } = worth
  const at = (value: number): string => `${(100 * value) / Math.max(1, high * REACH)}%`
  return (
    <div>
      <p className="flex justify-between gap-3">
        <span className="text-muted">{words.hints.worth(paintings)}</span>
        <strong>{words.hints.band(low, mean, high)}</strong>
      </p>
      <div aria-hidden="true" className="bg-line relative mt-2 h-2 rounded-full">
        <div
          className="bg-ink absolute h-2 rounded-full opacity-60"
          style={{ left: at(low), right: `calc(100% - ${at(high)})` }}
        />
        <div className="bg-now absolute -top-1 h-4 w-1 rounded-full" style={{ left: at(mean) }} />
      </div>
    </div>
  )
}
