/** All sounds there are. None tells what the screen does not. */
export const SOUNDS = ['bid', 'gavel', 'coins', 'reveal', 'applause', 'your_turn'] as const

export type Sound = (typeof SOUNDS)[number]
