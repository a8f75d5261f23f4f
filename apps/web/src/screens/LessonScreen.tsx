import { calledAtTable } from '@modern-art/bots/roster'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { GuidePanel } from '../guide/GuidePanel.tsx'
import { LESSON_NAMES, lessonAfter, RIVALS_IN_LESSONS } from '../lessons/lessons.ts'
import type { LessonName } from '../lessons/lessons.ts'
import { isLessonDone } from '../lessons/progress.ts'
import { useGuide } from '../guide/useGuide.ts'
import { usePlayNow } from '../setUp/usePlayNow.ts'
import { openLesson } from '../play/play.ts'
import { lessonOf, usePlay } from '../play/playStore.ts'
import { settings } from '../settings/settings.ts'
import { useWords } from '../words/words.ts'
import type { Words } from '../words/words.ts'
import { UnknownAddress } from './UnknownAddress.tsx'
import { GameOnScreen } from './GameOnScreen.tsx'
import '../guide/guide.css'

/** A lesson by its name in the address. */
export function LessonScreen({ name }: { readonly name: string }): ReactNode {
  const lesson = LESSON_NAMES.find((known) => known === name)
  return lesson === undefined ? <UnknownAddress /> : <Lesson key={lesson} lesson={lesson} />
}

function Lesson({ lesson }: { readonly lesson: LessonName }): ReactNode {
  const words = useWords()
  const [, navigate] = useLocation()
  const playNow = usePlayNow()
  const isOpen = usePlay((state) => state.status === 'open' && lessonOf(state) === lesson)
  // One that is done begins anew; one that was left goes on.
  const open = (): void => openLesson(lesson, playersOf(words), isLessonDone(lesson))
  useEffect(() => {
    if (!isOpen) open()
    // Only once: what happens to it later is the table's business.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [lesson])
  const guide = useGuide(lesson)
  const readsSeason = usePlay(({ beat }) => beat?.name === 'season')
  const next = lessonAfter(lesson)
  const wayOn =
    next === null
      ? { label: words.lessons.toFullGame, go: playNow }
      : { label: words.lessons.next, go: () => navigate(`/learn/${next}`) }
  return (
    <div className="lesson">
      <GuidePanel lesson={lesson} guide={guide} wayOn={readsSeason ? null : wayOn} />
      <div className="lesson-table scrolls scrolls-down" inert={guide?.over === true && !readsSeason}>
        <GameOnScreen onRetry={open} afterSeason={wayOn} />
      </div>
    </div>
  )
}

function playersOf(words: Words): readonly string[] {
  const { playerName } = settings.getState()
  return [playerName.trim() || words.you, ...RIVALS_IN_LESSONS.map((bot) => calledAtTable(bot))]
}
