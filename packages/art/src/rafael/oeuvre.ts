import { oeuvreOf } from '../oeuvre.ts'
import type { Period } from '../oeuvre.ts'
import { chorus, closeUp, distant, portrait, totem } from './compositions.ts'
import type { Palette } from './mask.ts'

const CARNIVAL: Period<Palette> = { from: 1987, palette: ['violet', 'gold', 'magenta', 'plum', 'bone', 'turquoise'] }
const MIDNIGHT: Period<Palette> = { from: 1991, palette: ['night', 'turquoise', 'lilac', 'plum', 'gold', 'magenta'] }
const PLASTER: Period<Palette> = { from: 1995, palette: ['bone', 'violet', 'magenta', 'night', 'gold', 'turquoise'] }
const NEON: Period<Palette> = { from: 1999, palette: ['magenta', 'lilac', 'bone', 'plum', 'gold', 'turquoise'] }
const GILT: Period<Palette> = { from: 2002, palette: ['gold', 'violet', 'lilac', 'night', 'bone', 'magenta'] }
const VEIL: Period<Palette> = { from: 2006, palette: ['lilac', 'bone', 'gold', 'plum', 'magenta', 'violet'] }

/** Masks in pixels, the same on both sides. */
export const rafael = oeuvreOf<Palette>([
  [portrait, MIDNIGHT, 10],
  [closeUp, CARNIVAL, 3],
  [portrait, NEON, 24],
  [totem, GILT, 23],
  [portrait, PLASTER, 101],
  [distant, PLASTER, 13],
  [portrait, GILT, 31],
  [chorus, CARNIVAL, 33],
  [portrait, VEIL, 122],
  [distant, MIDNIGHT, 8],
  [portrait, CARNIVAL, 129],
  [totem, MIDNIGHT, 38],
  [portrait, NEON, 66],
  [closeUp, VEIL, 28],
  [portrait, PLASTER, 143],
  [chorus, MIDNIGHT, 8],
])
