import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { LESSON_NAMES } from '../lessons/lessons.ts'
import type { LessonName } from '../lessons/lessons.ts'
import { useLessonsDone } from '../lessons/progress.ts'
import { usePlayNow } from '../setUp/usePlayNow.ts'
import { Page } from '../pieces/Page.tsx'
import { putGameAway } from '../play/play.ts'
import { listLessons } from '../saves/saves.ts'
import { useWords } from '../words/words.ts'

/** All lessons: which are done, which was left, and which comes next. */
export function LearnScreen(): ReactNode {
  const words = useWords()
  const playNow = usePlayNow()
  const done = useLessonsDone()
  const [begun, setBegun] = useState<readonly LessonName[]>([])
  useEffect(() => {
    putGameAway()
    // Where nothing can be stored, every lesson begins at its beginning.
    listLessons().then(setBegun, () => {})
  }, [])
  const next = LESSON_NAMES.find((name) => !done.includes(name)) ?? null
  return (
    <Page title={words.lessons.title} about={words.lessons.about}>
      <ol className="mt-8 grid max-w-3xl gap-2.5">
        {LESSON_NAMES.map((name, index) => {
          const { title, about } = words.lessonTexts[name]
          const isDone = done.includes(name)
          const label = isDone ? words.lessons.again : begun.includes(name) ? words.lessons.resume : words.lessons.start
          return (
            <li key={name} className="panel flex flex-wrap items-center gap-x-4 gap-y-2 p-3.5">
              <span aria-hidden="true" className="title w-9 text-center text-3xl">
                {isDone ? '✓' : index + 1}
              </span>
              <p className="min-w-48 flex-1">
                <span className="font-serif text-lg font-semibold">{title}</span>
                {isDone && <span className="sr-only"> ({words.lessons.done})</span>}
                <span className="text-muted block">{about}</span>
              </p>
              <Link
                href={`/learn/${name}`}
                className={`button ${name === next ? 'button-now' : ''}`}
                aria-label={`${label}: ${title}`}
              >
                {label}
              </Link>
            </li>
          )
        })}
      </ol>
      {next === null && (
        <p className="mt-8 flex flex-wrap items-center gap-4 font-serif text-xl italic">
          {words.lessons.allDone}
          <button type="button" className="button button-now font-sans text-base not-italic" onClick={playNow}>
            {words.lessons.toFullGame}
          </button>
        </p>
      )}
    </Page>
  )
}
