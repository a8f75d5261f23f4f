import type { Words } from '../words.ts'

/** Sounds as their captions name them. */
export const sounds: Words['sounds'] = {
  bid: 'um lance',
  gavel: 'o martelo bate',
  coins: 'moedas',
  reveal: 'lances revelados',
  applause: 'aplausos',
  your_turn: 'sino: sua vez',
}
