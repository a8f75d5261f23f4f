import { oeuvreOf } from '../oeuvre.ts'
import type { Period } from '../oeuvre.ts'
import { arcade, courtyard, divided, harbour, mill, stairs } from './compositions.ts'
import type { Palette } from './compositions.ts'

const NOON: Period<Palette> = { name: 'Noon', from: 1961, palette: ['chalk', 'vermilion', 'navy', 'ochre', 'teal'] }
const SAND: Period<Palette> = { name: 'Sand', from: 1965, palette: ['plaster', 'brick', 'teal', 'navy', 'saffron'] }
const GOLD: Period<Palette> = { name: 'Gold', from: 1968, palette: ['ochre', 'navy', 'chalk', 'vermilion', 'sky'] }
const DUSK: Period<Palette> = { name: 'Dusk', from: 1972, palette: ['navy', 'saffron', 'vermilion', 'chalk', 'teal'] }

/** Hard edges on a grid: arcs, triangles and discs. */
export const manuel = oeuvreOf<Palette>([
  [harbour, NOON, 7],
  [stairs, DUSK, 1],
  [courtyard, GOLD, 3],
  [mill, SAND, 2],
  [arcade, GOLD, 6],
  [divided, DUSK, 1],
  [courtyard, NOON, 0],
  [arcade, SAND, 2],
  [mill, DUSK, 4],
  [harbour, GOLD, 3],
  [stairs, NOON, 7],
  [divided, SAND, 5],
])
