import type { ReactNode } from 'react'
import { useRef } from 'react'
import { Link } from 'wouter'
import { Rich } from '../words/Rich.tsx'
import { useWords } from '../words/words.ts'
import { LESSON_NAMES } from '../lessons/lessons.ts'
import type { LessonName } from '../lessons/lessons.ts'
import type { Guide } from './useGuide.ts'

interface GuidePanelProps {
  readonly lesson: LessonName
  readonly guide: Guide | null
  /** The way on at the end of the lesson; `null` if another part of the page has it. */
  readonly wayOn: { readonly label: string; readonly go: () => void } | null
}

/** The guide of a lesson, above the table: says what happens, and waits where there is something to read. */
export function GuidePanel({ lesson, guide, wayOn }: GuidePanelProps): ReactNode {
  const words = useWords()
  const says = useRef<HTMLParagraphElement>(null)
  return (
    <aside aria-label={words.lessons.guide} className="guide" data-cue={guide?.cue} data-over={guide?.over}>
      <p className="guide-title">
        <Link href="/learn" className="underline-offset-4 hover:underline">
          ← {words.lessons.leave}
        </Link>
        <span>
          {words.lessons.lessonOf(LESSON_NAMES.indexOf(lesson) + 1, LESSON_NAMES.length)}:{' '}
          {words.lessonTexts[lesson].title}
        </span>
      </p>
      <p ref={says} role="status" tabIndex={-1} className="guide-says outline-none">
        {guide !== null && <Rich text={guide.text} />}
      </p>
      {guide?.waits === true && (
        <button
          type="button"
          className="button button-ink"
          onClick={() => {
            guide.goOn()
            // The button goes; the focus stays with the text.
            says.current?.focus({ preventScroll: true })
          }}
        >
          {words.lessons.goOn}
        </button>
      )}
      {guide?.over === true && wayOn !== null && (
        <button type="button" className="button button-now" onClick={wayOn.go}>
          {wayOn.label}
        </button>
      )}
    </aside>
  )
}
