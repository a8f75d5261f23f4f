/** A day as an input of dates writes it, by the clock of this device: `2026-11-24`. */
export function dayOf(date: Date): string {
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

/** When a day begins here, in milliseconds since 1970; `null` if it is none. */
export function dateIn(day: string): number | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  if (year === undefined) return null
  return new Date(Number(year), Number(month) - 1, Number(date)).getTime()
}

export function daysLater(day: string, days: number): string {
  const [year, month, date] = day.split('-').map(Number)
  return dayOf(new Date(year ?? 0, (month ?? 1) - 1, (date ?? 1) + days))
}
