import { expect, it } from 'vitest'
import { dateIn, dayOf, daysLater } from './dates.ts'

it('days are written and read by the clock of the device, over the ends of months and years', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  expect(dateIn('2026-01-05')).toBe(new Date(2026, 0, 5).getTime())
  expect([dateIn(''), dateIn('tomorrow'), dateIn('2026-1-5')]).toEqual([null, null, null])
  expect(daysLater('2026-12-30', 3)).toBe('2027-01-02')
})
