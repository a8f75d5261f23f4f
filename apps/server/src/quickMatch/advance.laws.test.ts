import assert from 'node:assert/strict'
import { env } from 'node:process'
import { lawRuns } from '@modern-art/engine/testing'
import * as fc from 'fast-check'
import { describe, it } from 'vitest'
import type { UserId } from '../parties/partyRecord.ts'
import { PACE_FAMILIES } from '../ratings/paceFamily.ts'
import type { PaceFamily } from '../ratings/paceFamily.ts'
import { NEW_RATING } from '../ratings/rating.ts'
import { advance } from './advance.ts'
import type { Facts, Opening } from './advance.ts'
import { placesFor } from './placesFor.ts'
import { EMPTY_QUEUE } from './queueRecord.ts'
import type { QueueRecord } from './queueRecord.ts'
import { forget, leave, lookFor, movePlaces, sayYesToBots, seen, showUp } from './wishes.ts'

const options = { seed: Number(env['LAWS_SEED'] ?? 20), numRuns: lawRuns(150) }
const START = 1_800_000_000_000
const PEOPLE = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eve', 'Fay', 'Gil', 'Hal'] as const

type Deed =
  | {
      readonly kind: 'look'
      readonly person: UserId
      readonly pace: PaceFamily
      readonly sizes: number[]
      readonly rated: boolean
    }
  | { readonly kind: 'leave' | 'show_up' | 'bots'; readonly person: UserId; readonly pace: PaceFamily }
  | { readonly kind: 'pass'; readonly seconds: number }
  | { readonly kind: 'busy' | 'gone'; readonly person: UserId }
  | { readonly kind: 'move'; readonly person: UserId; readonly to: UserId }

const person = fc.constantFrom(...PEOPLE)
const pace = fc.constantFrom(...PACE_FAMILIES)
const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('look' as const),
      person,
      pace,
      sizes: fc.subarray([3, 4, 5], { minLength: 1 }),
      rated: fc.boolean(),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('show_up' as const), person, pace }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('leave' as const, 'bots' as const), person, pace }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), seconds: fc.constantFrom(1, 5, 31, 61, 90_000) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('busy' as const, 'gone' as const), person }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('move' as const), person, to: person }) },
)

interface Evening {
  readonly queue: QueueRecord
  readonly now: number
  readonly busy: ReadonlySet<UserId>
  readonly openings: readonly Opening[]
}

/** Plays deeds, one after the other; `look` sees the evening after each. */
function evening(deeds: readonly Deed[], look: (after: Evening, before: Evening) => void): Evening {
  let count = 0
  let soFar: Evening = { queue: EMPTY_QUEUE, now: START, busy: new Set(), openings: [] }
  for (const each of deeds) {
    const before: Evening = soFar
    soFar = { ...after(before, each), openings: [] }
    const facts: Facts = {
      mayPlay: () => true,
      isAtLiveTable: (who) => soFar.busy.has(who),
      ratingOf: () => NEW_RATING,
      blockedBy: (who) => (who === 'Ada' ? ['Ben'] : []),
    }
    const everybody = new Set(soFar.queue.places.map((place) => place.person))
    const around = { now: soFar.now, newId: () => `found ${++count}`, newCode: () => `CODE ${++count}` }
    soFar = { ...soFar, ...advance(seen(soFar.queue, everybody, soFar.now), facts, around) }
    look(soFar, before)
  }
  return soFar
}

function after(before: Evening, each: Deed): Evening {
  const { queue, now, busy } = before
  switch (each.kind) {
    case 'look':
      return { ...before, queue: lookFor(queue, each, now) }
    case 'leave':
      return { ...before, queue: leave(queue, each.person, each.pace, now) }
    case 'show_up':
      return { ...before, queue: showUp(queue, each.person, each.pace) }
    case 'bots':
      return { ...before, queue: sayYesToBots(queue, each.person, each.pace, true) }
    case 'pass':
      return { ...before, now: now + each.seconds * 1000 }
    case 'busy':
      return { ...before, busy: busy.has(each.person) ? new Set() : new Set([...busy, each.person]) }
    case 'gone':
      return { ...before, queue: forget(queue, each.person) }
    case 'move':
      return { ...before, queue: each.to === each.person ? queue : movePlaces(queue, each.person, each.to) }
  }
}

