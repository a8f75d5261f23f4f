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
