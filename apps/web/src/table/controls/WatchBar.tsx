import type { ReactNode } from 'react'
import { letBotsGoOn, openHands, stepBots, stopBots } from '../../play/play.ts'
import { usePlay } from '../../play/playStore.ts'
import { useShortcuts } from '../../pieces/shortcuts.ts'
import type { Marked } from '../../words/grammar/marked.ts'
import { Rich } from '../../words/Rich.tsx'
import { useWords } from '../../words/words.ts'

/** The bar for somebody who watches bots: stop them, take one step, look into their hands. It also says what just happened. */
export function WatchBar({ verdict }: { readonly verdict: Marked | null }): ReactNode {
  const words = useWords()
  const { watching } = words.table
  const stopped = usePlay((state) => state.stopped)
  const handsOpen = usePlay((state) => state.handsOpen)
  const stopOrGoOn = stopped ? letBotsGoOn : stopBots
  useShortcuts({ k: stopOrGoOn, s: stepBots })
  return (
    <div className="action-bar">
      <button type="button" className="button" onClick={stopOrGoOn}>
        {stopped ? watching.goOn : watching.pause}
      </button>
      <button type="button" className="button" title={watching.stepHint} onClick={stepBots}>
        {watching.step}
      </button>
      <p className="min-w-0 flex-1 px-2 text-center narrow:order-first narrow:basis-full">
        {verdict === null ? <span className="text-muted">{watching.title}</span> : <Rich text={verdict} />}
      </p>
      <button type="button" className="button narrow:ml-auto" onClick={() => openHands(!handsOpen)}>
        {handsOpen ? watching.hideHands : watching.showHands}
      </button>
    </div>
  )
}
