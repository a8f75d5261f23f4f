import type { Artist } from '@modern-art/engine'
import { disc, filled, filledOdd } from '../canvas.ts'
import { documentOf } from '../document.ts'
import type { Paint } from '../paint.ts'
import { blossom } from '../ramon/cutouts.ts'
import { MARK_SIZE } from './mark.ts'
import type { Mark } from './mark.ts'

/** An artist's mark with the two paints it is shown in: it stands on its ground, as on a badge. */
export interface Glyph {
  readonly mark: Mark
  readonly ground: Paint
  readonly ink: Paint
}

const MIDDLE = { x: 120, y: 120 }

const GLYPHS: Readonly<Record<Artist, Glyph>> = [
  // Two quarter discs and two triangles.
  {
    ground: 'ochre',
    ink: 'navy',
    mark: 'M30 30h85a85 85 0 0 1-85 85zM125 30h85v85zM30 125l85 85H30zM125 125h85a85 85 0 0 1-85 85z',
  },
  { ground: 'cobalt', ink: 'foam', mark: wave(85) + wave(145) + wave(205) },
  // A disc in rings.
  {
    ground: 'rust',
    ink: 'cream',
    mark: disc(120, 120, 100) + disc(120, 120, 72) + disc(120, 128, 48) + disc(120, 136, 22),
  },
  { ground: 'fern', ink: 'linen', mark: blossom(MIDDLE, 105, 5, 0.4, -1.4) + disc(120, 120, 30) },
  // A mask in squares.
  {
    ground: 'violet',
    ink: 'bone',
    mark: 'M30 30h45v30h90V30h45v120h-30v30h-30v30H90v-30H60v-30H30zM60 90v30h45V90zM135 90v30h45V90zM90 150v15h60v-15z',
  },
]

export function glyphOf(artist: Artist): Glyph {
  return GLYPHS[artist]
}

/** A disc with the glyph on it, as a document. */
export function badgeOf(artist: Artist): string {
  const { mark, ground, ink } = glyphOf(artist)
  const body = `${filled(ground, disc(200, 200, 200))}<g transform="translate(80 80)">${filledOdd(ink, mark)}</g>`
  return documentOf(MARK_SIZE + 160, MARK_SIZE + 160, body)
}

function wave(y: number): string {
  return `M20 ${y}C60 ${y - 60} 95 ${y - 45} 120 ${y - 20}S180 ${y + 5} 220 ${y - 35}C190 ${y + 20} 150 ${y + 30} 115 ${y + 5}S60 ${y - 20} 20 ${y}z`
}
