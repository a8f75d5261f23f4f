import type { Mask } from '../../rafael/mask.ts'
import type { RafaelScene } from '../../rafael/scene.ts'
import { capital } from '../capital.ts'
import type { Wordings } from '../language.ts'
import type { Gender } from './words.ts'

/** Who it is, one and many, and what is worn. */
const WORN: Readonly<Record<Mask['worn'], readonly [Gender, one: string, many: string, worn: string]>> = {
  sun: ['masculine', 'sol', 'sóis', 'uma coroa de raios'],
  bull: ['masculine', 'touro', 'touros', 'chifres'],
  stag: ['masculine', 'cervo', 'cervos', 'uma galhada'],
  rook: ['feminine', 'torre', 'torres', 'ameias'],
  rooster: ['masculine', 'galo', 'galos', 'uma crista'],
  hare: ['feminine', 'lebre', 'lebres', 'orelhas compridas'],
  cat: ['masculine', 'gato', 'gatos', 'orelhas pontudas'],
  owl: ['feminine', 'coruja', 'corujas', 'tufos de penas'],
  peacock: ['masculine', 'pavão', 'pavões', 'um leque de plumas'],
}

/** What he or she does, and with which mouth. */
const MOUTHS: Readonly<Record<Mask['mouth'], Readonly<Record<Gender | 'mouth', string>>>> = {
  grinning: { masculine: 'risonho', feminine: 'risonha', mouth: 'um sorriso cheio de dentes' },
  smiling: { masculine: 'sorridente', feminine: 'sorridente', mouth: 'um sorriso largo' },
  singing: { masculine: 'cantando', feminine: 'cantando', mouth: 'uma boca aberta' },
  silent: { masculine: 'silencioso', feminine: 'silenciosa', mouth: 'uma boca reta' },
  hungry: { masculine: 'faminto', feminine: 'faminta', mouth: 'duas presas' },
  whistling: { masculine: 'assobiando', feminine: 'assobiando', mouth: 'uma boca pequena' },
}

const SLEEPING: Readonly<Record<Gender, string>> = { masculine: 'adormecido', feminine: 'adormecida' }

/** After "máscara". */
const HEADS: Readonly<Record<Mask['head'], string>> = {
  'shield-shaped': 'em forma de escudo',
  rounded: 'arredondada',
  square: 'quadrada',
  tapering: 'afunilada',
  'bell-shaped': 'em forma de sino',
}

/** After "olhos". */
const EYES: Readonly<Record<Mask['eyes'], string>> = {
  square: 'quadrados',
  round: 'redondos',
  staring: 'arregalados',
  closed: 'fechados',
  slanting: 'oblíquos',
  hollow: 'ocos',
}

const PAINTINGS: Readonly<Record<Mask['painting'], string>> = {
  whiskers: 'bigodes',
  tears: 'lágrimas',
  steps: 'um desenho em degraus na testa',
  star: 'uma estrela na testa',
  bar: 'uma barra na testa',
  spots: 'pintas na testa',
}

export const RAFAEL: Wordings<RafaelScene> = {
  portrait: ({ mask }) => ({
    title: nameOf(mask),
    subject: described(mask),
  }),
  // The wall hides the mouth.
  behindWall: ({ mask }) => ({
    title: `${capital(WORN[mask.worn][1])} atrás de um muro`,
    subject: `por cima de um muro, ${eyed(mask)} e ${PAINTINGS[mask.painting]}`,
  }),
  distant: ({ mask }) => ({
    title: `${nameOf(mask)} ao longe`,
    subject: `pequena em um losango escalonado, ${described(mask)}`,
  }),
  chorus: ({ above, below }) => ({
    title: `Coro de ${WORN[above.worn][2]} e ${WORN[below.worn][2]}`,
    subject: `quatro máscaras: em cima, duas vezes ${described(above)}; embaixo, duas vezes ${described(below)}`,
  }),
}

/** "Touro sorridente": who it is by what it wears, and what it does. */
function nameOf({ eyes, mouth, worn }: Mask): string {
  const [gender, one] = WORN[worn]
  return `${capital(one)} ${(eyes === 'closed' ? SLEEPING : MOUTHS[mouth])[gender]}`
}

function described(mask: Mask): string {
  return `${eyed(mask)}, ${MOUTHS[mask.mouth].mouth} e ${PAINTINGS[mask.painting]}`
}

function eyed({ head, worn, eyes }: Mask): string {
  return `uma máscara ${HEADS[head]} com ${WORN[worn][3]}, olhos ${EYES[eyes]}`
}
