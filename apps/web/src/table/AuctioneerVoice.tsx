import type { Seat } from '@modern-art/engine'
import type { ScreenEvent } from '@modern-art/table/contract'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useHeardInDialogs } from '../pieces/useVoice.tsx'
import { usePlay } from '../play/playStore.ts'
import { plain } from '../words/Rich.tsx'
import { useWords } from '../words/words.ts'
import { bannerOf } from './context/banner.ts'
import { repeatedPasses } from './log/foldedLog.ts'
import { sayEvent } from './log/sayEvent.ts'

/** More than this at once is no longer listened to. */
const SENTENCES = 8

/**
 * The auctioneer for people who cannot see: it tells all that happened since it last spoke, and then the question. It
 * stays through season ends and hand-overs, for a region that comes and goes is not heard; but what it said to one
 * person is gone before the device is another's.
 */
export function AuctioneerVoice(): ReactNode {
  const words = useWords()
  const events = usePlay((state) => state.events)
  const screen = usePlay((state) => state.screen)
  const resting = usePlay(({ beat }) => beat === null)
  const handedOver = usePlay(({ looking }) => looking.at === 'handover')
  const heard = useRef<readonly ScreenEvent[]>([])
  const [said, setSaid] = useState<{ readonly to: Seat | null; readonly text: string } | null>(null)
  useEffect(() => {
    if (screen === null || !resting || handedOver || screen.paused) return
    const from = heardOf(events, heard.current)
    const repeated = repeatedPasses(events)
    const fresh = events.filter((_, index) => index >= from && !repeated.has(index))
    heard.current = events
    const sentences = fresh.map((event) => sayEvent(screen.view, event, words)).filter((text) => text !== null)
    const spoken = [...sentences.slice(-SENTENCES), bannerOf(screen, words).text]
    const text = spoken.map((sentence) => plain(sentence).replace(/[.]$/, '')).join('. ')
    setSaid({ to: screen.view.seat, text })
  }, [events, screen, resting, handedOver, words])
  const heardByWhoLooks = !handedOver && screen !== null && said !== null && said.to === screen.view.seat
  const text = heardByWhoLooks ? said.text : ''
  useHeardInDialogs(text)
  return (
    <p aria-live="polite" className="sr-only">
      {text}
    </p>
  )
}

/**
 * How many of these events have been heard. Whoever takes the device is told the story anew, and without what happened
 * around the table: pauses, calls, who came and went.
 */
function heardOf(events: readonly ScreenEvent[], heard: readonly ScreenEvent[]): number {
  const goesOn = heard.length <= events.length && heard.at(-1) === events[heard.length - 1]
  return goesOn ? heard.length : Math.min(events.length, heard.filter(isOfTheGame).length)
}

const AROUND: ReadonlySet<ScreenEvent['type']> = new Set([
  'hammer_called',
  'timed_out',
  'stand_in_sat_down',
  'person_left',
  'person_came',
  'seat_taken_back',
  'vacation_began',
  'vacation_ended',
  'paused',
  'resumed',
])

function isOfTheGame({ type }: ScreenEvent): boolean {
  return !AROUND.has(type)
}
