import { useEffect, useMemo, useState } from 'react'
import { holdShow, releaseShow } from '../play/play.ts'
import { usePlay } from '../play/playStore.ts'
import { useWords } from '../words/words.ts'
import type { Marked } from '../words/Rich.tsx'
import type { Screen } from '../worker/messages.ts'
import type { LessonName } from './lessonNames.ts'
import { guideText } from './guideText.ts'
import { guiding } from './moments.ts'
import type { Guiding, Moment } from './moments.ts'
import { markLessonDone } from './progress.ts'

interface Guide extends Guiding {
  readonly text: Marked
  /** The learner has read it. */
  readonly goOn: () => void
}

/** What the guide of a lesson says now; `null` until the table is there. While it is read, and when all is said, the table waits. */
export function useGuide(lesson: LessonName): Guide | null {
  const words = useWords()
  const screen = useRestingScreen()
  const acting = usePlay((state) => state.acting)
  const [seen, setSeen] = useState<ReadonlySet<Moment>>(new Set())
  const now = useMemo(() => (screen === null ? null : guiding(lesson, screen, seen)), [lesson, screen, seen])
  const moment = now?.moment ?? null
  const waits = now?.waits ?? false
  // Whoever acts without reading on has read enough; but what was done before it was said does not count.
  const [shown, setShown] = useState<Moment | null>(null)
  if (waits && !acting && shown !== moment) setShown(moment)
  if (waits && acting && moment !== null && shown === moment) setSeen((all) => new Set([...all, moment]))
  const over = now?.over ?? false
  const holds = waits || over
  useEffect(() => {
    if (!holds) return undefined
    holdShow()
    return releaseShow
  }, [holds])
  useEffect(() => {
    if (over) markLessonDone(lesson)
  }, [over, lesson])
  if (now === null || screen === null) return null
  return {
    ...now,
    text: guideText(lesson, now.moment, screen, words),
    goOn: () => setSeen((all) => new Set([...all, now.moment])),
  }
}

/** The screen once it stands still: what is being shown speaks for itself. */
function useRestingScreen(): Screen | null {
  const screen = usePlay((state) => state.screen)
  const beat = usePlay((state) => state.beat)
  const stands = beat === null || beat.name === 'season'
  const [rested, setRested] = useState<Screen | null>(null)
  if (stands && screen !== rested) setRested(screen)
  return stands ? screen : rested
}
