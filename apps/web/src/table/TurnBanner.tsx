import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { skip } from '../play/play.ts'
import { useWords } from '../words/words.ts'
import { bannerOf } from './banner.ts'
import { Countdown } from './Countdown.tsx'
import { useTable } from './tableContext.ts'

/** Whose move it is, what is asked and how long is left: one dark pill, always in the same place. */
export function TurnBanner(): ReactNode {
  const words = useWords()
  const { screen, beat } = useTable()
  const { text, yours } = bannerOf(screen, words)
  const { seat } = screen.view
  useEffect(() => {
    document.title = yours ? words.banner.titleYourTurn(text) : words.gameName
    return () => {
      document.title = words.gameName
    }
  }, [yours, text, words])
  if (beat !== null && beat.lasts !== null && beat.draws === 'before') {
    return (
      <button type="button" className="turn-banner" onClick={skip}>
        {words.table.skipShow} <kbd className="narrow:hidden text-xs opacity-70">{words.table.space}</kbd>
      </button>
    )
  }
  return (
    <p className={`turn-banner ${yours ? '' : 'turn-banner-waiting'}`} data-yours={yours}>
      {yours && <i className="bg-[#ff6a55] size-2 shrink-0 rounded-full" />}
      <span className="line-clamp-2 py-0.5 leading-[1.15] text-balance">{text}</span>
      {seat !== null && <Countdown seat={seat} onInk={yours} />}
    </p>
  )
}
