import { useStore } from 'zustand'
import { keptStore } from '../settings/keptStore.ts'
import type { Kept } from '../settings/keptStore.ts'
import { LESSON_NAMES } from './lessons.ts'
import type { LessonName } from './lessons.ts'

/** The progress of a learner on this device. */
interface Progress {
  readonly done: readonly LessonName[]
}

const progress = keptStore<Progress>('modern-art-lessons', readProgress)

export function readProgress({ done }: Kept): Progress {
  return { done: LESSON_NAMES.filter((name) => Array.isArray(done) && done.includes(name)) }
}

export function useLessonsDone(): readonly LessonName[] {
  return useStore(progress, ({ done }) => done)
}

/** Whether there is a lesson that was not finished on this device. */
export function lessonsLeft({ done }: Progress = progress.getState()): boolean {
  return done.length < LESSON_NAMES.length
}

export function useLessonsLeft(): boolean {
  return useStore(progress, lessonsLeft)
}

export function isLessonDone(name: LessonName): boolean {
  return progress.getState().done.includes(name)
}

export function markLessonDone(name: LessonName): void {
  if (!isLessonDone(name)) progress.setState(({ done }) => ({ done: [...done, name] }))
}
