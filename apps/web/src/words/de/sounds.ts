import type * as en from '../en/sounds.ts'

export const sounds: typeof en.sounds = {
  bid: 'Gebot',
  hammer: 'der Hammer fällt',
  coins: 'Münzen',
  reveal: 'Gebote werden aufgedeckt',
  applause: 'Applaus',
  your_turn: 'Glocke: Du bist dran',
}
