import { arenaFigures } from '@modern-art/bots'
import type { Score } from '@modern-art/bots'

const CELLS = 20

/** How far a contest has come and how it stands, in one line. */
export function progressLine(score: Score, deals: number, milliseconds: number): string {
  const { winShare, illegal, field } = arenaFigures(score)
  const done = score.deals / deals
  const filled = Math.floor(CELLS * done)
  const left = Math.round((milliseconds / done - milliseconds) / 1000)
  return [
    `[${'#'.repeat(filled)}${'-'.repeat(CELLS - filled)}]`,
    `${score.deals} of ${deals} deals`,
    `win share ${(100 * winShare).toFixed(1)} %`,
    ...(illegal + field.illegal === 0 ? [] : [`${illegal + field.illegal} illegal`]),
    `${duration(left)} left`,
  ].join('  ')
}

function duration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  return minutes < 60
    ? `${minutes}:${twoDigits(seconds % 60)} min`
    : `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)} h`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
