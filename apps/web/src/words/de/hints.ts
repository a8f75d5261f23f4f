import type * as en from '../en/hints.ts'
import { figure } from './phrases.ts'

export const hints: typeof en.hints = {
  title: 'Tipp',
  ask: 'Tipp',
  askHint: 'Was hier ein guter Zug wäre, und warum',
  thinking: 'Einen Moment …',
  would: 'Ein guter Zug wäre:',
  doIt: 'So machen',
  worth: (paintings) => (paintings > 1 ? 'Was beide wohl einbringen' : 'Was es wohl einbringt'),
  band: (low, mean, high) =>
    low === high ? `etwa ${figure(mean)}` : `etwa ${figure(mean)} (${figure(low)}–${figure(high)})`,
  tellsNothing: 'Der Tipp weiß nicht mehr als du: Er kennt weder fremde Handkarten noch verdeckte Gebote.',
}
