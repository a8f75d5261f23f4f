import type { Position } from './gameFile.ts'

/** The first season is over, and the next one has not begun: its page is shown first. */
export const SEASON_OVER: Position = {
  when: ({ past, phase, lots }) => past.length === 1 && lots.length === 0 && phase.name === 'awaiting_card_play',
}

/** Seat 0 has a painting to play, and some have been sold. */
export const MY_CARD: Position = {
  when: ({ phase, lots }) => lots.length > 2 && phase.name === 'awaiting_card_play' && phase.asked === 0,
}
