import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { Redirect, useLocation } from 'wouter'
import { GuidePanel } from '../lessons/GuidePanel.tsx'
import { LESSON_NAMES, lessonAfter } from '../lessons/lessonNames.ts'
import type { LessonName } from '../lessons/lessonNames.ts'
import { RIVALS_IN_LESSONS } from '../lessons/rivalsInLessons.ts'
import { isLessonDone } from '../lessons/progress.ts'
import { quickGame } from '../newGame/readyMade.ts'
import { openLesson, startGame } from '../play/play.ts'
import { usePlay } from '../play/playStore.ts'
import { settings } from '../settings/settings.ts'
import { useWords } from '../words/words.ts'
import type { Words } from '../words/words.ts'
import { GameOnScreen } from './GameOnScreen.tsx'
import '../lessons/lessons.css'

/** A lesson by its name in the address. */
export function LessonScreen({ name }: { readonly name: string }): ReactNode {
  const lesson = LESSON_NAMES.find((known) => known === name)
  return lesson === undefined ? <Redirect to="/learn" replace /> : <Lesson key={lesson} lesson={lesson} />
}

function Lesson({ lesson }: { readonly lesson: LessonName }): ReactNode {
  const words = useWords()
  const [, navigate] = useLocation()
  const isOpen = usePlay(({ status, gameId }) => status === 'open' && gameId === `lesson-${lesson}`)
  useEffect(() => {
    // One that is done begins anew; one that was left goes on.
    if (!isOpen) openLesson(lesson, playersOf(words), isLessonDone(lesson))
    // Only once: what happens to it later is the table's business.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [lesson])
  const next = lessonAfter(lesson)
  const play = (): void => {
    startGame(quickGame(settings.getState(), words))
    navigate('/game/new')
  }
  const wayOn =
    next === null
      ? { label: words.lessons.toFullGame, go: play }
      : { label: words.lessons.next, go: () => navigate(`/learn/${next}`) }
  return (
    <div className="lesson">
      {isOpen ? <GuidePanel lesson={lesson} wayOn={wayOn} /> : <span />}
      <div className="lesson-table">
        <GameOnScreen onRetry={() => openLesson(lesson, playersOf(words), false)} afterSeason={wayOn} />
      </div>
    </div>
  )
}

function playersOf(words: Words): readonly string[] {
  const { playerName } = settings.getState()
  return [playerName.trim() || words.you, ...RIVALS_IN_LESSONS.map((bot) => words.bots[bot].name)]
}
