import { capital } from './capital.ts'
import type { PeriodName } from './entry.ts'
import { worded } from './language.ts'
import type { CatalogueLanguage } from './language.ts'
import { DANIEL } from './portuguese/daniel.ts'
import { MANUEL } from './portuguese/manuel.ts'
import { PAINT_NAMES } from './portuguese/paints.ts'
import { RAFAEL } from './portuguese/rafael.ts'
import { RAMON } from './portuguese/ramon.ts'
import { SIGRID } from './portuguese/sigrid.ts'
import { listed } from './portuguese/words.ts'

const PERIODS: Readonly<Record<PeriodName, string>> = {
  autumn: 'outono',
  clay: 'barro',
  dawn: 'aurora',
  day: 'dia',
  deep: 'profundezas',
  dusk: 'crepúsculo',
  evening: 'anoitecer',
  gold: 'ouro',
  harvest: 'colheita',
  hearth: 'lareira',
  morning: 'manhã',
  night: 'noite',
  noon: 'meio-dia',
  sand: 'areia',
  shade: 'sombra',
  spring: 'primavera',
  winter: 'inverno',
}

const SCENES = { ...MANUEL, ...SIGRID, ...DANIEL, ...RAMON, ...RAFAEL }

/** As Brazil writes it; only the first word of a title has a capital. */
export const portuguese: CatalogueLanguage = {
  title: ({ scene, period }) => {
    const { title } = worded(SCENES, scene)
    return period === null ? title : `${title}, ${PERIODS[period]}`
  },
  alt: ({ scene, paints, ground }) => {
    const colours = listed(paints.map((paint) => PAINT_NAMES[paint]))
    return `${capital(worded(SCENES, scene).subject)}; ${colours} sobre ${PAINT_NAMES[ground]}.`
  },
}
