import type { SeatEvent } from '@modern-art/engine'

const MOVES_ON: ReadonlySet<SeatEvent['type']> = new Set([
  'card_played',
  'mystery_revealed',
  'mystery_skipped',
  'game_ended',
])

/**
 * Whoever left while a season's end was shown reads it on coming back. How much of the history comes before that end:
 * all of it, if the game has gone on since.
 */
export function seenBefore(history: readonly SeatEvent[]): number {
  const seasonEnd = history.findLastIndex(({ type }) => type === 'tiles_placed')
  const hasMovedOn = history.slice(seasonEnd).some(({ type }) => MOVES_ON.has(type))
  return seasonEnd === -1 || hasMovedOn ? history.length : seasonEnd
}
