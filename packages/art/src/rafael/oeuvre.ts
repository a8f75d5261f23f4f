import { oeuvreOf } from '../oeuvre.ts'
import type { Period } from '../oeuvre.ts'
import { behindWall, chorus, distant, portrait } from './compositions.ts'
import type { Palette } from './mask.ts'

const CARNIVAL: Period<Palette> = { from: 1987, palette: ['violet', 'gold', 'magenta', 'plum', 'bone', 'turquoise'] }
const MIDNIGHT: Period<Palette> = { from: 1990, palette: ['night', 'turquoise', 'lilac', 'plum', 'gold', 'magenta'] }
const PLASTER: Period<Palette> = { from: 1993, palette: ['bone', 'violet', 'magenta', 'night', 'gold', 'turquoise'] }
const NEON: Period<Palette> = { from: 1997, palette: ['magenta', 'lilac', 'bone', 'plum', 'gold', 'turquoise'] }
const GILT: Period<Palette> = { from: 2001, palette: ['gold', 'violet', 'lilac', 'night', 'bone', 'magenta'] }
const VEIL: Period<Palette> = { from: 2004, palette: ['lilac', 'bone', 'gold', 'plum', 'magenta', 'violet'] }
const LAGOON: Period<Palette> = { from: 2007, palette: ['turquoise', 'gold', 'violet', 'plum', 'bone', 'magenta'] }

/** Masks in pixels, the same on both sides. */
export const rafael = oeuvreOf<Palette>([
  [portrait, MIDNIGHT, 19],
  [behindWall, GILT, 3],
  [portrait, CARNIVAL, 12],
  [chorus, VEIL, 11],
  [portrait, PLASTER, 26],
  [distant, PLASTER, 2],
  [portrait, GILT, 16],
  [portrait, NEON, 9],
  [portrait, VEIL, 17],
  [distant, NEON, 4],
  [portrait, CARNIVAL, 24],
  [behindWall, MIDNIGHT, 7],
  [portrait, NEON, 35],
  [chorus, LAGOON, 42],
  [portrait, PLASTER, 20],
  [portrait, LAGOON, 43],
])
