import { counted, day, figure } from './phrases.ts'

/** Days on which nobody waits for somebody in vain. */
export const vacation = {
  title: 'Vacation',
  about: (left: number, most: number): string =>
    `While you’re on vacation, your clocks stand still at turn-based tables. You have ${figure(left)} of ${counted(most, { one: 'day', other: 'days' })} left in 12 months.`,
  from: 'From',
  days: 'Days',
  take: 'Go on vacation',
  away: (until: number): string => `You’re on vacation until ${day(until)}.`,
  planned: (from: number, until: number): string => `Your vacation: ${day(from)} to ${day(until)}.`,
  end: 'I’m back',
  callOff: 'Call it off',
  role: (until: number): string => `on vacation until ${day(until)}`,
  /** Where there is room for hardly more than a word. */
  roleShort: 'on vacation',
}
