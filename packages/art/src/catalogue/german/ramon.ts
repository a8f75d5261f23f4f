import type { Cut, RamonScene } from '../../ramon/scene.ts'
import { capital } from '../capital.ts'
import type { Wordings } from '../language.ts'
import { counted, inWords, listed } from './words.ts'

const SIDES = { left: 'links', right: 'rechts' }
const CUTS: Readonly<Record<Cut, string>> = { stone: 'ein Stein', leaf: 'ein Blatt' }

export const RAMON: Wordings<RamonScene> = {
  cairn: ({ stones, moon }) => ({
    title: capital(counted(stones, 'masculine', 'Stein', 'Steine')),
    subject: `${counted(stones, 'masculine', 'flacher Stein', 'flache Steine')}, an einem Ufer im Gleichgewicht aufgeschichtet, oben ${SIDES[moon]} eine Scheibe`,
  }),
  pond: ({ pads, flowers }) => ({
    title: capital(counted(pads, 'neuter', 'Seerosenblatt', 'Seerosenblätter')),
    subject: `ein Teich von oben: ${counted(pads, 'neuter', 'geschlitztes Seerosenblatt', 'geschlitzte Seerosenblätter')}, ${['keines', 'eines'][flowers] ?? inWords(flowers)} davon in Blüte`,
  }),
  archipelago: ({ islands }) => ({
    title: capital(counted(islands, 'feminine', 'Insel', 'Inseln')),
    subject: `${counted(islands, 'feminine', 'Insel', 'Inseln')} aus Papier auf Papier, wie Höhenstufen auf einer Karte`,
  }),
  bay: () => ({
    title: 'Bucht',
    subject: 'zwei gestreifte Ufer, aus gegenüberliegenden Ecken kommend, dazwischen offenes Wasser',
  }),
  vessels: ({ cuts }) => ({
    title: 'Zwei Gefäße',
    subject: `zwei Gefäße auf einem Tisch, aus denen ${listed(cuts.map((cut) => CUTS[cut]))} ausgeschnitten sind`,
  }),
  fruit: ({ halves }) => ({
    title: capital(counted(halves, 'feminine', 'Hälfte', 'Hälften')),
    subject: `${counted(halves, 'feminine', 'halbierte Frucht', 'halbierte Früchte')}, die Kerne sternförmig angeordnet`,
  }),
}
