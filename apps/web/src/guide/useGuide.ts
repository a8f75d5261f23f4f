import type { Screen } from '@modern-art/table/contract'
import { useEffect, useMemo, useState } from 'react'
import { letOthersGoOn } from '../play/play.ts'
import { lessonOf, usePlay } from '../play/playStore.ts'
import { useWords } from '../words/words.ts'
import type { Marked } from '../words/grammar/marked.ts'
import type { LessonName } from '../lessons/lessons.ts'
import { guideText } from './guideText.ts'
import { guiding } from './guiding.ts'
import type { Guiding } from './guiding.ts'
import type { Cue } from '../lessons/cues.ts'
import { markLessonDone } from '../lessons/progress.ts'

export interface Guide extends Guiding {
  readonly text: Marked
  /** The learner has read it. */
  readonly goOn: () => void
}

/**
 * The guide of a lesson as it speaks now; `null` until its table is there. While something is to be read, and when all is
 * said, the rivals wait: they are told that the screen has shown everything by the guide, and by nobody else.
 */
export function useGuide(lesson: LessonName): Guide | null {
  const words = useWords()
  const screen = useRestingScreen(lesson)
  const [seen, setSeen] = useState<ReadonlySet<Cue>>(new Set())
  const now = useMemo(() => (screen === null ? null : guiding(lesson, screen, seen)), [lesson, screen, seen])
  const over = now?.over ?? false
  const moves = now === null || now.waits || over ? null : (screen?.moves ?? null)
  useEffect(() => {
    if (moves !== null) letOthersGoOn()
  }, [moves])
  useEffect(() => {
    if (over) markLessonDone(lesson)
  }, [over, lesson])
  if (now === null || screen === null) return null
  return {
    ...now,
    text: guideText(lesson, now.cue, screen, words),
    goOn: () => setSeen((all) => new Set([...all, now.cue])),
  }
}

/** The screen of the lesson once it stands still: what is being shown speaks for itself. */
function useRestingScreen(lesson: LessonName): Screen | null {
  const isOpen = usePlay((state) => state.status === 'open' && lessonOf(state) === lesson)
  const screen = usePlay((state) => state.screen)
  const beat = usePlay((state) => state.beat)
  const stands = beat === null || beat.name === 'season'
  const [rested, setRested] = useState<Screen | null>(null)
  if (stands && screen !== rested) setRested(screen)
  if (!isOpen) return null
  return stands ? screen : rested
}
