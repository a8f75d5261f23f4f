import { PAINTS, badgeOf, documentOf, placed, wordmark } from '@modern-art/art'
import { ARTISTS, artistName } from '@modern-art/engine'
import type { Artist } from '@modern-art/engine'
import { escaped } from './markup.ts'
import { allWorks } from './works.ts'
import type { Work } from './works.ts'

const COLUMNS = 8
const WIDTH = 180
const HEIGHT = 240
const GAP = 32
const MARGIN = 64
/** Below a painting, for its title and year. */
const CAPTION = 66
/** Above an artist's works, for the badge and the name. */
const HEADING = 72
const MAST = 176
const SERIF = 'font-family="Fraunces, Georgia, serif"'
const SHEET_WIDTH = 2 * MARGIN + COLUMNS * WIDTH + (COLUMNS - 1) * GAP

/** All paintings on one sheet, artist by artist, with their titles and years. */
export function contactSheet(): string {
  const works = allWorks()
  let y = MAST
  let body = ''
  for (const artist of ARTISTS) {
    const own = works.filter((work) => work.artist === artist)
    body += heading(artist, own, y)
    y += HEADING
    for (const [i, work] of own.entries()) {
      const row = Math.floor(i / COLUMNS)
      body += hung(work, MARGIN + (i % COLUMNS) * (WIDTH + GAP), y + row * (HEIGHT + CAPTION))
    }
    y += Math.ceil(own.length / COLUMNS) * (HEIGHT + CAPTION) + GAP
  }
  const sheet =
    `<title>Modern Art: ${works.length} paintings</title><rect width="100%" height="100%" fill="#f3f0e9"/>` +
    `<g transform="translate(${MARGIN} 56) scale(.6)">${wordmark('navy', 'vermilion')}</g>`
  return `${documentOf(SHEET_WIDTH, y + MARGIN - GAP, `${sheet}${body}`)}\n`
}

function heading(artist: Artist, works: readonly Work[], y: number): string {
  const years = works.map(({ year }) => year)
  const span = `${Math.min(...years)} to ${Math.max(...years)}, ${works.length} works`
  return (
    `${placed(badgeOf(artist), MARGIN, y, 44, 44)}<text x="${MARGIN + 58}" y="${y + 30}" ${SERIF} font-size="26" font-weight="600" fill="#1b1a17">${escaped(artistName(artist))}` +
    `<tspan dx="14" font-size="16" font-weight="400" fill="#6a655b">${span}</tspan></text>`
  )
}

function hung({ svg, title, year, alt }: Work, x: number, y: number): string {
  return (
    `<g><title>${escaped(alt)}</title><rect x="${x - 5}" y="${y - 5}" width="${WIDTH + 10}" height="${HEIGHT + 10}" fill="${PAINTS.linen}" stroke="#cfc7b6"/>` +
    `${placed(svg, x, y, WIDTH, HEIGHT)}</g>` +
    `<text ${SERIF} font-size="14" fill="#6a655b"><tspan x="${x - 4}" y="${y + HEIGHT + 25}" font-style="italic" fill="#1b1a17">${escaped(title)}</tspan>` +
    `<tspan x="${x - 4}" dy="18" font-size="13">${year}</tspan></text>`
  )
}
