import { ARTISTS, artistName, ROUNDS } from '@modern-art/engine'
import type { Artist, TilePlaced } from '@modern-art/engine'
import { writeGap } from './page.ts'
import type { Page } from './page.ts'

const NAME_WIDTH = Math.max(...ARTISTS.map((artist) => artistName(artist).length))
const ALL_ROUNDS = Array.from({ length: ROUNDS }, (_, index) => index)

/** The market: each artist's tiles by season, and what a painting is worth at the end of the last season. */
export function writeBoard(page: Page, tiles: readonly (readonly TilePlaced[])[]): void {
  const { style } = page
  const columns = ALL_ROUNDS.map((round) => cell(String(round + 1)))
  writeGap(page)
  page.lines.push(style.aside(`  ${'Tiles by season'.padEnd(NAME_WIDTH)}${columns.join('')}  worth`))
  for (const artist of ARTISTS) {
    const row = ALL_ROUNDS.map((round) => cell(tileIn(tiles[round], artist)))
    const value = tiles.at(-1)?.find((placed) => placed.artist === artist)?.value ?? 0
    const name = style.artist(artist, artistName(artist).padEnd(NAME_WIDTH))
    page.lines.push(`  ${name}${row.join('')}${style.money(String(value).padStart(7))}`)
  }
}

function tileIn(tiles: readonly TilePlaced[] | undefined, artist: Artist): string {
  if (tiles === undefined) return ''
  const tile = tiles.find((placed) => placed.artist === artist)?.tile
  return tile === undefined ? '·' : String(tile)
}

function cell(text: string): string {
  return text.padStart(5)
}
