import { ARTISTS } from '@modern-art/engine'
import { HEIGHT, WIDTH } from './canvas.ts'
import { documentOf, placed } from './document.ts'
import { badgeOf } from './marks/glyphs.ts'
import { PAINTS } from './paint.ts'
import { paintingOf } from './painting.ts'
import { WORDMARK_WIDTH, wordmark } from './wordmark.ts'

const WIDE = 1200
const HIGH = 630
const FLOOR = 546
const MIDDLE = WIDE / 2
const MAT = 9
const LETTERS = 0.78

/** A card and where it hangs: left, top and width. */
type Hanging = readonly [string, number, number, number]

/** Five works, one by each artist, round the name. */
const HANGINGS: readonly Hanging[] = [
  ['sigrid-hidden-3', 72, 50, 150],
  ['rafael-open-1', 978, 50, 150],
  ['manuel-open-2', 168, 316, 144],
  ['ramon-fixed_price-1', 528, 316, 144],
  ['daniel-fixed_price-3', 888, 316, 144],
]

/** What a link to the game shows: a wall at night, five works, the name and the artists' marks. It needs no font. */
export function socialPicture(): string {
  const left = MIDDLE - (WORDMARK_WIDTH * LETTERS) / 2
  const body = [
    '<radialGradient id="wall" cy=".4" r=".62"><stop stop-color="#3d3a44"/><stop offset="1" stop-color="#19181c"/></radialGradient>',
    '<radialGradient id="lamp"><stop stop-color="#ffeec8" stop-opacity=".3"/><stop offset="1" stop-color="#ffeec8" stop-opacity="0"/></radialGradient>',
    `<path fill="url(#wall)" d="M0 0H${WIDE}V${HIGH}H0z"/>`,
    ...HANGINGS.map(lamp),
    `<path fill="#201d1a" d="M0 ${FLOOR}H${WIDE}V${HIGH}H0z"/>`,
    ...HANGINGS.map(hung),
    `<g transform="translate(${left} 96) scale(${LETTERS})">${wordmark('cream', 'saffron')}</g>`,
    ...ARTISTS.map((artist) => placed(badgeOf(artist), MIDDLE + (artist - 2) * 58 - 20, 224, 40, 40)),
  ]
  return documentOf(WIDE, HIGH, body.join(''))
}

function lamp([, x, y, width]: Hanging): string {
  const height = (width * HEIGHT) / WIDTH
  return `<ellipse fill="url(#lamp)" cx="${x + width / 2}" cy="${y + height / 2}" rx="${width}" ry="${height * 0.95}"/>`
}

function hung([card, x, y, width]: Hanging): string {
  const height = (width * HEIGHT) / WIDTH
  const sheet = (grow: number, drop: number, fill: string): string =>
    `<path ${fill} d="M${x - grow} ${y - grow + drop}h${width + 2 * grow}v${height + 2 * grow}h${-width - 2 * grow}z"/>`
  const shadows = [14, 11].map((grow) => sheet(grow, 8, 'fill="#000" opacity=".3"')).join('')
  return shadows + sheet(MAT, 0, `fill="${PAINTS.linen}"`) + placed(paintingOf(card).svg, x, y, width, height)
}
