import type { Card } from '@modern-art/engine'
import type { Screen } from '@modern-art/table/contract'
import { useMemo, useState } from 'react'
import { isSettled } from '../../play/beat.ts'
import type { Beat } from '../../play/beat.ts'

/** A card of the hand, as long as one question lasts. */
interface CardForDecision {
  readonly card: Card
  readonly decision: number
}

/** The cards that the table shows as if they had been played. */
export interface Imagined {
  /** The card of the hand that is lifted: it lies on the easel as a preview, and the bar offers to play it. */
  readonly selected: Card | null
  /** Lifts a card; `null` puts it down, and everything imagined goes back. */
  readonly select: (card: Card | null) => void
  /** The card whose forecast is shown: one that is pointed at or in focus, or the one that is lifted. */
  readonly forecast: Card | null
  readonly pointAt: (card: Card | null) => void
}

/**
 * With the next question every card lies in the hand again, wherever the pointer rests. Nothing is imagined while the
 * screen shows how a lot leaves or a season ends.
 */
export function useImagined({ view, decision }: Screen, beat: Beat | null, covered: boolean): Imagined {
  const [lifted, setLifted] = useState<CardForDecision | null>(null)
  const [pointed, setPointed] = useState<CardForDecision | null>(null)
  const mayImagine = !covered && isSettled(beat)
  const shown = (chosen: CardForDecision | null): Card | null =>
    chosen !== null && mayImagine && chosen.decision === decision && view.hand.includes(chosen.card)
      ? chosen.card
      : null
  const selected = shown(lifted)
  const forecast = shown(pointed) ?? selected
  return useMemo(() => {
    const forDecision = (card: Card | null): CardForDecision | null => (card === null ? null : { card, decision })
    return {
      selected,
      forecast,
      select: (card) => {
        setLifted(forDecision(card))
        if (card === null) setPointed(null)
      },
      pointAt: (card) => setPointed(forDecision(card)),
    }
  }, [selected, forecast, decision])
}
