import { filled } from '../canvas.ts'
import { listed } from '../catalogue/english/words.ts'
import { documentOf } from '../document.ts'
import { PAINTS } from '../paint.ts'
import type { Paint } from '../paint.ts'
import { EXTRAS, EYES, HAIR, HEADS, MOUTHS, NOSE } from './features.ts'
import type { Extra, Hair } from './features.ts'

/** Ground, both sides of the face, hair, clothes, trim. The sides are two paints of one family, no tone of anybody's skin. */
export type Colours = readonly [Paint, Paint, Paint, Paint, Paint, Paint]

/** How somebody looks. */
export interface Looks {
  readonly colours: Colours
  readonly head: keyof typeof HEADS
  readonly hair: keyof typeof HAIR
  readonly mouth: keyof typeof MOUTHS
  readonly extras: readonly (keyof typeof EXTRAS)[]
}

export interface Portrait {
  /** A square document; it may be cut round. */
  readonly svg: string
  /** The same without its ground, for a page that puts a colour of its own behind it. */
  readonly sitter: string
  readonly alt: string
}

const SIZE = 120
const PEN: Paint = 'night'
const SHOULDERS = 'M6 120C8 98 30 91 60 91S112 98 114 120z'
const NECK = 'M50 70H70V92C64 98 56 98 50 92z'

export function portraitOf({ colours, head, ...looks }: Looks): Portrait {
  const [ground, light, shade, hairPaint, cloth, trim] = colours
  const [temple] = HEADS[head]
  const hair: Hair = HAIR[looks.hair]
  const extras: Extra[] = looks.extras.map((extra) => EXTRAS[extra])
  const partsOf = (material: Extra[1]): string => extras.map(([, of, d]) => (of === material ? d : '')).join('')
  const mouth = looks.extras.includes('moustache') ? '' : MOUTHS[looks.mouth]
  const pen = 'stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"'
  const sitter = [
    filled(light, `M${61 - temple} 51a5 6 0 1 0 0 11zM${59 + temple} 51a5 6 0 1 1 0 11z`),
    filled(hairPaint, hair.behind),
    filled(cloth, SHOULDERS),
    filled(shade, NECK),
    filled(light, half(head, -1)),
    filled(shade, half(head, 1)),
    filled(trim, partsOf('cloth')),
    filled(hairPaint, partsOf('hair')),
    filled(hairPaint, hair.before),
    filled(PEN, EYES + partsOf('pen')),
    `<path fill="none" stroke="${PAINTS[PEN]}" ${pen} d="${NOSE + mouth + partsOf('lines')}"/>`,
    filled(trim, hair.hat),
  ].join('')
  const words = [hair.word, ...extras.map(([word]) => word)]
  return {
    svg: documentOf(SIZE, SIZE, filled(ground, `M0 0H${SIZE}V${SIZE}H0z`) + sitter),
    sitter: documentOf(SIZE, SIZE, sitter),
    alt: `A face in ${light} and ${shade} with ${listed(words)}, on ${ground}.`,
  }
}

/** Half of the head; the left one reaches a little over the axis, so that no seam shows. */
function half(head: keyof typeof HEADS, side: 1 | -1): string {
  const [temple, crown, jaw, top, chin] = HEADS[head]
  const at = (reach: number): number => 60 + side * reach
  const axis = side === 1 ? 60 : 60.5
  return `M${axis} ${top}C${at(crown)} ${top} ${at(temple)} ${top + 10} ${at(temple)} 52C${at(temple)} 70 ${at(jaw)} ${chin} ${axis} ${chin}z`
}
