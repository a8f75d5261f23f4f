import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rasterOf } from '../testing/raster.ts'
import { SITTERS } from '../testing/sitters.ts'
import { portraitOfBot, portraitOfPerson } from './cast.ts'
import { FACE_COUNT, portraitOfFace } from './faces.ts'

describe('a portrait', () => {
  it.each(SITTERS)('%s has sat for one', (name) => {
    expect(portraitOfBot(name)).not.toEqual(portraitOfPerson(name))
  })

  it('is of one bot only', () => {
    expect(new Set(SITTERS.map((name) => portraitOfBot(name).svg)).size).toBe(SITTERS.length)
    expect(new Set(SITTERS.map((name) => portraitOfBot(name).alt)).size).toBe(SITTERS.length)
  })

  it('is there for a bot that nobody has drawn', () => {
    expect(portraitOfBot('toString')).toEqual(portraitOfPerson('toString'))
  })

  it.each(SITTERS)('%s has two eyes and is dressed', (name) => {
    const { width, rgba } = rasterOf(portraitOfBot(name).svg, 120)
    const darkAt = (x: number, y: number): boolean =>
      rgba.subarray(4 * (y * width + x), 4 * (y * width + x) + 3).every((value) => value < 0x40)
    expect([darkAt(50, 53), darkAt(70, 53)].every((isDark) => isDark !== (name === 'hypeman'))).toBe(true)
    const ground = rgba.subarray(4 * (60 * width + 4), 4 * (60 * width + 4) + 3)
    expect(rgba.subarray(4 * (116 * width + 20), 4 * (116 * width + 20) + 3)).not.toEqual(ground)
  })

  it('says what is to be seen', () => {
    expect(portraitOfBot('sniper').alt).toBe(
      'A face in shell and coral with a broad hat, a monocle and a moustache, on oxblood.',
    )
  })

  it('is well-formed, square and opaque for any name, and the same for the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const { svg, sitter, alt } = portraitOfPerson(name)
        expect(portraitOfPerson(name)).toEqual({ svg, sitter, alt })
        const { width, height, rgba } = rasterOf(svg, 40)
        expect([width, height]).toEqual([40, 40])
        expect(rgba.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true)
        expect(svg).not.toMatch(/NaN|undefined/)
      }),
    )
  })

  it.each(SITTERS)('%s can be taken off the ground, and nothing else changes', (name) => {
    const { svg, sitter } = portraitOfBot(name)
    const [whole, alone] = [rasterOf(svg, 120).rgba, rasterOf(sitter, 120).rgba]
    const alphaAt = (x: number, y: number): number | undefined => alone[4 * (y * 120 + x) + 3]
    expect([alphaAt(3, 3), alphaAt(116, 60), alphaAt(60, 60), alphaAt(60, 118)]).toEqual([0, 0, 255, 255])
    const changed = whole.some((value, i) => alone[i - (i % 4) + 3] === 255 && value !== alone[i])
    expect(changed).toBe(false)
  })

  it('is seldom shared by two people', () => {
    const portraits = Array.from({ length: 200 }, (_, i) => portraitOfPerson(`Player ${i}`).svg)
    expect(new Set(portraits).size).toBeGreaterThan(180)
  })
})

describe('a face to choose', () => {
  const faces = Array.from({ length: FACE_COUNT }, (_, number) => portraitOfFace(number)?.alt ?? '')

  it('is like no other face, and like no bot', () => {
    const bots = SITTERS.map((name) => portraitOfBot(name).alt)
    expect(new Set([...faces, ...bots]).size).toBe(FACE_COUNT + SITTERS.length)
  })

  it('is told from others in the same colours by its hair', () => {
    const looks = faces.map((alt) => /^A face in (.+?) with (?:an? )?(.+?)(?:,| and|$)/.exec(alt)?.slice(1).join(': '))
    expect(looks).not.toContain(undefined)
    expect(new Set(looks).size).toBe(FACE_COUNT)
  })

  it('is not there for other numbers', () => {
    expect([-1, 0.5, FACE_COUNT].map(portraitOfFace)).toEqual([null, null, null])
  })
})
