import type { ReactNode } from 'react'
import { useState } from 'react'
import { isLesson, usePlay } from '../play/playStore.ts'
import { ReadingDialog } from './ReadingDialog.tsx'
import { choose, useSetting } from '../settings/settings.ts'
import { useWords } from '../words/words.ts'

/** What the game is about, beside a first one, where there is room. */
export function Goal(): ReactNode {
  const words = useWords()
  const read = useSetting('goalRead')
  const lesson = usePlay(isLesson)
  if (read || lesson) return null
  return (
    <section aria-labelledby="goal-title" className="panel px-3.5 py-2 cramped:hidden">
      <div className="flex items-center justify-between">
        <h2 id="goal-title" className="text-base">
          {words.goal.title}
        </h2>
        <button
          type="button"
          className="text-muted min-h-11 text-[0.8125rem] underline underline-offset-4"
          onClick={() => choose({ goalRead: true })}
        >
          {words.goal.understood}
        </button>
      </div>
      <GoalPoints />
    </section>
  )
}

/** The same behind a button, where there is little room. */
export function GoalButton({ className = '' }: { readonly className?: string }): ReactNode {
  const words = useWords()
  const read = useSetting('goalRead')
  const lesson = usePlay(isLesson)
  const [open, setOpen] = useState(false)
  if (read || lesson) return null
  return (
    <>
      <button
        type="button"
        className={`min-h-11 text-sm font-semibold underline underline-offset-4 ${className}`}
        onClick={() => setOpen(true)}
      >
        {words.goal.title}
      </button>
      {open && <GoalDialog onClose={() => setOpen(false)} />}
    </>
  )
}

export function GoalDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const words = useWords()
  return (
    <ReadingDialog title={words.goal.title} onClose={onClose} className="max-w-md">
      <GoalPoints />
    </ReadingDialog>
  )
}

function GoalPoints(): ReactNode {
  const words = useWords()
  return (
    <ul className="grid list-disc gap-1 pl-4 text-[0.8125rem]">
      {words.goal.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
