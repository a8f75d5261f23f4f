import { describe, expect, it } from 'vitest'
import { readWanted } from './wanted.ts'

describe('the table that was looked for last', () => {
  it('is read as far as it can be understood', () => {
    const usual = { pace: 'live', sizes: [3, 4, 5], rated: false }
    expect(readWanted({})).toEqual(usual)
    expect(readWanted({ pace: 'yearly', sizes: [2, 'x'], rated: 'no' })).toEqual(usual)
    expect(readWanted({ pace: 'turn_based', sizes: [5, 3, 9], rated: true })).toEqual({
      pace: 'turn_based',
      sizes: [3, 5],
      rated: true,
    })
  })
})
