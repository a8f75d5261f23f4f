import { oeuvreOf } from '../oeuvre.ts'
import type { Period } from '../oeuvre.ts'
import { eclipse, fault, meeting, orbit, rain, rift } from './compositions.ts'
import type { Palette } from './compositions.ts'

const DAY: Period<Palette> = { name: 'Day', from: 1996, palette: ['cream', 'shell', 'rose', 'rust', 'oxblood'] }
const HEARTH: Period<Palette> = { name: 'Hearth', from: 1999, palette: ['oxblood', 'rust', 'coral', 'straw', 'cream'] }
const DAWN: Period<Palette> = { name: 'Dawn', from: 2003, palette: ['shell', 'rose', 'coral', 'oxblood', 'cream'] }
const DEEP: Period<Palette> = { name: 'Deep', from: 2006, palette: ['umber', 'oxblood', 'rust', 'coral', 'straw'] }
const HARVEST: Period<Palette> = { name: 'Harvest', from: 2009, palette: ['straw', 'cream', 'coral', 'rust', 'umber'] }
const CLAY: Period<Palette> = { name: 'Clay', from: 2012, palette: ['rust', 'coral', 'straw', 'cream', 'umber'] }

/** Rings that meet other rings. */
export const daniel = oeuvreOf<Palette>([
  [fault, HEARTH, 10],
  [eclipse, DAY, 3],
  [orbit, HARVEST, 31],
  [meeting, CLAY, 38],
  [rain, HEARTH, 52],
  [eclipse, DEEP, 24],
  [orbit, DEEP, 1],
  [rift, DAWN, 17],
  [fault, CLAY, 5],
  [orbit, CLAY, 38],
  [eclipse, DAWN, 17],
  [meeting, DEEP, 24],
  [fault, HARVEST, 31],
  [rift, HEARTH, 10],
  [rain, DAWN, 7],
])
