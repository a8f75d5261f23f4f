import { capital } from './capital.ts'
import { DANIEL } from './english/daniel.ts'
import { MANUEL } from './english/manuel.ts'
import { RAFAEL } from './english/rafael.ts'
import { RAMON } from './english/ramon.ts'
import { SIGRID } from './english/sigrid.ts'
import { listed } from './english/words.ts'
import { worded } from './language.ts'
import type { CatalogueLanguage } from './language.ts'

const SCENES = { ...MANUEL, ...SIGRID, ...DANIEL, ...RAMON, ...RAFAEL }

/** Paints and periods have their English names in the code already. */
export const english: CatalogueLanguage = {
  title: ({ scene, period }) => {
    const { title } = worded(SCENES, scene)
    return period === null ? title : `${title}, ${capital(period)}`
  },
  alt: ({ scene, paints, ground }) => `${capital(worded(SCENES, scene).subject)}; ${listed(paints)} on ${ground}.`,
}
