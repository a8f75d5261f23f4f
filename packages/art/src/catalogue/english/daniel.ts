import type { DanielScene } from '../../daniel/scene.ts'
import { capital } from '../capital.ts'
import type { Wordings } from '../language.ts'
import { counted, inWords } from './words.ts'

export const DANIEL: Wordings<DanielScene> = {
  meeting: () => ({
    title: 'Meeting',
    subject: 'two pools of rings, the smaller changing colour where they meet',
  }),
  eclipse: () => ({
    title: 'Eclipse',
    subject: 'a disc of close rings about an off-centre spot, before wider rings',
  }),
  rain: ({ drops }) => ({
    title: capital(counted(drops, 'Drop')),
    subject: `${counted(drops, 'system')} of rings, light and dark changing places where they cross`,
  }),
  fault: ({ strips, lies }) => ({
    title: 'Fault',
    subject: `rings cut into ${inWords(strips)} ${lies ? 'level layers' : 'upright strips'} that have slipped past each other`,
  }),
  rift: () => ({
    title: 'Rift',
    subject: 'rings broken along a slanting line, the lower half slipped aside',
  }),
  orbit: () => ({
    title: 'Orbit',
    subject: 'rings that widen outwards, one of another colour and a small disc on it',
  }),
}
