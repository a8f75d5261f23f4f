import type * as en from '../en/vacation.ts'
import { counted, day, figure } from './phrases.ts'

export const vacation: typeof en.vacation = {
  title: 'Férias',
  about: (left, most) =>
    `Nas férias, os seus relógios param nas mesas por turnos. Você ainda tem ${figure(left)} de ${counted(most, { one: 'dia', other: 'dias' })} em 12 meses.`,
  from: 'A partir de',
  days: 'Dias',
  take: 'Entrar de férias',
  away: (until) => `Você está de férias até ${day(until)}.`,
  planned: (from, until) => `Suas férias: de ${day(from)} a ${day(until)}.`,
  end: 'Voltei',
  callOff: 'Cancelar',
  role: (until) => `de férias até ${day(until)}`,
  roleShort: 'de férias',
}
