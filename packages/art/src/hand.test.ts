import { describe, expect, it } from 'vitest'
import { CATALOGUE, paintingOf } from './painting.ts'
import { handIn } from './testing/hand.ts'
import { lightOf, valueOf } from './testing/light.ts'
import { greyOf, rasterOf } from './testing/raster.ts'
import type { Grid, Raster } from './testing/raster.ts'

/** As small as a painting is ever shown. */
const THUMBNAIL = 40

const THUMBNAILS = CATALOGUE.map((id) => ({ id, raster: rasterOf(paintingOf(id).svg, THUMBNAIL) }))

/** What each kind of colour blindness leaves of red, green and blue light: Machado, Oliveira and Fernandes 2009, in full. */
const BLINDNESS: Readonly<Record<string, readonly number[]>> = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
}

function seenWith(blindness: readonly number[], { width, height, rgba }: Raster): Raster {
  const light = Float64Array.from(rgba, (value) => lightOf(value / 255))
  const seen = rgba.map((value, i) => {
    if (i % 4 === 3) return value
    const [r = 0, g = 0, b = 0] = light.subarray(i - (i % 4))
    const [fromRed = 0, fromGreen = 0, fromBlue = 0] = blindness.slice(3 * (i % 4))
    return Math.round(255 * valueOf(r * fromRed + g * fromGreen + b * fromBlue))
  })
  return { width, height, rgba: seen }
}

/** Which paintings' nearest neighbour is by another artist. */
function mistaken(pictures: readonly { id: string; grey: Grid }[]): string[] {
  const hands = pictures.map(({ id, grey }) => ({ id, features: handIn(grey) }))
  const scales = (hands[0]?.features ?? []).map((_, k) => deviation(hands.map(({ features }) => features[k] ?? 0)))
  const wrong: string[] = []
  for (const one of hands) {
    const distances = hands.map(({ id, features }) => {
      if (id === one.id) return Infinity
      return features.reduce((sum, value, k) => sum + ((value - (one.features[k] ?? 0)) / (scales[k] ?? 1)) ** 2, 0)
    })
    const nearest = hands[distances.indexOf(Math.min(...distances))]?.id ?? ''
    if (artistIn(nearest) !== artistIn(one.id)) wrong.push(`${one.id} is taken for a ${artistIn(nearest)}`)
  }
  return wrong
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

function artistIn(id: string): string {
  return id.slice(0, id.indexOf('-'))
}

describe(`the hand of an artist, ${THUMBNAIL} pixels wide`, () => {
  const most = Math.floor(0.05 * THUMBNAILS.length)

  it('is told in greyscale, 95 of 100 times', () => {
    const wrong = mistaken(THUMBNAILS.map(({ id, raster }) => ({ id, grey: greyOf(raster) })))
    expect(wrong.slice(most)).toEqual([])
  })

  it.each(Object.entries(BLINDNESS))('is told with %s', (_, blindness) => {
    const wrong = mistaken(THUMBNAILS.map(({ id, raster }) => ({ id, grey: greyOf(seenWith(blindness, raster)) })))
    expect(wrong.slice(most)).toEqual([])
  })

  it('is not told by chance: artists dealt anew to the same pictures are not found', () => {
    // A measure that always says yes would pass the tests above.
    const dealt = THUMBNAILS.map(({ id, raster }, i) => ({ id: `${i % 5}-${id}`, grey: greyOf(raster) }))
    expect(mistaken(dealt).length).toBeGreaterThan(THUMBNAILS.length / 2)
  })
})
