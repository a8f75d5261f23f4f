import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { usePlay } from '../play/playStore.ts'
import { plain } from '../words/Rich.tsx'
import { useWords } from '../words/words.ts'
import { bannerOf } from './banner.ts'
import { sayEvent } from './logEntries.ts'

/**
 * The auctioneer for who cannot see: everything that has been told since it last spoke, and then what is asked. It
 * stays through season ends and hand-overs, for a region that comes and goes is not heard.
 */
export function AuctioneerVoice(): ReactNode {
  const words = useWords()
  const events = usePlay((state) => state.events)
  const screen = usePlay((state) => state.screen)
  const resting = usePlay(({ beat, looking }) => beat === null && looking.at !== 'handover')
  const heard = useRef(0)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (screen === null || !resting) return
    const fresh = events.slice(Math.min(heard.current, events.length))
    heard.current = events.length
    const sentences = fresh.map((event) => sayEvent(screen.view, event, words)).filter((text) => text !== null)
    setSaid(plain([...sentences.slice(-8), bannerOf(screen, words).text].join('. ')))
  }, [events, screen, resting, words])
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  )
}
