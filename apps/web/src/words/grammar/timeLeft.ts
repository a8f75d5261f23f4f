const MINUTE = 60
const HOUR = 60 * MINUTE
/** From so many hours on, minutes tell nothing. */
const MANY_HOURS = 3

/** What is left of a time, as clocks write it in all our languages. */
export function timeLeft(seconds: number): string {
  const minutes = Math.floor((seconds % HOUR) / MINUTE)
  const hours = Math.floor(seconds / HOUR)
  if (hours >= MANY_HOURS) return `${hours} h`
  if (hours > 0) return `${hours} h ${minutes} min`
  return minutes > 0 ? `${minutes}:${String(seconds % MINUTE).padStart(2, '0')}` : `${seconds} s`
}

/** What is left of a long time, in the largest unit of which there is one; days from two of them on. `null`: not even a minute. */
export function unitsLeft(milliseconds: number): { readonly unit: TimeUnit; readonly count: number } | null {
  const minutes = Math.floor(milliseconds / 1000 / MINUTE)
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return { unit: 'days', count: Math.floor(hours / 24) }
  if (hours > 0) return { unit: 'hours', count: hours }
  return minutes > 0 ? { unit: 'minutes', count: minutes } : null
}

export type TimeUnit = 'days' | 'hours' | 'minutes'
