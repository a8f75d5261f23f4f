import type * as en from '../en/vacation.ts'
import { counted, day, figure } from './phrases.ts'

export const vacation: typeof en.vacation = {
  title: 'Urlaub',
  about: (left, most) =>
    `Solange du im Urlaub bist, stehen deine Uhren bei „Zug um Zug“ still. Du hast noch ${figure(left)} von ${counted(most, { one: 'Tag', other: 'Tagen' })} in 12 Monaten.`,
  from: 'Ab',
  days: 'Tage',
  take: 'In Urlaub gehen',
  away: (until) => `Du bist bis zum ${day(until)} im Urlaub.`,
  planned: (from, until) => `Dein Urlaub: vom ${day(from)} bis zum ${day(until)}.`,
  end: 'Ich bin zurück',
  callOff: 'Absagen',
  role: (until) => `im Urlaub bis ${day(until)}`,
  roleShort: 'im Urlaub',
}
