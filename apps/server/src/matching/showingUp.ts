import type { UserId } from '../parties/partyRecord.ts'
import type { PaceFamily } from '../ratings/paceFamily.ts'
import { PATIENCE } from './patience.ts'
import type { Match, OpenTable, QueueEntry } from './queue.ts'
import { botsAllowed } from './seating.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How often somebody has not shown up, as far as it still counts. */
export interface NoShows {
  readonly missed: number
  /** When they were last missed. */
  readonly at: number
}

export const NO_NO_SHOWS: NoShows = { missed: 0, at: 0 }

/** After the first time, the second and so on; the last one from then on. */
const PAUSES = [2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, DAY] as const

/** A day without another one makes up for one. */
export const FORGIVEN_EACH = DAY

/** Until when somebody has to show up who has been seated. */
export function showUpBy(pace: PaceFamily, seatedAt: number): number {
  return seatedAt + PATIENCE[pace].showUpWithin
}

/** The record of somebody who has not shown up, and until when nobody seats them again (`notBefore`). */
export function missedAgain(
  { missed, at }: NoShows,
  now: number,
): { readonly noShows: NoShows; readonly notBefore: number } {
  const forgiven = Math.floor(Math.max(0, now - at) / FORGIVEN_EACH)
  const count = Math.max(0, missed - forgiven) + 1
  const pause = PAUSES[Math.min(count, PAUSES.length) - 1] ?? DAY
  return { noShows: { missed: count, at: now }, notBefore: now + pause }
}

/** What becomes of a table when the time to show up is over. */
export type ShownUp =
  | { readonly kind: 'complete' }
  /** Those who are there stay, and are the first to be given others. */
  | { readonly kind: 'open'; readonly table: OpenTable; readonly absent: readonly UserId[] }
  /** Those who are there go back to where they were in the queue. */
  | { readonly kind: 'dissolved'; readonly back: readonly QueueEntry[]; readonly absent: readonly UserId[] }

/**
 * Judges a table whose time to show up is over. It stays open while the people who are there could begin with bots in a rated
 * game; whether theirs is rated or not, fewer people are not worth waiting for.
 */
export function judgeShowingUp(
  code: string,
  { size, people }: Pick<Match, 'size' | 'people'>,
  entries: readonly QueueEntry[],
  isHere: (person: UserId) => boolean,
): ShownUp {
  const absent = people.filter((person) => !isHere(person))
  if (absent.length === 0) return { kind: 'complete' }
  const here = entries.filter(({ person }) => people.includes(person) && isHere(person))
  return botsAllowed(here.length, size - here.length, true)
    ? { kind: 'open', table: { code, size, people: here }, absent }
    : { kind: 'dissolved', back: here, absent }
}
