import type { Sound } from '../../sound/sound.ts'

/** Sounds as their captions name them. */
export const sounds: Record<Sound, string> = {
  bid: 'a bid',
  gavel: 'the hammer falls',
  coins: 'coins',
  reveal: 'bids are revealed',
  applause: 'applause',
  your_turn: 'bell: your turn',
}
