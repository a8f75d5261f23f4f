import type { Position } from './gameFile.ts'

/** The first season is over, and the next one has not begun: its page is shown first. */
export const SEASON_OVER: Position = {
  when: ({ past, phase, lots }) => past.length === 1 && lots.length === 0 && phase.name === 'awaiting_card_play',
}

/** A few cards, and the game is over. */
export const ALMOST_OVER: Position = {
  when: ({ past, hands }) => past.length === 3 && hands.flat().length <= 12,
}

/** Seat 0 has a painting to play, and some have been sold. */
export const MY_CARD: Position = {
  when: ({ phase, lots }) => lots.length > 2 && phase.name === 'awaiting_card_play' && phase.asked === 0,
}
