import { oeuvreOf } from '../oeuvre.ts'
import type { Period } from '../oeuvre.ts'
import { arcade, courtyard, divided, harbour, stairs } from './compositions.ts'
import type { Palette } from './compositions.ts'

const NOON: Period<Palette> = { name: 'noon', from: 1961, palette: ['chalk', 'vermilion', 'navy', 'ochre', 'teal'] }
const SAND: Period<Palette> = { name: 'sand', from: 1965, palette: ['plaster', 'brick', 'teal', 'navy', 'saffron'] }
const GOLD: Period<Palette> = { name: 'gold', from: 1969, palette: ['ochre', 'navy', 'chalk', 'vermilion', 'sky'] }
const DUSK: Period<Palette> = { name: 'dusk', from: 1973, palette: ['navy', 'saffron', 'vermilion', 'chalk', 'teal'] }

/** Hard edges on a grid: arcs, triangles and discs. */
export const manuel = oeuvreOf<Palette>([
  [harbour, NOON, 1],
  [stairs, DUSK, 1],
  [courtyard, GOLD, 29],
  [courtyard, SAND, 2],
  [arcade, GOLD, 3],
  [divided, DUSK, 3],
  [courtyard, NOON, 12],
  [arcade, SAND, 2],
  [stairs, GOLD, 2],
  [harbour, DUSK, 0],
  [stairs, NOON, 3],
  [divided, SAND, 0],
])
