import { oeuvreOf } from '../oeuvre.ts'
import type { Period } from '../oeuvre.ts'
import { behindWall, chorus, distant, portrait } from './compositions.ts'
import type { Palette } from './mask.ts'

const CARNIVAL: Period<Palette> = { from: 1987, palette: ['violet', 'gold', 'magenta', 'plum', 'bone', 'turquoise'] }
const MIDNIGHT: Period<Palette> = { from: 1991, palette: ['night', 'turquoise', 'lilac', 'plum', 'gold', 'magenta'] }
const PLASTER: Period<Palette> = { from: 1995, palette: ['bone', 'violet', 'magenta', 'night', 'gold', 'turquoise'] }
const NEON: Period<Palette> = { from: 1999, palette: ['magenta', 'lilac', 'bone', 'plum', 'gold', 'turquoise'] }
const GILT: Period<Palette> = { from: 2002, palette: ['gold', 'violet', 'lilac', 'night', 'bone', 'magenta'] }
const VEIL: Period<Palette> = { from: 2006, palette: ['lilac', 'bone', 'gold', 'plum', 'magenta', 'violet'] }

/** Masks in pixels, the same on both sides. */
export const rafael = oeuvreOf<Palette>([
  [portrait, MIDNIGHT, 13],
  [behindWall, VEIL, 5],
  [portrait, NEON, 9],
  [chorus, MIDNIGHT, 30],
  [portrait, PLASTER, 8],
  [distant, PLASTER, 2],
  [portrait, GILT, 16],
  [portrait, CARNIVAL, 12],
  [portrait, VEIL, 11],
  [distant, MIDNIGHT, 19],
  [portrait, CARNIVAL, 18],
  [behindWall, MIDNIGHT, 7],
  [portrait, NEON, 21],
  [chorus, NEON, 9],
  [portrait, PLASTER, 20],
  [portrait, MIDNIGHT, 25],
])
