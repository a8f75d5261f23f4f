import { LONGEST_NAME } from '@modern-art/protocol'
import { expect, it } from 'vitest'
import { onlineName } from './onlineName.ts'

it.each([
  ['Ana', 'Ana'],
  [' Ana\u202E  Sofia ', 'Ana Sofia'],
  ['x'.repeat(40), 'x'.repeat(LONGEST_NAME)],
  // A character of two units fits whole, or not at all.
  [`${'x'.repeat(LONGEST_NAME - 2)}🎨y`, `${'x'.repeat(LONGEST_NAME - 2)}🎨`],
  [`${'x'.repeat(LONGEST_NAME - 1)}🎨`, 'x'.repeat(LONGEST_NAME - 1)],
  [`${'x'.repeat(LONGEST_NAME - 1)} y`, 'x'.repeat(LONGEST_NAME - 1)],
])('of “%s” the server takes “%s”', (name, taken) => {
  expect(onlineName(name)).toBe(taken)
})
