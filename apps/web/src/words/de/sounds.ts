import type { Words } from '../words.ts'

export const sounds: Words['sounds'] = {
  bid: 'Gebot',
  gavel: 'der Hammer fällt',
  coins: 'Münzen',
  reveal: 'Gebote werden aufgedeckt',
  applause: 'Applaus',
  your_turn: 'Glocke: Du bist dran',
}
