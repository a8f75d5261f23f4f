export const LEVEL_NAMES = ['easy', 'medium', 'hard'] as const

export const CHARACTER_NAMES = ['hoarder', 'flipper', 'hypeman', 'accountant', 'sniper'] as const

/** The bots that one can meet at a table. */
export type OpponentName = (typeof LEVEL_NAMES)[number] | (typeof CHARACTER_NAMES)[number]
