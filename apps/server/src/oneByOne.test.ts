import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { oneByOne } from './oneByOne.ts'

it('does jobs in their order, after the code that is running, and so many in one turn that others have theirs', async () => {
  const done: number[] = []
  const inTurn = oneByOne(2)
  for (const job of [1, 2, 3]) inTurn(() => void done.push(job))
  expect(done).toEqual([])
  await turn()
  expect(done).toEqual([1, 2])
  inTurn(() => void done.push(4))
  await turn()
  expect(done).toEqual([1, 2, 3, 4])
})
