import { describe, expect, it } from 'vitest'
import { inOneGo } from './inOneGo.ts'

describe('what many want to know', () => {
  it('is asked for once, and everybody gets their own answer', async () => {
    const asked: (readonly number[])[] = []
    const double = inOneGo((keys: readonly number[]) => {
      asked.push(keys)
      return Promise.resolve(keys.map((key) => 2 * key))
    })
    expect(await Promise.all([double(3), double(1), double(3)])).toEqual([6, 2, 6])
    expect(await double(4)).toBe(8)
    expect(asked).toEqual([[3, 1, 3], [4]])
  })

  it('fails for all who asked together, and for nobody who asks again', async () => {
    let isAway = true
    const know = inOneGo((keys: readonly string[]) =>
      isAway ? Promise.reject(new Error('away')) : Promise.resolve(keys),
    )
    const [one, other] = await Promise.allSettled([know('a'), know('b')])
    expect([one.status, other.status]).toEqual(['rejected', 'rejected'])
    isAway = false
    expect(await know('a')).toBe('a')
  })
})
