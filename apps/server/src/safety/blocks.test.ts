import { expect, it } from 'vitest'
import { blocksIn } from './blocks.ts'

it('knows of each of many people who come at once whom they have blocked, and asks for all of them together', async () => {
  const asked: (readonly string[])[] = []
  const blocks = blocksIn({
    blocksBy: (users) => {
      asked.push(users)
      return Promise.resolve([
        { user: 'Ada', blocked: 'Ben' },
        { user: 'Cem', blocked: 'Ada' },
        { user: 'Ada', blocked: 'Cem' },
      ])
    },
  })
  await Promise.all(['Ada', 'Ben', 'Cem', 'Ada'].map((user) => blocks.learn(user)))
  expect(asked).toEqual([['Ada', 'Ben', 'Cem']])
  expect(blocks.has('Ada', 'Ben')).toBe(true)
  expect(blocks.has('Ada', 'Cem')).toBe(true)
  expect(blocks.has('Cem', 'Ada')).toBe(true)
  expect(blocks.has('Ben', 'Ada')).toBe(false)
  expect(blocks.has('Cem', 'Ben')).toBe(false)
})
