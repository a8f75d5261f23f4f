import type { RamonScene } from '../../ramon/scene.ts'
import { capital } from '../capital.ts'
import type { Wordings } from '../language.ts'
import { counted, inWords, listed } from './words.ts'

export const RAMON: Wordings<RamonScene> = {
  cairn: ({ stones, moon }) => ({
    title: capital(counted(stones, 'Stone')),
    subject: `${counted(stones, 'flat stone')} balanced on a shore, a disc at the upper ${moon}`,
  }),
  pond: ({ pads, flowers }) => ({
    title: capital(counted(pads, 'Pad')),
    subject: `a pond from above: ${counted(pads, 'slit pad')}, ${inWords(flowers)} in flower`,
  }),
  archipelago: ({ islands }) => ({
    title: capital(counted(islands, 'Island')),
    subject: `${counted(islands, 'island')} of paper on paper, like heights on a chart`,
  }),
  bay: () => ({
    title: 'Bay',
    subject: 'two shores in bands, from opposite corners, with open water between them',
  }),
  vessels: ({ cuts }) => ({
    title: 'Two Vessels',
    subject: `two vessels on a table, ${listed(cuts.map((cut) => `a ${cut}`))} cut out of them`,
  }),
  fruit: ({ halves }) => ({
    title: capital(counted(halves, 'Half', 'Halves')),
    subject: `${counted(halves, 'fruit')} cut in half, pips in a star`,
  }),
}
