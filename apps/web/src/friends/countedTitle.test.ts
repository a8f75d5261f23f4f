import { expect, it } from 'vitest'
import { countedTitle } from './countedTitle.ts'

it('a title says how many tables wait, once', () => {
  expect(countedTitle(2, 'Modern Art')).toBe('(2) Modern Art')
  expect(countedTitle(3, '(2) Modern Art')).toBe('(3) Modern Art')
  expect(countedTitle(0, '(2) Modern Art')).toBe('Modern Art')
})
