import type { Words } from '../words.ts'
import { figure } from './phrases.ts'

export const hints: Words['hints'] = {
  title: 'Ein Tipp',
  ask: 'Tipp',
  askHint: 'Was hier ein guter Zug wäre, und warum',
  thinking: 'Ein Blick auf die Karten …',
  would: 'Ein guter Zug wäre:',
  worth: (paintings) => (paintings > 1 ? 'Was die Bank wohl für beide zahlt' : 'Was die Bank wohl dafür zahlt'),
  band: (low, mean, high) =>
    low === high ? `etwa ${figure(mean)}` : `etwa ${figure(mean)}: von ${figure(low)} bis ${figure(high)}`,
  tellsNothing: 'Der Tipp weiß nur, was du weißt: keine fremde Hand, kein verdecktes Gebot.',
}
