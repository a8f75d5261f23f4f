import type { Mask } from '../../rafael/mask.ts'
import type { RafaelScene } from '../../rafael/scene.ts'
import { capital } from '../capital.ts'
import type { Wordings } from '../language.ts'
import { inflected } from './words.ts'
import type { Gender } from './words.ts'

/** Who it is, one and many, and what is worn, in the dative. */
const WORN: Readonly<Record<Mask['worn'], readonly [Gender, one: string, many: string, worn: string]>> = {
  sun: ['feminine', 'Sonne', 'Sonnen', 'einer Strahlenkrone'],
  bull: ['masculine', 'Stier', 'Stiere', 'Hörnern'],
  stag: ['masculine', 'Hirsch', 'Hirsche', 'einem Geweih'],
  rook: ['masculine', 'Turm', 'Türme', 'Zinnen'],
  rooster: ['masculine', 'Hahn', 'Hähne', 'einem Kamm'],
  hare: ['masculine', 'Hase', 'Hasen', 'langen Ohren'],
  cat: ['feminine', 'Katze', 'Katzen', 'spitzen Ohren'],
  owl: ['feminine', 'Eule', 'Eulen', 'Federohren'],
  peacock: ['masculine', 'Pfau', 'Pfauen', 'einem Federfächer'],
}

/** What it does, and with which mouth, in the dative. */
const MOUTHS: Readonly<Record<Mask['mouth'], readonly [doing: string, mouth: string]>> = {
  grinning: ['grinsend', 'einem Grinsen voller Zähne'],
  smiling: ['lächelnd', 'einem breiten Lächeln'],
  singing: ['singend', 'einem offenen Mund'],
  silent: ['schweigend', 'einem geraden Mund'],
  hungry: ['hungrig', 'zwei Fangzähnen'],
  whistling: ['pfeifend', 'einem kleinen Mund'],
}

/** Before "Maske". */
const HEADS: Readonly<Record<Mask['head'], string>> = {
  'shield-shaped': 'schildförmige',
  rounded: 'abgerundete',
  square: 'quadratische',
  tapering: 'spitz zulaufende',
  'bell-shaped': 'glockenförmige',
}

/** In the dative, before "Augen". */
const EYES: Readonly<Record<Mask['eyes'], string>> = {
  square: 'quadratischen',
  round: 'runden',
  staring: 'starrenden',
  closed: 'geschlossenen',
  slanting: 'schrägen',
  hollow: 'hohlen',
}

/** In the dative. */
const PAINTINGS: Readonly<Record<Mask['painting'], string>> = {
  whiskers: 'Schnurrhaaren',
  tears: 'Tränen',
  steps: 'einem Stufenmuster auf der Stirn',
  star: 'einem Stern auf der Stirn',
  bar: 'einem Balken auf der Stirn',
  spots: 'Punkten auf der Stirn',
}

export const RAFAEL: Wordings<RafaelScene> = {
  portrait: ({ mask }) => ({
    title: nameOf(mask),
    subject: described(mask),
  }),
  // The wall hides the mouth.
  behindWall: ({ mask }) => ({
    title: `${WORN[mask.worn][1]} hinter einer Mauer`,
    subject: `über einer Mauer ${eyed(mask)} und ${PAINTINGS[mask.painting]}`,
  }),
  distant: ({ mask }) => ({
    title: `${nameOf(mask)} in der Ferne`,
    subject: `klein in einer gestuften Raute ${described(mask)}`,
  }),
  chorus: ({ above, below }) => ({
    title: `Chor der ${WORN[above.worn][2]} und ${WORN[below.worn][2]}`,
    subject: `vier Masken: oben zweimal ${described(above)}; unten zweimal ${described(below)}`,
  }),
}

/** "Lächelnder Stier": what it does, and who it is by what it wears. */
function nameOf({ eyes, mouth, worn }: Mask): string {
  const [gender, one] = WORN[worn]
  return `${capital(inflected(eyes === 'closed' ? 'schlafend' : MOUTHS[mouth][0], gender))} ${one}`
}

function described(mask: Mask): string {
  return `${eyed(mask)}, ${MOUTHS[mask.mouth][1]} und ${PAINTINGS[mask.painting]}`
}

function eyed({ head, worn, eyes }: Mask): string {
  return `eine ${HEADS[head]} Maske mit ${WORN[worn][3]}, ${EYES[eyes]} Augen`
}
