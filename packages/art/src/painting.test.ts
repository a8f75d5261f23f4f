import { ARTIST_IDS, DECK_NAMES, DECK_SIZE, cardsIn, formatCard } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { daniel } from './daniel/oeuvre.ts'
import { manuel } from './manuel/oeuvre.ts'
import { PAINTS, paintsIn } from './paint.ts'
import { CATALOGUE, paintingOf } from './painting.ts'
import { rafael } from './rafael/oeuvre.ts'
import { ramon } from './ramon/oeuvre.ts'
import { sigrid } from './sigrid/oeuvre.ts'
import { brokenPaths } from './testing/pathData.ts'
import { rasterOf } from './testing/raster.ts'
import type { Raster } from './testing/raster.ts'

const PAINTINGS = CATALOGUE.map((id) => ({ id, ...paintingOf(id) }))

/** Rendering takes longer than all that is asked of a picture. */
const rendered = new Map<string, Raster>()

function pictureOf({ id, svg }: { readonly id: string; readonly svg: string }): Raster {
  const raster = rendered.get(id) ?? rasterOf(svg, 300)
  rendered.set(id, raster)
  return raster
}

/** Less than this share of a picture is nothing a visitor would see. */
const VISIBLE = 0.0005

/** How large a share of the picture each colour covers. */
function coverage({ rgba }: Raster): Map<string, number> {
  const pixels = new Map<number, number>()
  for (let i = 0; i < rgba.length; i += 4) {
    const colour = ((rgba[i] ?? 0) << 16) | ((rgba[i + 1] ?? 0) << 8) | (rgba[i + 2] ?? 0)
    pixels.set(colour, (pixels.get(colour) ?? 0) + 1)
  }
  const share = 4 / rgba.length
  return new Map(Array.from(pixels, ([colour, count]) => [`#${colour.toString(16).padStart(6, '0')}`, count * share]))
}

/** How far two pictures differ in a pixel, on average and of 1. */
function difference(one: Raster, other: Raster): number {
  let sum = 0
  for (let i = 0; i < one.rgba.length; i += 1) sum += Math.abs((one.rgba[i] ?? 0) - (other.rgba[i] ?? 0))
  return sum / one.rgba.length / 255
}

describe('the catalogue', () => {
  it('has every card of both decks, once', () => {
    for (const deck of DECK_NAMES) {
      const ids = cardsIn(deck).map(formatCard)
      expect(ids.filter((id) => CATALOGUE.includes(id))).toHaveLength(DECK_SIZE)
    }
    expect(new Set(CATALOGUE).size).toBe(CATALOGUE.length)
    expect(CATALOGUE).toHaveLength(DECK_SIZE + 1)
  })

  it.each([
    ['manuel', manuel],
    ['sigrid', sigrid],
    ['daniel', daniel],
    ['ramon', ramon],
    ['rafael', rafael],
  ])('leaves no work of %s in the store', (artist, oeuvre) => {
    const cards = CATALOGUE.filter((id) => id.startsWith(`${artist}-`)).length
    expect(() => oeuvre(cards - 1, 'id')).not.toThrow()
    expect(() => oeuvre(cards, 'id')).toThrow(TypeError)
  })

  it('has no two works of one title, and none by an artist from one year', () => {
    expect(new Set(PAINTINGS.map(({ title }) => title)).size).toBe(PAINTINGS.length)
    for (const artist of ARTIST_IDS) {
      const years = PAINTINGS.filter(({ id }) => id.startsWith(`${artist}-`)).map(({ year }) => year)
      expect(new Set(years).size).toBe(years.length)
    }
  })

  it.each(['manuel-open-4', 'manuel-open-9', 'manuel', '', 'Manuel-open-1', 'toString'])(
    'says so where there is no %j',
    (id) => {
      expect(() => paintingOf(id)).toThrow(new RangeError(`there is no painting "${id}"`))
    },
  )
})

describe('a painting', () => {
  it('is the same to the byte whenever it is drawn, and whatever was drawn before', () => {
    for (const { id, ...painting } of PAINTINGS.toReversed()) expect(paintingOf(id)).toEqual(painting)
  })

  it('differs clearly from every other', () => {
    const pictures = PAINTINGS.map(({ id, svg }) => ({ id, raster: rasterOf(svg, 40) }))
    const alike = pictures.flatMap((one, i) =>
      pictures.slice(i + 1).flatMap((other) => {
        const by = difference(one.raster, other.raster)
        return by < 0.07 ? [`${one.id} and ${other.id} differ by ${by.toFixed(3)}`] : []
      }),
    )
    expect(alike).toEqual([])
  })

  it.each(PAINTINGS)('$id is a well-formed, opaque picture of its own', ({ id, svg }) => {
    const { width, height, rgba } = pictureOf({ id, svg })
    expect([width, height]).toEqual([300, 400])
    expect(rgba.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true)
    expect(brokenPaths(svg)).toEqual([])
    // Nothing is fetched, run, or set in a font that may be missing.
    expect(svg).not.toMatch(/<(script|image|text|style|foreignObject|use|animate)|href|url\((?!#)/)
    // What it refers to is its own, whatever else stands in the document.
    const own = Array.from(svg.matchAll(/ id="([^"]*)"/g), ([, name]) => name ?? '')
    const used = Array.from(svg.matchAll(/url\(#([^)]*)\)/g), ([, name]) => name ?? '')
    expect(own.filter((name) => !name.startsWith(id))).toEqual([])
    expect(new Set(used)).toEqual(new Set(own))
  })

  it('takes less than 8 kB on average', () => {
    const sizes = PAINTINGS.map(({ svg }) => svg.length)
    expect(sizes.reduce((sum, size) => sum + size) / sizes.length).toBeLessThan(8000)
    expect(Math.max(...sizes)).toBeLessThan(16_000)
  })
})

describe('the entry of a painting', () => {
  it.each(PAINTINGS)('$id: "$title", $year', ({ id, svg, title, year, alt }) => {
    expect(title).toMatch(/^[A-Z][A-Za-z]+(,? [A-Za-z]+)*$/)
    expect(year).toBeGreaterThan(1960)
    expect(year).toBeLessThan(2017)
    expect(alt).toMatch(/^[A-Z][^.]*\.$/)
    // The colours it names, and no others, are to be seen, and the ground is what was painted first.
    const named = alt.slice(alt.lastIndexOf(';') + 1).match(/[a-z]+/g) ?? []
    expect(named.filter((word) => word !== 'and' && word !== 'on').toSorted()).toEqual(paintsIn(svg).toSorted())
    expect(PAINTS[named.at(-1) as keyof typeof PAINTS]).toBe(/fill="(#\w+)"/.exec(svg)?.[1])
    const shares = coverage(pictureOf({ id, svg }))
    const hidden = paintsIn(svg).filter((paint) => (shares.get(PAINTS[paint]) ?? 0) < VISIBLE)
    expect(hidden).toEqual([])
  })

  it('names a paint by one name', () => {
    expect(new Set(Object.values(PAINTS)).size).toBe(Object.keys(PAINTS).length)
  })
})
