import type { SigridScene } from '../../sigrid/scene.ts'
import { capital } from '../capital.ts'
import type { Wordings } from '../language.ts'
import { counted } from './words.ts'

const HEIGHTS = { upper: 'superior', lower: 'inferior' }
const SIDES = { left: 'esquerda', right: 'direita' }

export const SIGRID: Wordings<SigridScene> = {
  tide: () => ({
    title: 'Maré',
    subject: 'fitas afiladas em longas ondas',
  }),
  gale: ({ rises }) => ({
    title: 'Ventania',
    subject: `fitas finas levadas para a direita e para ${rises ? 'cima' : 'baixo'}, além de todas as bordas`,
  }),
  whirl: ({ height, side }) => ({
    title: 'Redemoinho',
    subject: `fitas em espiral em torno de um ponto na parte ${HEIGHTS[height]} ${SIDES[side]}`,
  }),
  stones: ({ stones, way }) => ({
    title: capital(counted(stones, 'feminine', 'pedra')),
    subject: `fitas que ${way === 'between' ? 'passam entre' : 'se abrem em torno de'} ${counted(stones, 'masculine', 'disco')}`,
  }),
  falls: () => ({
    title: 'Cachoeira',
    subject: 'fitas verticais que ondulam ao cair',
  }),
}
