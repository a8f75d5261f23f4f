import { describe, expect, it } from 'vitest'
import { gameIn } from '../testing/records.ts'
import type { Storage, StoredLine } from './storage.ts'

function line(text: string, at = 5): Omit<StoredLine, 'number'> {
  return { user: 'zoe', chair: 1, name: 'Zoë 🎨', at, said: { text } }
}

export function describeTalk(storage: () => Storage): void {
  describe('talk', () => {
    it('lines are counted by table, without a gap, also when many speak at once', async () => {
      const [table, other] = [await gameIn(storage()), await gameIn(storage())]
      const texts = Array.from({ length: 20 }, (_, each) => `line ${each}`)
      const numbers = await Promise.all(texts.map((text) => storage().say(table.id, line(text), text)))
      expect(numbers.toSorted((one, two) => one - two)).toEqual(texts.map((_, place) => place + 1))
      expect(await storage().say(other.id, line('first'), 'line 0')).toBe(1)
      const said = await storage().linesAfter(table.id, 0, 100)
      expect(said.map(({ number }) => number)).toEqual(texts.map((_, place) => place + 1))
      expect(said).toContainEqual({ ...line('line 7'), number: numbers[7] })
      expect((await storage().findTable(table.code))?.said).toBe(20)
    })

    it('of too many lines the latest come, the oldest of them first', async () => {
      const { id } = await gameIn(storage())
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      for (const text of ['a', 'b', 'c', 'd']) await storage().say(id, line(text), text)
      const numbers = async (after: number, limit: number): Promise<readonly number[]> =>
        (await storage().linesAfter(id, after, limit)).map(({ number }) => number)
      expect(await numbers(0, 2)).toEqual([3, 4])
      expect(await numbers(2, 10)).toEqual([3, 4])
      expect(await numbers(3, 10)).toEqual([4])
      expect(await numbers(4, 10)).toEqual([])
    })

    it('lines come back as they were said', async () => {
      const { id } = await gameIn(storage())
      const lines = [
        line('"\\ \u0000 \uD800 🎨 \' ; --', 1_700_000_000_000),
        { ...line(''), said: { call: 'hello' as const } },
      ]
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      for (const [place, each] of lines.entries()) await storage().say(id, each, `line ${place}`)
      const said = await storage().linesAfter(id, 0, 10)
      expect(said).toEqual(lines.map((each, place) => ({ ...each, number: place + 1 })))
    })

    it('a command says its line once, also when it comes twice at once', async () => {
      const { id, code } = await gameIn(storage())
      const tries = Array.from({ length: 10 }, () => storage().say(id, line('hello'), 'one'))
      expect(await Promise.all(tries)).toEqual(tries.map(() => 1))
      expect(await storage().say(id, line('goodbye'), 'two')).toBe(2)
      expect(await storage().say(id, line('hello'), 'one')).toBe(1)
      expect(await storage().linesAfter(id, 0, 10)).toHaveLength(2)
      expect((await storage().findTable(code))?.said).toBe(2)
    })

    it('nobody speaks at a table that is not there', async () => {
      await expect(storage().say(999_999_999, line('hello?'), 'hello')).rejects.toThrow('no table')
    })
  })
}
