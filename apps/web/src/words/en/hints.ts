import { figure } from './phrases.ts'

export const hints = {
  title: 'Hint',
  ask: 'Hint',
  askHint: 'Suggests a move and says why',
  thinking: 'Thinking…',
  would: 'Suggested move:',
  doIt: 'Do it',
  worth: (paintings: number): string => (paintings > 1 ? 'Expected worth of both' : 'Expected worth'),
  /** The mean, and the range in which the worth most likely ends. */
  band: (low: number, mean: number, high: number): string =>
    low === high ? `about ${figure(mean)}` : `about ${figure(mean)} (${figure(low)}–${figure(high)})`,
  tellsNothing: 'Hints see only what you see: no hidden hands, no sealed bids.',
}
