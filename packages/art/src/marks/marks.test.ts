import { ARTISTS, AUCTION_TYPES, artistName, formatArtist } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.ts'
import { PAINTS } from '../paint.ts'
import type { Paint } from '../paint.ts'
import { lightOf } from '../testing/light.ts'
import { opacityOf, rasterOf } from '../testing/raster.ts'
import { auctionIcon } from './auctionIcons.ts'
import { badgeOf, glyphOf } from './glyphs.ts'
import { MARK_SIZE } from './mark.ts'
import { PATTERN_SIZE, patternOf } from './patterns.ts'

const GLYPHS = ARTISTS.map((artist) => ({ name: artistName(artist), mark: glyphOf(artist).mark }))
const ICONS = AUCTION_TYPES.map((type) => ({ name: type, mark: auctionIcon(type) }))
const MARKS = [...GLYPHS, ...ICONS]
/** What WCAG asks of text; of marks it asks less. */
const LEGIBLE = 4.5

function inked(mark: string, size: number, margin = 0): string {
  const whole = size + 2 * margin
  return documentOf(whole, whole, `<path transform="translate(${margin} ${margin})" fill-rule="evenodd" d="${mark}"/>`)
}

/** How much lighter one paint is than another: WCAG's contrast. */
function contrast(one: Paint, other: Paint): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(paint: Paint): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    return lightOf(Number.parseInt(PAINTS[paint].slice(at, at + 2), 16) / 255)
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe('a mark', () => {
  it.each(MARKS)('of $name stays within its square and fills it well', ({ mark }) => {
    const around = opacityOf(rasterOf(inked(mark, MARK_SIZE, MARK_SIZE), 72))
    const outside = around.values.filter((value, i) => {
      const [x, y] = [i % 72, Math.floor(i / 72)]
      return value > 0 && (x < 24 || x >= 48 || y < 24 || y >= 48)
    })
    expect(outside).toHaveLength(0)
    const { values } = opacityOf(rasterOf(inked(mark, MARK_SIZE), 48))
    const share = values.reduce((sum, value) => sum + value) / values.length
    expect(share).toBeGreaterThan(0.15)
    expect(share).toBeLessThan(0.65)
  })

  it('is not mistaken for another, 16 pixels wide', () => {
    const small = MARKS.map(({ mark }) => opacityOf(rasterOf(inked(mark, MARK_SIZE), 16)).values)
    for (const [i, one] of small.entries()) {
      for (const other of small.slice(i + 1)) {
        const difference = one.reduce((sum, value, k) => sum + Math.abs(value - (other[k] ?? 0)), 0) / one.length
        expect(difference).toBeGreaterThan(0.2)
      }
    }
  })
})

describe('a glyph', () => {
  it.each(ARTISTS)('can be read on its ground: artist %i', (artist) => {
    const { ink, ground } = glyphOf(artist)
    expect(contrast(ink, ground)).toBeGreaterThan(LEGIBLE)
  })

  it('has a ground of its own', () => {
    expect(new Set(ARTISTS.map((artist) => glyphOf(artist).ground)).size).toBe(ARTISTS.length)
  })

  it.each(ARTISTS)('makes a round badge: artist %i', (artist) => {
    const { width, height, rgba } = rasterOf(badgeOf(artist), 40)
    expect([width, height]).toEqual([40, 40])
    const opaqueAt = (x: number, y: number): boolean => rgba[4 * (y * width + x) + 3] === 255
    expect([opaqueAt(0, 0), opaqueAt(39, 39), opaqueAt(20, 1), opaqueAt(1, 20)]).toEqual([false, false, true, true])
    // The glyph is in its middle, and nowhere else.
    const ground = rgba.subarray(4 * (20 * width + 3), 4 * (20 * width + 3) + 3)
    const glyph = Array.from({ length: width * height }, (_, i) => i).filter((i) =>
      [0, 1, 2].some(
        (channel) => rgba[4 * i + 3] === 255 && Math.abs((rgba[4 * i + channel] ?? 0) - (ground[channel] ?? 0)) > 40,
      ),
    )
    expect(glyph.length).toBeGreaterThan(90)
    for (const i of glyph) expect(Math.hypot((i % width) - 19.5, Math.floor(i / width) - 19.5)).toBeLessThan(19)
    const middle = glyph.reduce((sum, i) => sum + (i % width), 0) / glyph.length
    expect(Math.abs(middle - 19.5)).toBeLessThan(1.5)
  })
})

describe('a pattern', () => {
  it.each(ARTISTS)('stays in its tile, and goes on in the next: artist %i', (artist) => {
    // Nothing is cut off at the edge; what runs over it goes on at the same height.
    const [tile, whole] = [200, 600]
    const { values } = opacityOf(rasterOf(inked(patternOf(artist), PATTERN_SIZE, PATTERN_SIZE), whole))
    const inside = (i: number): boolean =>
      [i % whole, Math.floor(i / whole)].every((place) => place >= tile && place < 2 * tile)
    expect(values.filter((value, i) => value > 0 && !inside(i))).toHaveLength(0)
    if (formatArtist(artist) !== 'sigrid') return
    const rows = Array.from({ length: tile }, (_, y) => whole * (tile + y))
    const broken = rows.filter((row) => Math.abs((values[row + tile] ?? 0) - (values[row + 2 * tile - 1] ?? 0)) > 0.9)
    expect(broken.length).toBeLessThan(8)
  })

  it('is as good as no other, in grey', () => {
    const tiles = ARTISTS.map((artist) => opacityOf(rasterOf(inked(patternOf(artist), PATTERN_SIZE), 16)).values)
    for (const [i, one] of tiles.entries()) {
      for (const other of tiles.slice(i + 1)) {
        const difference = one.reduce((sum, value, k) => sum + Math.abs(value - (other[k] ?? 0)), 0) / one.length
        expect(difference).toBeGreaterThan(0.25)
      }
    }
  })
})
