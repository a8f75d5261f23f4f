import type { Mask } from '../../rafael/mask.ts'
import type { RafaelScene } from '../../rafael/scene.ts'
import { capital } from '../capital.ts'
import type { Wordings } from '../language.ts'

const WORN: Readonly<Record<Mask['worn'], string>> = {
  sun: 'a crown of rays',
  bull: 'horns',
  stag: 'antlers',
  rook: 'battlements',
  rooster: 'a comb',
  hare: 'long ears',
  cat: 'pointed ears',
  owl: 'tufts',
  peacock: 'a fan of plumes',
}

const MOUTHS: Readonly<Record<Mask['mouth'], string>> = {
  grinning: 'a toothed grin',
  smiling: 'a wide smile',
  singing: 'an open mouth',
  silent: 'a straight mouth',
  hungry: 'two fangs',
  whistling: 'a small mouth',
}

const PAINTINGS: Readonly<Record<Mask['painting'], string>> = {
  whiskers: 'whiskers',
  tears: 'tears',
  steps: 'a stepped brow',
  star: 'a starred brow',
  bar: 'a barred brow',
  spots: 'a spotted brow',
}

export const RAFAEL: Wordings<RafaelScene> = {
  portrait: ({ mask }) => ({
    title: nameOf(mask),
    subject: described(mask),
  }),
  // The wall hides the mouth.
  behindWall: ({ mask }) => ({
    title: `${capital(mask.worn)} behind a Wall`,
    subject: `over a wall, ${eyed(mask)} and ${PAINTINGS[mask.painting]}`,
  }),
  distant: ({ mask }) => ({
    title: `${nameOf(mask)}, Far Off`,
    subject: `small in a stepped lozenge, ${described(mask)}`,
  }),
  chorus: ({ above, below }) => ({
    title: `Chorus of ${capital(above.worn)}s and ${capital(below.worn)}s`,
    subject: `four masks: above, twice ${described(above)}; below, twice ${described(below)}`,
  }),
}

/** "Smiling Bull": what it does, and who it is by what it wears. */
function nameOf({ eyes, mouth, worn }: Mask): string {
  return `${capital(eyes === 'closed' ? 'sleeping' : mouth)} ${capital(worn)}`
}

function described(mask: Mask): string {
  return `${eyed(mask)}, ${MOUTHS[mask.mouth]} and ${PAINTINGS[mask.painting]}`
}

function eyed({ head, worn, eyes }: Mask): string {
  return `a ${head} mask with ${WORN[worn]}, ${eyes} eyes`
}
