import type { Screen } from '@modern-art/table/contract'
import type { ReactNode } from 'react'
import { isSettled } from '../../play/beat.ts'
import { useEffect, useId, useState } from 'react'
import { act, askHint, dropHint, holdShow } from '../../play/play.ts'
import { mayAskHint } from '../../play/mayAskHint.ts'
import { hasHints, usePlay } from '../../play/playStore.ts'
import type { PlayState } from '../../play/playStore.ts'
import { useShortcuts } from '../../pieces/shortcuts.ts'
import { useSetting } from '../../settings/settings.ts'
import { Rich, plain } from '../../words/Rich.tsx'
import { tellReason } from '../../words/grammar/tellReason.ts'
import { useWords } from '../../words/words.ts'
import type { Explanation } from '../../worker/messages.ts'
import { Confirmation } from './Confirmation.tsx'
import { moveOf } from './moves.ts'
import type { Move } from './moves.ts'
import { whoOf } from '../../seats/names.ts'
import { useTable } from '../context/tableContext.ts'
import './hint.css'

/** Whether the viewer may ask for a hint about what they see now. */
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

type Hint = NonNullable<PlayState['hint']>

/** The hint that stands for this screen. It goes with the question that it is for. */
export function useHint({ moves }: Screen): Hint | null {
  const hint = usePlay((state) => state.hint)
  return hint === null || hint.moves !== moves ? null : hint
}

/**
 * The hint that was asked for, as a note above the bar: what to do, what the lot is worth, and why. Nothing is covered by
 * it, and what happens meanwhile is shown afterwards.
 */
export function HintNote(): ReactNode {
  const { screen } = useTable()
  useShortcuts({ h: useMayAsk() ? askHint : null })
  const hint = useHint(screen)
  return hint === null ? null : <Note hint={hint} />
}

function Note({ hint }: { readonly hint: Hint }): ReactNode {
  const words = useWords()
  const { screen } = useTable()
  const id = useId()
  useEffect(holdShow, [])
  const advised = hint.explanation?.action
  const move = advised === undefined || advised.type === 'hammer' ? null : moveOf(screen.view, advised, words)
  return (
    <section aria-labelledby={id} className="hint">
      <div className="hint-note scrolls scrolls-down">
        <h2 id={id} className="sr-only">
          {words.hints.title}
        </h2>
        <p role="status" className="hint-move">
          {move === null ? (
            <span className="text-muted">{words.hints.thinking}</span>
          ) : (
            <>
              {words.hints.would}{' '}
              <strong>
                <Rich text={move.label} />
              </strong>
            </>
          )}
        </p>
        {hint.explanation !== null && move !== null && <Advice explanation={hint.explanation} move={move} />}
        <button type="button" aria-label={words.close} className="button button-quiet hint-close" onClick={dropHint}>
          ×
        </button>
      </div>
    </section>
  )
}

interface AdviceProps {
  readonly explanation: Explanation
  readonly move: Move
}

/** The reasons for a move, and a way to make it. */
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
    <>
      {worth !== null && <Band worth={worth} paintings={lot.length} />}
      <ul className="hint-reasons">
        {reasons.map((reason) => (
          <li key={reason.code}>
            <Rich text={tellReason(words.reasons, reason, (seat) => whoOf(view, seat))} />
          </li>
        ))}
      </ul>
      <p className="hint-source">{words.hints.tellsNothing}</p>
      <button
        type="button"
        className="button button-ink hint-do"
        onClick={() => (confirmations && move.doubts.length > 0 ? setDoubted(true) : make())}
      >
        {words.hints.doIt}
      </button>
      {doubted && (
        <Confirmation doubts={move.doubts} what={plain(move.label)} onNo={() => setDoubted(false)} onYes={make} />
      )}
    </>
  )
}

/** How far the scale of what a lot may pay reaches, in units of the highest value. */
const REACH = 1.15

/** The probable worth of a lot, as a stretch of a scale from nothing on. */
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
    <div className="hint-worth">
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
