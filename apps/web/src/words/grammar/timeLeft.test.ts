import { expect, it } from 'vitest'
import { timeLeft } from './timeLeft.ts'

it('the time left is told in seconds, minutes and hours', () => {
  expect([0, 59, 60, 125, 3599].map(timeLeft)).toEqual(['0 s', '59 s', '1:00', '2:05', '59:59'])
  expect([3600, 7325, 10_799].map(timeLeft)).toEqual(['1 h 0 min', '2 h 2 min', '2 h 59 min'])
  expect([10_800, 86_399, 86_400].map(timeLeft)).toEqual(['3 h', '23 h', '24 h'])
})
