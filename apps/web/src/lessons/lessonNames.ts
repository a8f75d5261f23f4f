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
