import type { ReactNode } from 'react'
import { usePlay } from '../play/playStore.ts'
import { plain } from '../words/Rich.tsx'
import { useWords } from '../words/words.ts'
import { bannerOf } from './banner.ts'
import { sayEvent } from './logEntries.ts'
import { useTable } from './tableContext.ts'

const LAST = 3

/** The auctioneer for who cannot see: what has just happened, and what one may do. */
export function AuctioneerVoice(): ReactNode {
  const words = useWords()
  const { screen, beat } = useTable()
  const events = usePlay((state) => state.events)
  const said = events
    .slice(-LAST)
    .map((event) => sayEvent(screen.view, event, words))
    .filter((text) => text !== null)
  const banner = bannerOf(screen, words)
  return (
    <p aria-live="polite" className="sr-only" data-testid="auctioneer">
      {beat === null ? plain([said.at(-1), banner.text].filter((text) => text !== undefined).join('; ')) : ''}
    </p>
  )
}
