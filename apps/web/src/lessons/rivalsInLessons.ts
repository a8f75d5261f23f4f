/** Who sits at the tables of all lessons: whatever their characters, they follow scripts there, or play gently. */
export const RIVALS_IN_LESSONS = ['easy', 'medium'] as const
