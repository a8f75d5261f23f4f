import { createHash } from 'node:crypto'
import type { BotsOffer, MatchPlace, MatchState, MyMatches } from '@modern-art/protocol'
import { PATIENCE } from '../matching/patience.ts'
import type { UserId } from '../parties/partyRecord.ts'
import { foundFor } from './queueRecord.ts'
import type { PlaceRecord, QueueRecord } from './queueRecord.ts'

/** What somebody may know of the queue, built up from nothing: where they stand themselves, and how many are there with them. */
export function placesFor(queue: QueueRecord, person: UserId, now: number): MyMatches {
  const places = queue.places
    .filter((place) => place.person === person)
    .map((place): MatchPlace => ({
      pace: place.pace,
      sizes: [...place.sizes],
      rated: place.rated,
      waited: Math.max(0, now - place.since),
      now: stateOf(queue, place, now),
    }))
    .toSorted((a, b) => (a.pace < b.pace ? -1 : 1))
  return { places, version: versionOf(places) }
}

function stateOf(queue: QueueRecord, place: PlaceRecord, now: number): MatchState {
  const { pace, since, busy, withBots: saidYes } = place
  const table = foundFor(queue, place)
  const offer: BotsOffer | null = place.offer === null ? null : { rated: place.offer.rated }
  if (table === null) {
    const notBefore = queue.noShows[place.person]?.notBefore ?? 0
    if (now < notBefore) return { state: 'pausing', left: notBefore - now }
    if (busy) return { state: 'playing' }
    const botsIn = Math.max(0, Math.max(since, notBefore) + PATIENCE[pace].botsAfter - now)
    return { state: 'waiting', botsIn, offer, saidYes }
  }
  if (table.opened !== null) return { state: 'seated', code: table.opened.code }
  const here = queue.places.filter(({ found, shownUp }) => found === table.id && shownUp).length
  const { size, bots, showUpBy } = table
  const left = showUpBy === null ? null : Math.max(0, showUpBy - now)
  return { state: 'found', size, bots, here, shownUp: place.shownUp, left, offer, saidYes }
}

const TIMES: ReadonlySet<string> = new Set(['waited', 'botsIn', 'left'])

/** Two answers are of one version if nothing but time has passed. */
function versionOf(places: readonly MatchPlace[]): string {
  const steady = JSON.stringify(places, (key, value: unknown) =>
    TIMES.has(key) && typeof value === 'number' ? 0 : value,
  )
  return createHash('sha256').update(steady).digest('base64url').slice(0, 16)
}
