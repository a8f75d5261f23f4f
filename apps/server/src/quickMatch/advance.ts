import { match } from '../matching/match.ts'
import type { Match, OpenTable, QueueEntry } from '../matching/queue.ts'
import { FORGIVEN_EACH, judgeShowingUp, showUpBy } from '../matching/showingUp.ts'
import type { UserId } from '../parties/partyRecord.ts'
import type { PaceFamily } from '../ratings/paceFamily.ts'
import type { Rating } from '../ratings/rating.ts'
import type { FoundTable, PlaceRecord, QueueRecord } from './queueRecord.ts'
import { missed } from './wishes.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Somebody whose page has not asked for so long looks no longer; a page in the background asks less often. */
const KEPT_UNSEEN: Readonly<Record<PaceFamily, number>> = { live: 3 * MINUTE, turn_based: 3 * DAY }
/** So long people are told where their table is. */
const TOLD_WHERE = MINUTE
/** What the queue has to know about its people. */
export interface Facts {
  /** Those who may play: nobody who is banned, or has been forgotten. */
  readonly mayPlay: (person: UserId) => boolean
  readonly isAtLiveTable: (person: UserId) => boolean
  readonly ratingOf: (person: UserId, pace: PaceFamily) => Rating
  /** Those whom somebody does not want to meet. */
  readonly blockedBy: (person: UserId) => readonly UserId[]
}

/** What the queue needs besides: the time, and names for what is new. */
export interface Around {
  readonly now: number
  /** A name for people who are put together. */
  readonly newId: () => string
  /** A code for a table. */
  readonly newCode: () => string
}

/** A table to be opened with the queue that says so. */
export interface Opening {
  readonly code: string
  readonly table: FoundTable
}

/**
 * Time passes: those who are gone lose their places, found tables whose people are all there are opened, others are judged
 * once their time is over, and people are put together. Nobody's place changes otherwise.
 */
export function advance(
  queue: QueueRecord,
  facts: Facts,
  { now, newId, newCode }: Around,
): { readonly queue: QueueRecord; readonly openings: readonly Opening[] } {
  const present = withoutGone(queue, facts, now)
  const judged = present.found.reduce((soFar, table) => judgedOnce(soFar, table, facts, now), present)
  const matched = putTogether(judged, facts, now, newId)
  const openings: Opening[] = []
  const found = matched.found.map((table) => {
    if (table.opened !== null || !isComplete(matched, table)) return table
    const opened = { ...table, opened: { code: newCode(), at: now } }
    openings.push({ code: opened.opened.code, table: opened })
    return opened
  })
  return { queue: { ...matched, found }, openings }
}

/** Drops what is over. */
function withoutGone(queue: QueueRecord, facts: Facts, now: number): QueueRecord {
  const playing = queue.places.filter(({ person }) => facts.mayPlay(person))
  const found = queue.found.filter(({ id, opened }) =>
    opened === null ? playing.some((place) => place.found === id) : now < opened.at + TOLD_WHERE,
  )
  const places = playing.filter(({ pace, seenAt, found: id }) => {
    const table = found.find((each) => each.id === id)
    const isSeen = now < seenAt + KEPT_UNSEEN[pace]
    if (table === undefined) return id === null && isSeen
    // Whoever waits at a table that others did not come to may be gone by the time that they do.
    return isSeen || table.opened !== null || table.showUpBy !== null
  })
  const noShows = Object.entries(queue.noShows).filter(
    ([, { at, missed: times, notBefore }]) => now < Math.max(notBefore, at + times * FORGIVEN_EACH),
  )
  return { places, found, noShows: Object.fromEntries(noShows) }
}

function placesAt({ places }: QueueRecord, { id }: FoundTable): readonly PlaceRecord[] {
  return places.filter(({ found }) => found === id)
}

function isComplete(queue: QueueRecord, table: FoundTable): boolean {
  const places = placesAt(queue, table)
  return places.length + table.bots === table.size && places.every(({ shownUp }) => shownUp)
}

