import type * as en from '../en/sounds.ts'

/** Sounds as their captions name them. */
export const sounds: typeof en.sounds = {
  bid: 'um lance',
  hammer: 'o martelo bate',
  coins: 'moedas',
  reveal: 'lances revelados',
  applause: 'aplausos',
  your_turn: 'sino: sua vez',
}
