import { expect, test } from 'vitest'
import { together } from './together.ts'

test('what is said in one go is sent in one go and in order, and what is said later on its own', async () => {
  const sent: (readonly string[])[] = []
  const say = together<string>((all) => void sent.push(all))
  say('update')
  say('reply')
  expect(sent).toEqual([])
  await Promise.resolve()
  say('update again')
  await Promise.resolve()
  expect(sent).toEqual([['update', 'reply'], ['update again']])
})
