import { quickRandom } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { shardOf } from './shard.ts'
import { newTableCode } from './tableCode.ts'

describe('the shard of a table', () => {
  it('is the same for everybody there, whatever version of the page they have', () => {
    expect(['MUSEUMSA', 'MUSEUMSB', 'ZZZZZZZZ'].map(shardOf)).toEqual(['3e0', '3e1', '100'])
  })

  it('shares tables out evenly', () => {
    const random = quickRandom(1)
    const counts = new Map<string, number>()
    for (let each = 0; each < 10_240; each += 1) {
      const shard = shardOf(newTableCode(random))
      counts.set(shard, (counts.get(shard) ?? 0) + 1)
    }
    // Ten tables each on average: by chance alone, some shard has none, and none has four times as many.
    expect(counts.size).toBeGreaterThan(1015)
    expect(Math.max(...counts.values())).toBeLessThan(40)
  })
})
