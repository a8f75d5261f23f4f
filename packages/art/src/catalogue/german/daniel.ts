import type { DanielScene } from '../../daniel/scene.ts'
import { capital } from '../capital.ts'
import type { Wordings } from '../language.ts'
import { counted, inWords } from './words.ts'

export const DANIEL: Wordings<DanielScene> = {
  meeting: () => ({
    title: 'Begegnung',
    subject: 'zwei Teiche aus Ringen, von denen der kleinere die Farbe wechselt, wo sie einander begegnen',
  }),
  eclipse: () => ({
    title: 'Finsternis',
    subject: 'eine Scheibe aus engen Ringen um einen Fleck außerhalb der Mitte, vor breiteren Ringen',
  }),
  rain: ({ drops }) => ({
    title: capital(counted(drops, 'masculine', 'Tropfen', 'Tropfen')),
    subject: `${counted(drops, 'neuter', 'Ringsystem', 'Ringsysteme')}, bei denen Hell und Dunkel die Plätze tauschen, wo sie sich kreuzen`,
  }),
  fault: ({ strips, lies }) => ({
    title: 'Verwerfung',
    subject: `Ringe, in ${inWords(strips)} ${lies ? 'waagerechte Schichten' : 'senkrechte Streifen'} zerschnitten, die sich gegeneinander verschoben haben`,
  }),
  rift: () => ({
    title: 'Riss',
    subject: 'Ringe, entlang einer schrägen Linie gebrochen, die untere Hälfte zur Seite gerutscht',
  }),
  orbit: () => ({
    title: 'Umlaufbahn',
    subject: 'nach außen hin breiter werdende Ringe, einer davon in anderer Farbe und mit einer kleinen Scheibe darauf',
  }),
}
