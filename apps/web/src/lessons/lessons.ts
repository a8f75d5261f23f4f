/** All lessons, in the order in which they stand on each other. */
export const LESSON_NAMES = [
  'open',
  'one_offer',
  'hidden',
  'fixed_price',
  'double',
  'season',
  'no_floor',
  'worth',
  'first_season',
] as const

export type LessonName = (typeof LESSON_NAMES)[number]

/** The one after it; `null` after the last. */
export function lessonAfter(name: LessonName): LessonName | null {
  return LESSON_NAMES[LESSON_NAMES.indexOf(name) + 1] ?? null
}

const PREFIX = 'lesson-'

/** The id of the game in which a lesson is played; no other game has one like it. */
export function idOfLesson(lesson: LessonName): string {
  return PREFIX + lesson
}

/** The lesson that is played in a game, if one is. */
export function lessonWithId(id: string | null): LessonName | null {
  return LESSON_NAMES.find((lesson) => idOfLesson(lesson) === id) ?? null
}

/** The rivals at the tables of all lessons. Whatever their characters, they follow scripts there or play gently. */
export const RIVALS_IN_LESSONS = ['easy', 'medium'] as const
