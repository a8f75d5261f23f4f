import { randomUUID } from 'node:crypto'
import { newTableCode } from '@modern-art/protocol'
import type { MyMatches } from '@modern-art/protocol'
import type { Random } from '@modern-art/engine'
import type { Dealer } from '../parties/dealer.ts'
import { newDeal } from '../parties/dealing.ts'
import type { UserId } from '../parties/partyRecord.ts'
import type { PaceFamily } from '../ratings/paceFamily.ts'
import { refuse } from '../refusal.ts'
import type { Refused } from '../refusal.ts'
import type { NewTable, QueueStorage } from '../storage/storage.ts'
import type { Timers } from '../timers.ts'
import { advance } from './advance.ts'
import type { Opening } from './advance.ts'
import { knowledgeOf } from './knowledge.ts'
import type { Knowledge, KnowledgeStorage } from './knowledge.ts'
import { matchedParty } from './matchedParty.ts'
import { placesFor } from './placesFor.ts'
import { isPlaceOf } from './queueRecord.ts'
import type { QueueRecord } from './queueRecord.ts'
import { watchersOf } from './watchers.ts'
import { forget, leave, lookFor, movePlaces, sayYesToBots, seen, showUp } from './wishes.ts'
import type { Wish } from './wishes.ts'

/** The queue as all nodes share it. Whatever has been fulfilled is kept. */
export interface QuickMatch {
  readonly look: (wish: Wish) => Promise<MyMatches | Refused>
  readonly leave: (person: UserId, pace: PaceFamily) => Promise<MyMatches>
  readonly sayYesToBots: (person: UserId, pace: PaceFamily, rated: boolean) => Promise<MyMatches>
  readonly showUp: (person: UserId, pace: PaceFamily) => Promise<MyMatches>
  /** Where somebody stands, once that is something else than the version that they have seen, or after a while. */
  readonly watch: (person: UserId, seenVersion: string | null) => Promise<MyMatches>
  /** A guest's places are somebody else's from now on. */
  readonly movePlaces: (from: UserId, to: UserId) => Promise<void>
  readonly forget: (person: UserId) => Promise<void>
  /** Answers everybody who waits for news, and looks at the queue no more. */
  readonly close: () => void
}

export interface QuickMatchParts {
  readonly storage: QueueStorage & KnowledgeStorage
  readonly now: () => number
  readonly random: Random
  readonly dealer: Dealer
  readonly chairsHere: (code: string) => Promise<readonly number[]>
  readonly later: Timers['later']
  /** Calls back again and again, until it is called off. */
  readonly every: (milliseconds: number, what: () => Promise<void>) => () => void
}

/** How often the queue is looked at, in milliseconds. */
const LOOKED_AT = 1000
/** Somebody's place says so often that their page still asks. */
const SEEN_EACH = 20_000
/** More people than ever looked for a table at once: the queue is read by every node each second. */
const MOST_PLACES = 1000
/** So often others can be first before something must be wrong. */
const MOST_TRIES = 50

export function quickMatch({ storage, now, random, dealer, chairsHere, later, every }: QuickMatchParts): QuickMatch {
  const watchers = watchersOf(later)

  /** What becomes of the queue; tables are opened with it, or nothing changes. */
  const change = async (
    wanted: (queue: QueueRecord) => Promise<{ readonly queue: QueueRecord; readonly tables: readonly NewTable[] }>,
  ): Promise<QueueRecord> => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      // Each try stands on what others were first with.
      // oxlint-disable-next-line no-await-in-loop
      const { version, queue: before } = await storage.readQueue()
      // oxlint-disable-next-line no-await-in-loop
      const { queue, tables } = await wanted(before)
      if (JSON.stringify(queue) === JSON.stringify(before)) return before
      // oxlint-disable-next-line no-await-in-loop
      if (await storage.replaceQueue(version, queue, tables)) return queue
    }
    throw new Error('the queue changes too often')
  }

  const wish = async (person: UserId, what: (queue: QueueRecord) => QueueRecord): Promise<MyMatches> => {
    const queue = await change((before) => Promise.resolve({ queue: what(before), tables: [] }))
    return placesFor(queue, person, now())
  }

  const placesNow = async (person: UserId): Promise<MyMatches> =>
    placesFor((await storage.readQueue()).queue, person, now())

  const tableOf = ({ code, table }: Opening, { userOf }: Knowledge): NewTable => {
    const party = matchedParty(table, userOf, random)
    return { code, party: { ...party, deal: newDeal(code, dealer.newSecret(), true) }, game: null, at: now() }
  }

  const goOn = async (): Promise<void> => {
    const queue = await change(async (before) => {
      if (before.places.length === 0) return { queue: before, tables: [] }
      const at = now()
      const knowledge = await knowledgeOf(before, storage, at, chairsHere)
      const unseen = before.places.filter(({ seenAt }) => seenAt <= at - SEEN_EACH).map(({ person }) => person)
      const asking = new Set(unseen.filter(watchers.has))
      const around = { now: at, newId: randomUUID, newCode: () => newTableCode(random) }
      const advanced = advance(seen(before, asking, at), knowledge, around)
      return { queue: advanced.queue, tables: advanced.openings.map((opening) => tableOf(opening, knowledge)) }
    })
    watchers.look((person) => placesFor(queue, person, now()).version)
  }

  const callOff = every(LOOKED_AT, goOn)

  return {
    look: async (wanted) => {
      const { queue } = await storage.readQueue()
      const isThere = queue.places.some(isPlaceOf(wanted.person, wanted.pace))
      if (!isThere && queue.places.length >= MOST_PLACES) return refuse('too_many', 'too many people look for a table')
      return wish(wanted.person, (before) => lookFor(before, wanted, now()))
    },
    leave: (person, pace) => wish(person, (queue) => leave(queue, person, pace, now())),
    sayYesToBots: (person, pace, rated) => wish(person, (queue) => sayYesToBots(queue, person, pace, rated)),
    showUp: (person, pace) => wish(person, (queue) => showUp(queue, person, pace)),
    watch: async (person, seenVersion) => {
      const places = await placesNow(person)
      if (places.version !== seenVersion) return places
      await watchers.wait(person, seenVersion)
      return placesNow(person)
    },
    movePlaces: async (from, to) => {
      await wish(to, (queue) => movePlaces(queue, from, to))
    },
    forget: async (person) => {
      await wish(person, (queue) => forget(queue, person))
    },
    close: () => {
      callOff()
      watchers.close()
    },
  }
}
