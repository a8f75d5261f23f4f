import { describe, expect, it } from 'vitest'
import { HEIGHT, WIDTH } from './canvas.ts'
import { inWords } from './catalogue/english/words.ts'
import { documentOf } from './document.ts'
import { CATALOGUE, paintingOf } from './painting.ts'
import { rasterOf } from './testing/raster.ts'
import type { Raster } from './testing/raster.ts'

function worksOf(artist: string): { id: string; svg: string; alt: string }[] {
  return CATALOGUE.filter((id) => id.startsWith(`${artist}-`)).map((id) => ({ id, ...paintingOf(id) }))
}

/** The elements of a drawing, the ground left out. */
function strokesOf(svg: string): string[] {
  return svg.match(/<path [^>]*\/>/g)?.slice(1) ?? []
}

/** How many pixels are covered, those in part counted in part. */
function ink(elements: string): number {
  const { rgba } = rasterOf(documentOf(WIDTH, HEIGHT, elements), 150)
  let opacity = 0
  for (let i = 3; i < rgba.length; i += 4) opacity += rgba[i] ?? 0
  return opacity / 255
}

/** Of 255: less is no line to the eye. */
const FAINT = 20

/** The longest upright or level line, one pixel wide, that differs from the one colour on both its sides. */
function longestSeam({ width, height, rgba }: Raster): number {
  /** Whether the pixel that begins there differs from those so far before and after it, which are alike. */
  const isSeam = (at: number, step: number): boolean => {
    let most = 0
    for (let channel = at; channel < at + 3; channel += 1) {
      const before = rgba[channel - step]
      if (before === undefined || before !== rgba[channel + step]) return false
      most = Math.max(most, Math.abs(before - (rgba[channel] ?? 0)))
    }
    return most > FAINT
  }
  const [right, down] = [4, 4 * width]
  let longest = 0
  for (const [lines, length, across, along] of [
    [width, height, right, down],
    [height, width, down, right],
  ] as const) {
    for (let line = 1; line < lines - 1; line += 1) {
      let run = 0
      for (let place = 0; place < length; place += 1) {
        run = isSeam(line * across + place * along, across) ? run + 1 : 0
        longest = Math.max(longest, run)
      }
    }
  }
  return longest
}

describe('Manuel Carvalho', () => {
  it.each(worksOf('manuel'))('shows no seam in $id, however large it is', ({ svg }) => {
    // Sizes at which the lines of the grid fall between pixels.
    for (const width of [211, 317, 433]) expect(longestSeam(rasterOf(svg, width))).toBeLessThan(width / 12)
  })
})

describe('Sigrid Thaler', () => {
  it.each(worksOf('sigrid'))('lets no ribbon of $id touch another', ({ svg }) => {
    const strokes = strokesOf(svg)
    expect(strokes.length).toBeGreaterThan(25)
    const one = strokes.reduce((sum, stroke) => sum + ink(stroke), 0)
    expect(one / ink(strokes.join(''))).toBeCloseTo(1, 2)
  })
})

describe('Daniel Melim', () => {
  it.each(worksOf('daniel'))('keeps the rings of $id apart by more than a thumbnail blurs', ({ svg }) => {
    // Rings round one centre; 15 of 600 is one pixel of 40.
    const radii = new Map<string, number[]>()
    for (const [, x = '', y = '', r = ''] of svg.matchAll(/M(-?\d+) (-?\d+)a(\d+) \3 0 1 0/g)) {
      const centre = `${Number(x) + Number(r)} ${y}`
      radii.set(centre, [...(radii.get(centre) ?? []), Number(r)])
    }
    expect([...radii.values()].some((all) => all.length > 3)).toBe(true)
    for (const all of radii.values()) {
      const sorted = [...new Set(all)].toSorted((a, b) => a - b)
      for (const [i, radius] of sorted.slice(1).entries()) expect(radius - (sorted[i] ?? 0)).toBeGreaterThan(15)
    }
  })
})

describe('Ramon Martins', () => {
  const counted = worksOf('ramon').filter(({ alt }) => /slit pad|flat stone/.test(alt))

  it.each(counted)('tells of as many things as there are in $id', ({ svg, alt }) => {
    const strokes = strokesOf(svg)
    // A pad ends in its centre; a shore and a disc are no stones.
    const pads = strokes.filter((stroke) => /L\d+ \d+z"/.test(stroke)).length
    const count = alt.includes('pad') ? pads : strokes.length - 2
    expect(alt.toLowerCase()).toContain(`${inWords(count)} ${alt.includes('pad') ? 'slit pads' : 'flat stones'}`)
  })

  it('has such works', () => {
    expect(counted).toHaveLength(6)
  })
})

describe('Rafael Silveira', () => {
  it.each(worksOf('rafael'))('makes both sides of $id alike', ({ svg }) => {
    const { width, height, rgba } = rasterOf(svg, 300)
    let unlike = 0
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width / 2; x += 1) {
        const [left, right] = [4 * (y * width + x), 4 * (y * width + width - 1 - x)]
        for (let at = 0; at < 3; at += 1) {
          unlike = Math.max(unlike, Math.abs((rgba[left + at] ?? 0) - (rgba[right + at] ?? 0)))
        }
      }
    }
    expect(unlike).toBeLessThan(3)
  })
})
