import { capital } from './capital.ts'
import type { PeriodName } from './entry.ts'
import { DANIEL } from './german/daniel.ts'
import { MANUEL } from './german/manuel.ts'
import { PAINT_NAMES } from './german/paints.ts'
import { RAFAEL } from './german/rafael.ts'
import { RAMON } from './german/ramon.ts'
import { SIGRID } from './german/sigrid.ts'
import { listed } from './german/words.ts'
import { worded } from './language.ts'
import type { CatalogueLanguage } from './language.ts'

const PERIODS: Readonly<Record<PeriodName, string>> = {
  autumn: 'Herbst',
  clay: 'Lehm',
  dawn: 'Morgenröte',
  day: 'Tag',
  deep: 'Tiefe',
  dusk: 'Dämmerung',
  evening: 'Abend',
  gold: 'Gold',
  harvest: 'Ernte',
  hearth: 'Herdfeuer',
  morning: 'Morgen',
  night: 'Nacht',
  noon: 'Mittag',
  sand: 'Sand',
  shade: 'Schatten',
  spring: 'Frühling',
  winter: 'Winter',
}

const SCENES = { ...MANUEL, ...SIGRID, ...DANIEL, ...RAMON, ...RAFAEL }

export const german: CatalogueLanguage = {
  title: ({ scene, period }) => {
    const { title } = worded(SCENES, scene)
    return period === null ? title : `${title}, ${PERIODS[period]}`
  },
  alt: ({ scene, paints, ground }) => {
    const colours = listed(paints.map((paint) => PAINT_NAMES[paint]))
    return `${capital(worded(SCENES, scene).subject)}; ${colours} auf ${PAINT_NAMES[ground]}.`
  },
}
