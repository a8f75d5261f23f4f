import type { ManuelScene } from '../../manuel/scene.ts'
import { capital } from '../capital.ts'
import type { Wordings } from '../language.ts'
import { counted, inWords } from './words.ts'

export const MANUEL: Wordings<ManuelScene> = {
  courtyard: () => ({
    title: 'Courtyard',
    subject: 'a patchwork of cut squares about one great quarter of bands',
  }),
  arcade: ({ above, below }) => ({
    title: 'Arcade',
    subject: `two storeys of arches within arches, ${inWords(above)} over ${inWords(below)}, below a disc`,
  }),
  harbour: ({ sails }) => ({
    title: 'Harbour',
    subject: `${counted(sails, 'triangular sail')} on a horizon, a disc above and its light in bars on the water`,
  }),
  stairs: ({ steps, rises }) => ({
    title: `${capital(counted(steps, 'Step'))} ${rises ? 'Up' : 'Down'}`,
    subject: `${counted(steps, 'step')} ${rises ? 'rising' : 'falling'} to the right, of triangles and quarter discs, and a disc above them`,
  }),
  divided: ({ discs }) => ({
    title: capital(counted(discs, 'Disc')),
    subject: `${counted(discs, 'disc')} on an upright band, two colours changing places at every line`,
  }),
}
