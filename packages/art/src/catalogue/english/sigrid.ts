import type { SigridScene } from '../../sigrid/scene.ts'
import { capital } from '../capital.ts'
import type { Wordings } from '../language.ts'
import { counted } from './words.ts'

export const SIGRID: Wordings<SigridScene> = {
  tide: () => ({
    title: 'Tide',
    subject: 'tapering ribbons in long waves',
  }),
  gale: ({ rises }) => ({
    title: 'Gale',
    subject: `fine ribbons driven ${rises ? 'up' : 'down'} to the right, over all edges`,
  }),
  whirl: ({ height, side }) => ({
    title: 'Whirl',
    subject: `ribbons in a spiral about the ${height} ${side}`,
  }),
  stones: ({ stones, way }) => ({
    title: capital(counted(stones, 'Stone')),
    subject: `ribbons that ${way === 'between' ? 'pass between' : 'part round'} ${counted(stones, 'disc')}`,
  }),
  falls: () => ({
    title: 'Falls',
    subject: 'upright ribbons that sway as they come down',
  }),
}
