import { oeuvreOf } from '../oeuvre.ts'
import type { Period } from '../oeuvre.ts'
import { eclipse, fault, meeting, orbit, rain, rift } from './compositions.ts'
import type { Palette } from './compositions.ts'

const DAY: Period<Palette> = { name: 'day', from: 1996, palette: ['cream', 'shell', 'rose', 'rust', 'oxblood'] }
const HEARTH: Period<Palette> = { name: 'hearth', from: 1999, palette: ['oxblood', 'rust', 'coral', 'straw', 'cream'] }
const DAWN: Period<Palette> = { name: 'dawn', from: 2003, palette: ['shell', 'rose', 'coral', 'oxblood', 'cream'] }
const DEEP: Period<Palette> = { name: 'deep', from: 2007, palette: ['umber', 'rust', 'coral', 'straw', 'cream'] }
const HARVEST: Period<Palette> = { name: 'harvest', from: 2010, palette: ['straw', 'cream', 'coral', 'rust', 'umber'] }
const CLAY: Period<Palette> = { name: 'clay', from: 2013, palette: ['rust', 'coral', 'straw', 'cream', 'umber'] }

/** Rings that meet other rings. */
export const daniel = oeuvreOf<Palette>([
  [fault, HEARTH, 12],
  [eclipse, HARVEST, 3],
  [orbit, DAY, 4],
  [meeting, CLAY, 38],
  [rain, HEARTH, 9],
  [eclipse, DEEP, 24],
  [orbit, HEARTH, 4],
  [rift, DAWN, 17],
  [fault, CLAY, 5],
  [rift, DAY, 4],
  [eclipse, DAWN, 17],
  [meeting, DEEP, 27],
  [fault, HARVEST, 31],
  [rift, CLAY, 10],
  [rain, DAWN, 6],
])
