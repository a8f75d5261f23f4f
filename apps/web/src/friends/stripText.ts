import type { LostMove } from '../words/grammar/lostMove.ts'
import type { Words } from '../words/words.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** What is to be known of the connection while the table stays on the page. */
export type StripState =
  /** `since` by `performance.now()`. */
  | { readonly kind: 'reconnecting'; readonly since: number }
  /** The device says that it has no network. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'back' }
  /** Something was sent, and did not reach the table. */
  | { readonly kind: 'lost'; readonly move: LostMove }
  /** The cards were dealt without this page's random number. */
  | { readonly kind: 'left_out' }
  | { readonly kind: 'newer_window' }
  | { readonly kind: 'old_page' }

/** What the strip says; `now` by `performance.now()`. */
export function stripText(state: StripState, now: number, words: Words): string {
  const { connection, goodbyes, faults } = words.online
  switch (state.kind) {
    case 'reconnecting': {
      const time = Math.max(0, now - state.since)
      return time < MINUTE
        ? connection.reconnecting(Math.floor(time / SECOND))
        : connection.reconnectingLong(Math.floor(time / MINUTE))
    }
    case 'offline':
      return connection.offline
    case 'back':
      return connection.back
    case 'lost':
      return connection.lost[state.move]
    case 'left_out':
      return words.fairness.leftOutNow
    case 'newer_window':
      return goodbyes.newer_window
    case 'old_page':
      return faults.old_page
  }
}
