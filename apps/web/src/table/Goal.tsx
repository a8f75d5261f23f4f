import type { ReactNode } from 'react'
import { useState } from 'react'
import { isLesson, usePlay } from '../play/playStore.ts'
import { DialogHoldingShow } from './pieces/DialogHoldingShow.tsx'
import { useSetting } from '../settings/settings.ts'
import { useWords } from '../words/words.ts'

/** The goal of the game, one press away in a first game. */
export function GoalButton(): ReactNode {
  const words = useWords()
  const read = useSetting('goalRead')
  const lesson = usePlay(isLesson)
  const [open, setOpen] = useState(false)
  if (read || lesson) return null
  return (
    <>
      <button
        type="button"
        className="min-h-11 text-sm font-semibold underline underline-offset-4"
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
    <DialogHoldingShow title={words.goal.title} onClose={onClose} className="max-w-md">
      <GoalPoints />
    </DialogHoldingShow>
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
