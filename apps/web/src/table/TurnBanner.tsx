import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { skip } from '../play/play.ts'
import { canHurryOthers, usePlay } from '../play/playStore.ts'
import { areOthersActing } from '../play/toDecide.ts'
import { useSetting } from '../settings/settings.ts'
import { factorOf } from '../settings/speed.ts'
import { useWords } from '../words/words.ts'
import { bannerOf } from './context/banner.ts'
import { Countdown } from './pieces/Countdown.tsx'
import { useTable } from './context/tableContext.ts'

/** The player to move, the question and the time left, in one dark pill that is always in the same place. */
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
  const showing = beat !== null && beat.lasts !== null && beat.draws === 'before'
  const maySkip = useMaySkip()
  if (showing) {
    return (
      <button type="button" className="turn-banner" onClick={skip}>
        <SkipLabel />
      </button>
    )
  }
  return (
    <div className={`turn-banner ${yours ? '' : 'turn-banner-waiting'}`} data-yours={yours}>
      {yours && <i className="bg-[#ff6a55] size-2 shrink-0 rounded-full" />}
      <p>{text}</p>
      {seat !== null && <Countdown seat={seat} onInk={yours} />}
      {maySkip && (
        <button
          type="button"
          className="text-ink -my-1 -mr-2 min-h-11 shrink-0 px-2 underline underline-offset-4"
          onClick={skip}
        >
          <SkipLabel />
        </button>
      )}
    </div>
  )
}

function SkipLabel(): ReactNode {
  const words = useWords()
  return (
    <>
      {words.table.skipShow} <kbd className="narrow:hidden text-xs opacity-70">{words.table.space}</kbd>
    </>
  )
}

/** Whether others act and take their time, and a skip would hurry them. */
function useMaySkip(): boolean {
  const { screen } = useTable()
  const people = usePlay((state) => state.people)
  const canHurry = usePlay(canHurryOthers)
  const speed = useSetting('speed')
  return canHurry && factorOf(speed) > 0 && areOthersActing(screen, people)
}
