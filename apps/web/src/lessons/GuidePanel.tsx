import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { usePlay } from '../play/playStore.ts'
import { Rich } from '../words/Rich.tsx'
import { useWords } from '../words/words.ts'
import { LESSON_NAMES } from './lessonNames.ts'
import type { LessonName } from './lessonNames.ts'
import { useGuide } from './useGuide.ts'

interface GuidePanelProps {
  readonly lesson: LessonName
  /** Where the end of the lesson leads to. */
  readonly wayOn: { readonly label: string; readonly go: () => void }
}

/** The guide of a lesson, above the table: says what happens, and waits where there is something to read. */
export function GuidePanel({ lesson, wayOn }: GuidePanelProps): ReactNode {
  const words = useWords()
  const guide = useGuide(lesson)
  // The page of a season's end has the way on itself.
  const readsSeason = usePlay(({ beat }) => beat?.name === 'season')
  return (
    <aside aria-label={words.lessons.guide} className="guide" data-moment={guide?.moment} data-over={guide?.over}>
      <p className="guide-title">
        <Link href="/learn" className="underline-offset-4 hover:underline">
          ← {words.lessons.leave}
        </Link>
        <span>
          {words.lessons.lessonOf(LESSON_NAMES.indexOf(lesson) + 1, LESSON_NAMES.length)}:{' '}
          {words.lessonTexts[lesson].title}
        </span>
      </p>
      <p role="status" className="guide-says">
        {guide !== null && <Rich text={guide.text} />}
      </p>
      {guide?.waits === true && (
        <button type="button" className="button button-ink" onClick={guide.goOn}>
          {words.lessons.goOn}
        </button>
      )}
      {guide?.over === true && !readsSeason && (
        <button type="button" className="button button-now" onClick={wayOn.go}>
          {wayOn.label}
        </button>
      )}
    </aside>
  )
}