/** The queue after a look at a found table: whoever is not there in time is replaced. */
function judgedOnce(queue: QueueRecord, table: FoundTable, facts: Facts, now: number): QueueRecord {
  const places = placesAt(queue, table)
  const awaited = places.filter(({ shownUp }) => !shownUp)
  const hasTime = awaited.length > 0 && (table.showUpBy === null || now < table.showUpBy)
  if (table.opened !== null || hasTime || isComplete(queue, table)) return queue
  const isHere = (person: UserId): boolean => places.some((place) => place.person === person && place.shownUp)
  const entries = places.map((place) => entryOf(queue, place, facts))
  // Whoever has gone is as absent as somebody who never came.
  const gone = Array.from({ length: table.size - table.bots - places.length }, () => '')
  const people = [...places.map(({ person }) => person), ...gone]
  const outcome = judgeShowingUp(table.id, { size: table.size, people }, entries, isHere)
  if (outcome.kind === 'complete') return queue
  const penalised = awaited.reduce((soFar, { person }) => missed(soFar, person, now), queue)
  const left = penalised.places.filter((place) => !awaited.includes(place))
  if (outcome.kind === 'open') {
    const open = { ...table, bots: 0, people: outcome.table.people.map(({ person }) => person), showUpBy: null }
    return { ...penalised, places: left, found: queue.found.map((each) => (each === table ? open : each)) }
  }
  return {
    ...penalised,
    places: left.map((place) => (place.found === table.id ? { ...place, found: null, shownUp: false } : place)),
    found: queue.found.filter((each) => each !== table),
  }
}

function entryOf({ noShows }: QueueRecord, place: PlaceRecord, facts: Facts): QueueEntry {
  const { person, pace, since, sizes, rated, withBots } = place
  return {
    person,
    since,
    pace,
    sizes,
    rated,
    rating: facts.ratingOf(person, pace),
    blocked: facts.blockedBy(person),
    atLiveTable: facts.isAtLiveTable(person),
    notBefore: noShows[person]?.notBefore ?? 0,
    withBots,
  }
}

function putTogether(queue: QueueRecord, facts: Facts, now: number, newId: () => string): QueueRecord {
  const entries = queue.places.filter(({ found }) => found === null).map((place) => entryOf(queue, place, facts))
  const open = queue.found
    .filter(({ opened, showUpBy: by }) => opened === null && by === null)
    .map((table): OpenTable => ({
      code: table.id,
      size: table.size,
      people: placesAt(queue, table).map((place) => entryOf(queue, place, facts)),
    }))
  const { matches, offers } = match({ entries, open }, now)
  const offered = queue.places.map((place): PlaceRecord => {
    const offer = offers.find(({ person, pace }) => person === place.person && pace === place.pace)
    return {
      ...place,
      busy: place.pace === 'live' && facts.isAtLiveTable(place.person),
      offer: offer === undefined ? null : { rated: offer.rated },
    }
  })
  const asked: QueueRecord = { ...queue, places: offered }
  return matches.reduce((soFar, each) => foundTogether(soFar, each, now, newId), asked)
}

/** The queue once people have been put together: a new table, or one that others did not come to. */
function foundTogether(queue: QueueRecord, found: Match, now: number, newId: () => string): QueueRecord {
  const { pace, rated, size, bots, people } = found
  const id = found.code ?? newId()
  // Whoever plays with bots alone has just said that they are there.
  const isAlone = people.length === 1
  const places = queue.places.map((place) => {
    if (place.pace !== pace || !people.includes(place.person) || place.found === id) return place
    return { ...place, found: id, shownUp: isAlone, offer: null }
  })
  const table: FoundTable = { id, pace, rated, size, bots, people, showUpBy: showUpBy(pace, now), opened: null }
  return { ...queue, places, found: [...queue.found.filter((each) => each.id !== id), table] }
}
