import { oeuvreOf } from '../oeuvre.ts'
import type { Period } from '../oeuvre.ts'
import { falls, gale, stones, tide, whirl } from './compositions.ts'
import type { Palette } from './ribbons.ts'

const MORNING: Period<Palette> = {
  name: 'morning',
  from: 1978,
  palette: ['foam', 'ember', 'ice', 'azure', 'cobalt', 'midnight'],
}
const NIGHT: Period<Palette> = {
  name: 'night',
  from: 1982,
  palette: ['ink', 'ember', 'foam', 'ice', 'azure', 'cobalt'],
}
const AUTUMN: Period<Palette> = { name: 'autumn', from: 1986, palette: ['fog', 'ember', 'slate', 'cobalt', 'midnight'] }
const EVENING: Period<Palette> = {
  name: 'evening',
  from: 1990,
  palette: ['cobalt', 'ember', 'midnight', 'azure', 'ice', 'foam'],
}
const WINTER: Period<Palette> = {
  name: 'winter',
  from: 1993,
  palette: ['ice', 'ember', 'foam', 'azure', 'cobalt', 'midnight'],
}

/** Ribbons that follow a current and never touch. */
export const sigrid = oeuvreOf<Palette>([
  [tide, NIGHT, 10],
  [stones, MORNING, 2],
  [gale, WINTER, 31],
  [whirl, MORNING, 38],
  [falls, EVENING, 24],
  [stones, AUTUMN, 6],
  [tide, WINTER, 31],
  [whirl, NIGHT, 10],
  [stones, AUTUMN, 0],
  [stones, NIGHT, 1],
  [falls, MORNING, 3],
  [gale, EVENING, 24],
  [tide, AUTUMN, 17],
])
