import type { ManuelScene } from '../../manuel/scene.ts'
import { capital } from '../capital.ts'
import type { Wordings } from '../language.ts'
import { counted, inWords } from './words.ts'

export const MANUEL: Wordings<ManuelScene> = {
  courtyard: () => ({
    title: 'Innenhof',
    subject: 'ein Flickenteppich aus zerschnittenen Quadraten um einen großen Viertelkreis aus gebogenen Streifen',
  }),
  arcade: ({ above, below }) => ({
    title: 'Arkaden',
    subject: `zwei Geschosse mit Bögen in Bögen, ${above === 1 ? 'einer' : inWords(above)} über ${below === 1 ? 'einem' : inWords(below)}, unter einer Scheibe`,
  }),
  harbour: ({ sails }) => ({
    title: 'Hafen',
    subject: `${counted(sails, 'neuter', 'dreieckiges Segel', 'dreieckige Segel')} am Horizont, darüber eine Scheibe, deren Licht in Streifen auf dem Wasser liegt`,
  }),
  stairs: ({ steps, rises }) => ({
    title: `${capital(counted(steps, 'feminine', 'Stufe', 'Stufen'))} ${rises ? 'aufwärts' : 'abwärts'}`,
    subject: `${counted(steps, 'feminine', 'Stufe', 'Stufen')} aus Dreiecken und Viertelkreisen, nach rechts ${rises ? 'ansteigend' : 'abfallend'}, darüber eine Scheibe`,
  }),
  divided: ({ discs }) => ({
    title: capital(counted(discs, 'masculine', 'Kreis', 'Kreise')),
    subject: `${counted(discs, 'masculine', 'Kreis', 'Kreise')} auf einem senkrechten Band, wobei zwei Farben an jeder Linie die Plätze tauschen`,
  }),
}
