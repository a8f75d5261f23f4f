import { figure } from './phrases.ts'

export const hints = {
  title: 'A hint',
  ask: 'Hint',
  askHint: 'What a good player would do here, and why',
  thinking: 'Looking at the cards…',
  would: 'A good player would:',
  worth: (paintings: number): string =>
    paintings > 1 ? 'What the bank will probably pay for both' : 'What the bank will probably pay for it',
  /** What lies between, most likely. */
  band: (low: number, mean: number, high: number): string =>
    low === high ? `about ${figure(mean)}` : `about ${figure(mean)}: from ${figure(low)} to ${figure(high)}`,
  tellsNothing: 'It knows what you know: nobody’s hand, no sealed bid.',
}
