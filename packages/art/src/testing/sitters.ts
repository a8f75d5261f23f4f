/** The bots whose portraits were drawn for them. */
export const SITTERS = ['easy', 'medium', 'hard', 'hoarder', 'flipper', 'hypeman', 'accountant', 'sniper'] as const
