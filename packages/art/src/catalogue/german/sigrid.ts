import type { SigridScene } from '../../sigrid/scene.ts'
import { capital } from '../capital.ts'
import type { Wordings } from '../language.ts'
import { counted, inWords } from './words.ts'

const HEIGHTS = { upper: 'oben', lower: 'unten' }
const SIDES = { left: 'links', right: 'rechts' }

export const SIGRID: Wordings<SigridScene> = {
  tide: () => ({
    title: 'Gezeiten',
    subject: 'spitz auslaufende Bänder in langen Wellen',
  }),
  gale: ({ rises }) => ({
    title: 'Sturm',
    subject: `feine Bänder, nach rechts ${rises ? 'oben' : 'unten'} getrieben, über alle Ränder hinaus`,
  }),
  whirl: ({ height, side }) => ({
    title: 'Strudel',
    subject: `Bänder in einer Spirale um einen Punkt ${HEIGHTS[height]} ${SIDES[side]}`,
  }),
  stones: ({ stones, way }) => ({
    title: capital(counted(stones, 'masculine', 'Stein', 'Steine')),
    subject:
      way === 'between'
        ? `Bänder, die zwischen ${inWords(stones)} Kreisen hindurchfließen`
        : `Bänder, die ${stones === 1 ? 'einen Kreis' : `${inWords(stones)} Kreise`} umfließen`,
  }),
  falls: () => ({
    title: 'Wasserfall',
    subject: 'senkrechte Bänder, die im Herabfallen schwingen',
  }),
}
