import { describe, expect, it } from 'vitest'
import { tokensIn } from '../testing/colours.ts'
import { SEAT_STYLES, seatStyle } from './seatColours.ts'

const MOST_SEATS = 5

describe('seats', () => {
  it('each have a colour and a dash of their own, five of them', () => {
    expect(SEAT_STYLES).toHaveLength(MOST_SEATS)
    expect(new Set(SEAT_STYLES.map(({ colour }) => colour)).size).toBe(MOST_SEATS)
    expect(new Set(SEAT_STYLES.map(({ dash }) => dash)).size).toBe(MOST_SEATS)
    expect(() => seatStyle(MOST_SEATS)).toThrow(RangeError)
  })

  it.each(['day', 'night'] as const)('have colours that the page knows by %s', (light) => {
    const names = SEAT_STYLES.map(({ colour }) => /^var\(--(.+)\)$/.exec(colour)?.[1] ?? '')
    const tokens = tokensIn(light, 'gallery')
    expect(names.filter((name) => !tokens.has(name))).toEqual([])
  })
})
