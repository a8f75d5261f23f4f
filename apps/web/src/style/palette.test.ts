import { ARTIST_IDS } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { EYE_KINDS, contrast, distance, tokensIn } from '../testing/colours.ts'
import type { Light } from '../testing/colours.ts'

const SEATS = ['seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5']

const LIGHTS: readonly Light[] = ['day', 'night']

/** What is written on what. */
const WRITTEN: readonly (readonly [string, string])[] = [
  ...['wall', 'wall-lit', 'panel'].flatMap((ground) =>
    ['ink', 'muted', 'now-text', 'gain', 'loss'].map((text) => [text, ground] as const),
  ),
  ['on-ink', 'ink'],
  ['on-now', 'now'],
  ['tile-ink', 'tile'],
  ['ink', 'tile'],
  ['muted', 'tile'],
]

/** What must be seen, without being read: borders of what one presses, the focus, pips, the lines of the chart. */
const DRAWN: readonly (readonly [string, string])[] = ['wall', 'wall-lit', 'panel'].flatMap((ground) =>
  ['line-strong', 'focus', 'now', ...SEATS].map((line) => [line, ground] as const),
)

describe.each(LIGHTS)('by %s', (light) => {
  const tokens = tokensIn(light, 'gallery')
  const between = ([one, other]: readonly [string, string]): number =>
    contrast(tokens.get(one) ?? '', tokens.get(other) ?? '')

  it.each(WRITTEN)('%s on %s can be read: 4.5 to 1', (text, ground) => {
    expect(between([text, ground])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(DRAWN)('%s on %s can be seen: 3 to 1', (line, ground) => {
    expect(between([line, ground])).toBeGreaterThanOrEqual(3)
  })

  it.each(['gallery', 'distinct'] as const)('the artists’ colours can be seen on panels: %s', (palette) => {
    const colours = tokensIn(light, palette)
    const seen = ARTIST_IDS.map((artist) => contrast(colours.get(artist) ?? '', colours.get('panel') ?? ''))
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(3)
  })

  it('the palette for colour-blind eyes keeps the artists apart to all kinds of eyes', () => {
    expect(nearest(light, 'distinct')).toBeGreaterThan(0.17)
  })

  it('for which the gallery’s own colours are not enough', () => {
    expect(nearest(light, 'gallery')).toBeLessThan(0.05)
  })

  it('the colours of the seats are far apart, and none is an artist’s or the red of "now"', () => {
    const seats = SEATS.map((seat) => tokens.get(seat) ?? '')
    expect(leastDistance(seats, ['usual'])).toBeGreaterThan(0.12)
    expect(leastDistance(seats, EYE_KINDS)).toBeGreaterThan(0.07)
    const taken = [...ARTIST_IDS, 'now'].map((name) => tokens.get(name) ?? '')
    const nearestTaken = seats.flatMap((seat) => taken.map((colour) => distance(seat, colour, 'usual')))
    expect(Math.min(...nearestTaken)).toBeGreaterThan(0.06)
  })
})

/** The two artists most alike to the eyes that are worst at telling them apart. */
function nearest(light: Light, palette: 'gallery' | 'distinct'): number {
  const colours = tokensIn(light, palette)
  return leastDistance(
    ARTIST_IDS.map((artist) => colours.get(artist) ?? ''),
    EYE_KINDS,
  )
}

function leastDistance(colours: readonly string[], kinds: readonly string[]): number {
  const pairs = colours.flatMap((one, index) => colours.slice(index + 1).map((other) => [one, other] as const))
  return Math.min(...kinds.flatMap((eyes) => pairs.map(([one, other]) => distance(one, other, eyes))))
}
