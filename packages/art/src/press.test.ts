import { ARTISTS, ARTIST_IDS, AUCTION_TYPES } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { documentOf, pictureUrl, placed } from './document.ts'
import { favicon } from './favicon.ts'
import { auctionIcon } from './marks/auctionIcons.ts'
import { badgeOf } from './marks/glyphs.ts'
import { patternOf } from './marks/patterns.ts'
import { CATALOGUE, paintingOf } from './painting.ts'
import { portraitOfBot } from './portraits/cast.ts'
import { socialPicture } from './socialPicture.ts'
import { brokenPaths } from './testing/pathData.ts'
import { opacityOf, rasterOf } from './testing/raster.ts'
import { SITTERS } from './testing/sitters.ts'
import { WORDMARK_WIDTH, wordmark } from './wordmark.ts'

describe('the social picture', () => {
  it('is as large as pages that show links expect, and opaque', () => {
    const { width, height, rgba } = rasterOf(socialPicture(), 1200)
    expect([width, height]).toEqual([1200, 630])
    expect(rgba.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true)
  })

  it('hangs a work by each artist', () => {
    const picture = socialPicture()
    const shown = CATALOGUE.filter((id) => picture.includes(paintingOf(id).svg.replace(/^<svg[^>]*>/, '')))
    expect(shown.map((id) => id.slice(0, id.indexOf('-')))).toEqual([...ARTIST_IDS])
  })

  it('hangs them apart from each other and from the name', () => {
    const places = Array.from(
      socialPicture().matchAll(/<svg x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)" viewBox="0 0 600 800">/g),
      (match) => match.slice(1).map(Number),
    )
    expect(places).toHaveLength(ARTIST_IDS.length)
    const name = [322, 96, 556, 78]
    for (const [i, [x = 0, y = 0, width = 0, height = 0]] of [...places, name].entries()) {
      expect(x >= 40 && y >= 40 && x + width <= 1160 && y + height <= 546).toBe(true)
      for (const [u = 0, v = 0, w = 0, h = 0] of [...places, name].slice(i + 1)) {
        expect(x + width + 20 < u || u + w + 20 < x || y + height + 20 < v || v + h + 20 < y).toBe(true)
      }
    }
    expect(socialPicture()).toContain(wordmark('cream', 'saffron'))
  })

  it('needs no font and fetches nothing', () => {
    expect(socialPicture()).not.toMatch(/<text|href|font/)
  })
})

describe('the favicon', () => {
  it('shows its red dot even 16 pixels wide', () => {
    const { rgba } = rasterOf(favicon(), 16)
    const [red = 0, green = 0, blue = 0] = rgba.subarray(4 * (12 * 16 + 12))
    expect(red).toBeGreaterThan(2 * Math.max(green, blue))
    // The frame is dark: navy at the upper left.
    expect(Math.max(...rgba.subarray(4 * (2 * 16 + 1), 4 * (2 * 16 + 1) + 3))).toBeLessThan(120)
  })
})

describe('the wordmark', () => {
  it('is as wide as it says', () => {
    const { width, height, values } = opacityOf(
      rasterOf(documentOf(WORDMARK_WIDTH + 40, 120, wordmark('navy', 'rust')), 748),
    )
    const columns = Array.from({ length: width }, (_, x) =>
      Array.from({ length: height }, (_row, y) => values[y * width + x] ?? 0).some((value) => value > 0.5),
    )
    expect(columns.indexOf(true)).toBe(0)
    expect(Math.abs(columns.lastIndexOf(true) - WORDMARK_WIDTH)).toBeLessThan(6)
  })
})

describe('everything but the paintings', () => {
  const faces = SITTERS.map(portraitOfBot)
  const drawings = [...ARTISTS.map(badgeOf), ...faces.map(({ svg }) => svg), favicon(), socialPicture()]

  it('has whole paths', () => {
    const marks = [...AUCTION_TYPES.map(auctionIcon), ...ARTISTS.map(patternOf)].map((d) => `<path d="${d}"/>`)
    for (const drawing of [...drawings, ...marks]) expect(brokenPaths(drawing)).toEqual([])
  })
})

describe('a document', () => {
  it('is the same picture as the address of an image', () => {
    const { svg } = paintingOf('daniel-open-1')
    const url = pictureUrl(svg)
    expect(url).toMatch(/^data:image\/svg\+xml,%3Csvg /)
    expect(url).not.toMatch(/["#<>]/)
    const back = decodeURIComponent(url.slice(url.indexOf(',') + 1))
    expect(rasterOf(back, 60)).toEqual(rasterOf(svg, 60))
  })

  it('keeps its proportions and its drawing where it is placed in another', () => {
    const part = placed(documentOf(10, 20, '<path d="M0 0h10v20H0z"/>'), 5, 6, 30, 60)
    expect(part).toBe('<svg x="5" y="6" width="30" height="60" viewBox="0 0 10 20"><path d="M0 0h10v20H0z"/></svg>')
  })
})