function law(holds: (after: Evening, before: Evening) => void): void {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 60 }), (deeds) => void evening(deeds, holds)),
    options,
  )
}

describe('quick match, whatever people do', () => {
  it('gives everybody one place a pace at most, and every place at a table a table', () => {
    law(({ queue }) => {
      const places = queue.places.map((place) => `${place.pace} ${place.person}`)
      assert.equal(new Set(places).size, places.length)
      for (const { found } of queue.places) {
        assert.ok(found === null || queue.found.some(({ id }) => id === found))
      }
      assert.equal(new Set(queue.found.map(({ id }) => id)).size, queue.found.length)
    })
  })

  it('opens a table for exactly its people and bots, all of whom have shown up', () => {
    law(({ queue, openings }) => {
      for (const { table } of openings) {
        const places = queue.places.filter(({ found }) => found === table.id)
        assert.deepEqual(new Set(table.people), new Set(places.map((place) => place.person)))
        assert.equal(table.people.length + table.bots, table.size)
        assert.ok(places.every(({ shownUp, pace: theirs }) => shownUp && theirs === table.pace))
        assert.ok(!table.rated || (table.people.length >= 2 && table.bots <= table.people.length))
        assert.ok(!(table.people.includes('Ada') && table.people.includes('Ben')))
      }
    })
  })

  it('never finds a live table for somebody who sits at one, or who pauses', () => {
    law(({ queue, busy, now }, before) => {
      for (const place of queue.places) {
        const was = before.queue.places.find((each) => each.person === place.person && each.pace === place.pace)
        if (place.found === null || was?.found === place.found || was === undefined) continue
        assert.ok(place.pace !== 'live' || !busy.has(place.person))
        assert.ok((queue.noShows[place.person]?.notBefore ?? 0) <= now)
      }
    })
  })

  it('keeps nobody waiting at a table whose time is over', () => {
    law(({ queue, now }) => {
      for (const { opened, showUpBy, id } of queue.found) {
        if (opened !== null) continue
        assert.ok(queue.places.some(({ found }) => found === id))
        assert.ok(showUpBy === null || now < showUpBy)
        // Whoever is there waits for somebody: those who still have time, or anybody who can be found.
        const waitsForTheirs = queue.places.some(({ found, shownUp }) => found === id && !shownUp)
        assert.equal(waitsForTheirs, showUpBy !== null)
      }
    })
  })

  it('tells people where they stand, and of nobody else', () => {
    law(({ queue, now }) => {
      for (const who of PEOPLE) {
        const told = JSON.stringify(placesFor(queue, who, now))
        for (const name of PEOPLE) assert.ok(!told.includes(name))
      }
    })
  })

  it('seats everybody who goes on to show up and to say yes, sooner or later', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 40 }), person, (deeds, who) => {
        let hasSat = false
        const patient: Deed[] = Array.from({ length: 40 }, () => [
          { kind: 'show_up', person: who, pace: 'live' } as const,
          { kind: 'bots', person: who, pace: 'live' } as const,
          { kind: 'pass', seconds: 61 } as const,
        ]).flat()
        const looks: Deed = { kind: 'look', person: who, pace: 'live', sizes: [3, 4, 5], rated: false }
        const settled = deeds.filter(({ kind }) => kind !== 'busy')
        evening([...settled, { kind: 'pass', seconds: 90_000 }, looks, ...patient], ({ openings }) => {
          if (openings.some(({ table }) => table.pace === 'live' && table.people.includes(who))) hasSat = true
        })
        assert.ok(hasSat)
      }),
      options,
    )
  })
})
