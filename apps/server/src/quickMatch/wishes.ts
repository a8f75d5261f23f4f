import { missedAgain, NO_NO_SHOWS } from '../matching/showingUp.ts'
import type { UserId } from '../parties/partyRecord.ts'
import type { PaceFamily } from '../ratings/paceFamily.ts'
import { foundFor, isPlaceOf } from './queueRecord.ts'
import type { PlaceRecord, QueueRecord } from './queueRecord.ts'

/* What people do in the queue, pure. Something that cannot be done, or has been, gives the same queue back. */

export interface Wish {
  readonly person: UserId
  readonly pace: PaceFamily
  readonly sizes: readonly number[]
  readonly rated: boolean
}

/** Somebody looks for a table, or for another kind than before: they keep the place that they have. */
export function lookFor(queue: QueueRecord, { person, pace, sizes, rated }: Wish, now: number): QueueRecord {
  const before = queue.places.find(isPlaceOf(person, pace))
  const table = before === undefined ? null : foundFor(queue, before)
  if (table?.opened === null) return queue
  const since = table === null ? (before?.since ?? now) : now
  const place: PlaceRecord = {
    person,
    pace,
    since,
    sizes: [...new Set(sizes)].toSorted((a, b) => a - b),
    rated,
    withBots: false,
    seenAt: now,
    busy: false,
    offer: null,
    found: null,
    shownUp: false,
  }
  return { ...queue, places: [...queue.places.filter((each) => each !== before), place] }
}

/** Somebody looks no longer. Leaving people who have just been found counts as not showing up. */
export function leave(queue: QueueRecord, person: UserId, pace: PaceFamily, now: number): QueueRecord {
  const place = queue.places.find(isPlaceOf(person, pace))
  if (place === undefined) return queue
  const table = foundFor(queue, place)
  const left = { ...queue, places: queue.places.filter((each) => each !== place) }
  return table?.opened === null && table.showUpBy !== null ? missed(left, person, now) : left
}

/** Somebody says yes to bots, in a game that counts or in one that does not. */
export function sayYesToBots(queue: QueueRecord, person: UserId, pace: PaceFamily, rated: boolean): QueueRecord {
  return changed(queue, person, pace, (place) => {
    if (place.offer === null) return place
    // Those who have been put together play for the same.
    return { ...place, withBots: true, rated: place.rated && (rated || place.found !== null) }
  })
}

/** Somebody is there for the table that was found for them. */
export function showUp(queue: QueueRecord, person: UserId, pace: PaceFamily): QueueRecord {
  return changed(queue, person, pace, (place) => (place.found === null ? place : { ...place, shownUp: true }))
}

/** The pages of these people have asked by then. */
export function seen(queue: QueueRecord, people: ReadonlySet<UserId>, now: number): QueueRecord {
  const places = queue.places.map((place) => (people.has(place.person) ? { ...place, seenAt: now } : place))
  return { ...queue, places }
}

/** A guest is somebody with an account from now on, and keeps the place; not where that person has one. */
export function movePlaces(queue: QueueRecord, from: UserId, to: UserId): QueueRecord {
  const own = new Set(queue.places.filter(({ person }) => person === to).map(({ pace }) => pace))
  const places = queue.places.flatMap((place) => {
    if (place.person !== from) return [place]
    return own.has(place.pace) ? [] : [{ ...place, person: to }]
  })
  const found = queue.found.map((table) => ({
    ...table,
    people: table.people.map((person) => (person === from ? to : person)),
  }))
  const { [from]: theirs, ...others } = queue.noShows
  const worst = [theirs, others[to]].reduce((one, other) =>
    (one?.notBefore ?? 0) >= (other?.notBefore ?? 0) ? one : other,
  )
  return { places, found, noShows: worst === undefined ? others : { ...others, [to]: worst } }
}

/** Nothing in the queue names somebody any more. */
export function forget(queue: QueueRecord, person: UserId): QueueRecord {
  const { [person]: _, ...noShows } = queue.noShows
  return {
    places: queue.places.filter((place) => place.person !== person),
    found: queue.found.map((table) => ({ ...table, people: table.people.filter((each) => each !== person) })),
    noShows,
  }
}

/** Somebody did not show up. */
export function missed(queue: QueueRecord, person: UserId, now: number): QueueRecord {
  const { noShows, notBefore } = missedAgain(queue.noShows[person] ?? NO_NO_SHOWS, now)
  return { ...queue, noShows: { ...queue.noShows, [person]: { ...noShows, notBefore } } }
}

function changed(
  queue: QueueRecord,
  person: UserId,
  pace: PaceFamily,
  change: (place: PlaceRecord) => PlaceRecord,
): QueueRecord {
  const isTheirs = isPlaceOf(person, pace)
  return { ...queue, places: queue.places.map((place) => (isTheirs(place) ? change(place) : place)) }
}
