import { ARTISTS, artistOf, cardsIn, rankTopThree } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { CODES, codeOf, countIn, ENDED, NO_ARTIST, rankedAt, RUNNING, STEP } from './counts.ts'
import type { CountsCode } from './counts.ts'

function countsIn(code: CountsCode): readonly number[] {
  return ARTISTS.map((artist) => countIn(code, artist))
}

function placed(counts: readonly number[]): readonly number[] {
  return [0, 1, 2].map((place) => rankedAt(codeOf(counts), place))
}

describe('codes of counts', () => {
  it('are numbers from 0, one for each five counts from 0 to 5', () => {
    const codes = Array.from({ length: CODES }, (_, code) => code)
    expect(CODES).toBe(6 ** 5)
    expect(codes.filter((code) => codeOf(countsIn(code)) !== code)).toEqual([])
    expect(countsIn(codeOf([3, 0, 5, 1, 4]))).toEqual([3, 0, 5, 1, 4])
  })

  it('grow by the step of an artist with each of its paintings', () => {
    const code = codeOf([1, 2, 0, 4, 3])
    for (const artist of ARTISTS) {
      const more = countsIn(code).map((count, other) => (other === artist ? count + 1 : count))
      expect(countsIn(code + (STEP[artist] ?? 0))).toEqual(more)
    }
  })

  it('are of a round that goes on, or one that a fifth painting has ended, or of none', () => {
    const fifths = (code: CountsCode): number => countsIn(code).filter((count) => count === 5).length
    expect(RUNNING).toHaveLength(5 ** 5)
    expect([...RUNNING].filter((code) => fifths(code) !== 0)).toEqual([])
    expect(ENDED).toHaveLength(5 * 5 ** 4)
    expect([...ENDED].filter((code) => fifths(code) !== 1)).toEqual([])
  })

  it('rank the artists as the engine does', () => {
    const paintings = ARTISTS.map((artist) => cardsIn('rulebook').filter((card) => artistOf(card) === artist))
    const ranks = [...RUNNING, ...ENDED].filter((code) => {
      const played = ARTISTS.flatMap((artist) => paintings[artist]?.slice(0, countIn(code, artist)) ?? [])
      const expected = rankTopThree(played)
      return [0, 1, 2].some((place) => rankedAt(code, place) !== (expected[place] ?? NO_ARTIST))
    })
    expect(ranks).toEqual([])
  })

  it('rank the left one of equals first, and none without a painting', () => {
    expect(placed([2, 2, 2, 2, 2])).toEqual([0, 1, 2])
    expect(placed([0, 1, 4, 1, 5])).toEqual([4, 2, 1])
    expect(placed([0, 0, 0, 3, 0])).toEqual([3, NO_ARTIST, NO_ARTIST])
    expect(placed([0, 0, 0, 0, 0])).toEqual([NO_ARTIST, NO_ARTIST, NO_ARTIST])
  })
})
