import { expect, it } from 'vitest'
import { timeLeft, unitsLeft } from './timeLeft.ts'

it('the time left is told in seconds, minutes and hours', () => {
  expect([0, 59, 60, 125, 3599].map(timeLeft)).toEqual(['0 s', '59 s', '1:00', '2:05', '59:59'])
  expect([3600, 7325, 10_799].map(timeLeft)).toEqual(['1 h 0 min', '2 h 2 min', '2 h 59 min'])
  expect([10_800, 86_399, 86_400].map(timeLeft)).toEqual(['3 h', '23 h', '24 h'])
})

it('what is left of a long time is told in the largest unit that says enough', () => {
  const told = [0, 59_999, 60_000, 3_599_999, 3_600_000, 86_400_000, 172_799_999, 172_800_000].map(unitsLeft)
  expect(told.map((left) => (left === null ? 'hardly' : `${left.count} ${left.unit}`))).toEqual([
    'hardly',
    'hardly',
    '1 minutes',
    '59 minutes',
    '1 hours',
    '24 hours',
    '47 hours',
    '2 days',
  ])
})
