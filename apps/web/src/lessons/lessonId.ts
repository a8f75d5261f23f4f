import { LESSON_NAMES } from './lessonNames.ts'
import type { LessonName } from './lessonNames.ts'

const PREFIX = 'lesson-'

/** The id of the game in which a lesson is played; no other game has one like it. */
export function idOfLesson(lesson: LessonName): string {
  return PREFIX + lesson
}

/** The lesson that is played in a game, if one is. */
export function lessonWithId(id: string | null): LessonName | null {
  return LESSON_NAMES.find((lesson) => idOfLesson(lesson) === id) ?? null
}
