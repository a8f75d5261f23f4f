import assert from 'node:assert/strict'
import { env } from 'node:process'
import { lawRuns } from '@modern-art/engine/testing'
import * as fc from 'fast-check'
import { describe, it } from 'vitest'
import { PACE_FAMILIES } from '../ratings/paceFamily.ts'
import { doubtOf, NEW_RATING, pointsOf } from '../ratings/rating.ts'
import { match } from './match.ts'
import { PATIENCE } from './patience.ts'
import { acceptBots } from './queue.ts'
import type { Match, Queue, QueueEntry } from './queue.ts'

const options = { seed: Number(env['LAWS_SEED'] ?? 20), numRuns: lawRuns(300, 200) }

const NOW = 10_000_000

/** A unit of time that matters at the pace: an eighth of the stated wait. */
function waitOf(pace: QueueEntry['pace'], eighths: number): number {
  return Math.round((PATIENCE[pace].botsAfter * eighths) / 8)
}

/** Everything about somebody in the queue but who they are and whom they have blocked. */
const anyEntry: fc.Arbitrary<Omit<QueueEntry, 'person' | 'blocked'>> = fc
  .record(
    {
      // Mostly of one kind, so that there is somebody to sit with.
      pace: fc.constantFrom('live', ...PACE_FAMILIES),
      rated: fc.constantFrom(true, true, false),
      eighths: fc.nat({ max: 30 }),
      sizes: fc.constantFrom([3], [4], [3, 4], [3, 4], [5, 3], [3, 4, 5], [5, 4, 3], [4, 5]),
      mu: fc.constantFrom(25, 25, 25, 30, 33, 40, 60),
      sigma: fc.constantFrom(2, 2, NEW_RATING.sigma),
      atLiveTable: fc.constantFrom(false, false, false, false, true),
      pause: fc.constantFrom(0, 0, 0, 0, -3, 2),
      withBots: fc.constantFrom(false, false, true),
    },
    { noNullPrototype: true },
  )
  .map(({ eighths, mu, sigma, pause, ...rest }) => ({
    ...rest,
    since: NOW - waitOf(rest.pace, eighths),
    rating: { mu, sigma, games: 5 },
    notBefore: pause === 0 ? 0 : NOW + waitOf(rest.pace, pause),
  }))

const MOST_PEOPLE = 9

/** Some of them block others. */
function blocking(entry: typeof anyEntry, most: number): fc.Arbitrary<readonly QueueEntry[]> {
  const anybody = fc.nat({ max: MOST_PEOPLE })
  return fc
    .tuple(
      fc.array(entry, { minLength: 1, maxLength: MOST_PEOPLE }),
      fc.array(fc.tuple(anybody, anybody), { maxLength: most }),
    )
    .map(([entries, blocks]) =>
      entries.map((each, index) => ({
        ...each,
        person: `p${index}`,
        blocked: blocks.flatMap(([by, whom]) => (by === index && whom !== index ? [`p${whom}`] : [])),
      })),
    )
}

/** All of one kind, at small tables, so that it depends on who gets along with whom. */
const anyoneInTheCrowd = anyEntry.map((entry) => ({
  ...entry,
  pace: 'live' as const,
  rated: true,
  since: NOW - Math.min(NOW - entry.since, PATIENCE.live.anyRatingAfter),
  sizes: entry.sizes.includes(4) ? [4, 3] : [3],
  atLiveTable: false,
}))

const anyEntries: fc.Arbitrary<readonly QueueEntry[]> = fc.oneof(blocking(anyEntry, 4), blocking(anyoneInTheCrowd, 20))

/** Some of the queue may sit at a table that has seats left: the first two of a kind. */
const anyQueue: fc.Arbitrary<Queue> = fc.tuple(anyEntries, fc.boolean()).map(([entries, isOpen]): Queue => {
  const [first] = entries
  const second = entries.find((entry) => first !== undefined && entry !== first && maySit([entry, first], 4))
  if (!isOpen || first === undefined || second === undefined) return { entries, open: [] }
  if (!isSeatable(first) || !isSeatable(second)) return { entries, open: [] }
  const rest = entries.filter((entry) => entry !== first && entry !== second)
  return { entries: rest, open: [{ code: 'PLUM', size: 4, people: [first, second] }] }
})

function law<T>(arbitrary: fc.Arbitrary<T>, holds: (value: T) => void): void {
  fc.assert(fc.property(arbitrary, holds), options)
}

/** What a person would say of their range. */
function rangeOf({ pace, since, notBefore, rating }: QueueEntry): number {
  const waited = NOW - Math.max(since, notBefore)
  if (waited >= PATIENCE[pace].anyRatingAfter) return Number.POSITIVE_INFINITY
  return 100 + doubtOf(rating) + (100 * waited) / PATIENCE[pace].hundredPointsEach
}

/** Whether these people may sit at a table of this size, whoever else does. */
function maySit(people: readonly QueueEntry[], size: number): boolean {
  return people.every((one) =>
    people.every(
      (other) =>
        one === other ||
        (one.pace === other.pace &&
          one.rated === other.rated &&
          one.sizes.includes(size) &&
          Math.abs(pointsOf(one.rating) - pointsOf(other.rating)) <= rangeOf(one) &&
          !one.blocked.includes(other.person)),
    ),
  )
}

function isSeatable(entry: QueueEntry): boolean {
  return entry.notBefore <= NOW && !(entry.pace === 'live' && entry.atLiveTable)
}

function waitedOf({ since, notBefore }: QueueEntry): number {
  return NOW - Math.max(since, notBefore)
}

/** Whether a person no longer holds out for a larger table than this. */
function isReadyFor(entry: QueueEntry, size: number): boolean {
  const larger = entry.sizes.filter((each) => each > size).length
  return waitedOf(entry) >= larger * PATIENCE[entry.pace].smallerTableEach
}

function groupsOf<T>(items: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]]
  return items.flatMap((item, index) => groupsOf(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]))
}

function everybodyIn({ entries, open }: Queue): readonly QueueEntry[] {
  return [...entries, ...open.flatMap(({ people }) => people)]
}

function entriesAt({ people, pace }: Match, queue: Queue): readonly QueueEntry[] {
  return people.map((person) => {
    const entry = everybodyIn(queue).find((each) => each.person === person && each.pace === pace)
    assert.ok(entry !== undefined)
    return entry
  })
}

describe('matching', () => {
  it('seats nobody twice, and forgets nobody', () => {
    law(fc.tuple(anyQueue, fc.nat({ max: MOST_PEOPLE })), ([some, again]) => {
      const twice = some.entries[again]
      const entries =
        twice === undefined
          ? some.entries
          : [...some.entries, { ...twice, since: twice.since + 1, rated: !twice.rated }]
      const queue = { ...some, entries }
      const { matches, waiting } = match(queue, NOW)
      const seated = matches.flatMap(({ pace, people }) => people.map((person) => `${pace} ${person}`))
      assert.equal(new Set(seated).size, seated.length)
      const waitOn = waiting.map(({ pace, person }) => `${pace} ${person}`)
      assert.ok(waitOn.every((place) => !seated.includes(place)))
      const open = matches.some(({ code }) => code !== null) ? [] : queue.open.flatMap(({ people }) => people)
      const found = new Set([...seated, ...waitOn, ...open.map(({ pace, person }) => `${pace} ${person}`)])
      assert.deepEqual(
        [...found].toSorted(),
        [...new Set(everybodyIn(queue).map(({ pace, person }) => `${pace} ${person}`))].toSorted(),
      )
    })
  })

  it('keeps to everybody’s range, wishes and blocks, and to the rule about bots', () => {
    law(anyQueue, (queue) => {
      for (const made of match(queue, NOW).matches) {
        const people = entriesAt(made, queue)
        assert.ok(maySit(people, made.size))
        assert.ok(made.code !== null || people.every((entry) => entry.sizes.includes(made.size)))
        assert.ok(people.every((entry) => entry.rated === made.rated && entry.pace === made.pace))
        assert.ok(people.filter((entry) => queue.entries.includes(entry)).every(isSeatable))
        assert.equal(made.size, made.people.length + made.bots)
        assert.ok(made.bots === 0 || people.every((entry) => entry.withBots))
        assert.ok(!made.rated || made.bots === 0 || (made.people.length >= 2 && made.bots <= made.people.length))
      }
    })
  })

  it('says the same whatever the order in which the queue lists people', () => {
    law(fc.tuple(anyQueue, fc.array(fc.nat({ max: 1000 }), { minLength: 9, maxLength: 9 })), ([queue, keys]) => {
      const before = structuredClone(queue)
      const moved = queue.entries
        .map((entry, index) => ({ entry, key: keys[index] ?? 0 }))
        .toSorted((a, b) => a.key - b.key)
      const entries = moved.map(({ entry }) => ({
        ...entry,
        sizes: entry.sizes.toReversed(),
        blocked: entry.blocked.toReversed(),
      }))
      const open = queue.open.map((table) => ({ ...table, people: table.people.toReversed() }))
      const said = match(queue, NOW)
      assert.deepEqual(queue, before)
      const saidOfMoved = match({ entries, open }, NOW)
      assert.deepEqual(saidOfMoved.matches, said.matches)
      assert.deepEqual(saidOfMoved.offers, said.offers)
      assert.deepEqual(
        saidOfMoved.waiting.map(({ person }) => person),
        said.waiting.map(({ person }) => person),
      )
    })
  })

  it('passes over nobody for somebody who is alike in all else and came later', () => {
    law(fc.tuple(anyQueue, fc.nat({ max: MOST_PEOPLE }), fc.nat({ max: 10 })), ([some, at, later]) => {
      const earlier = some.entries[at]
      if (earlier === undefined) return
      const twin = { ...earlier, person: 'twin', since: earlier.since + waitOf(earlier.pace, later) + 1 }
      const blockingTwin = (entry: QueueEntry): QueueEntry =>
        entry.blocked.includes(earlier.person) ? { ...entry, blocked: [...entry.blocked, 'twin'] } : entry
      const open = some.open.map((table) => ({ ...table, people: table.people.map(blockingTwin) }))
      const { matches } = match({ entries: [...some.entries.map(blockingTwin), twin], open }, NOW)
      const seated = new Set(matches.flatMap(({ people }) => people))
      assert.ok(!seated.has('twin') || seated.has(earlier.person))
    })
  })

  it('leaves nobody waiting who could sit together now', () => {
    law(anyQueue, (queue) => {
      const waiting = match(queue, NOW).waiting.filter(isSeatable)
      for (const size of [3, 4, 5]) {
        for (const group of groupsOf(waiting, size)) {
          const couldSit = group.every((entry) => entry.sizes.includes(size)) && maySit(group, size)
          assert.ok(!couldSit || !group.some((entry) => isReadyFor(entry, size)))
        }
      }
    })
  })

  it('leaves nobody waiting who said yes to bots and could sit with others who did', () => {
    law(anyQueue, (queue) => {
      const waiting = match(queue, NOW).waiting.filter((entry) => isSeatable(entry) && entry.withBots)
      for (const entry of waiting) assert.ok(entry.rated)
      for (const [one, other] of groupsOf(waiting, 2)) {
        if (one === undefined || other === undefined) continue
        const agreeing = [3, 4].filter((size) => one.sizes.includes(size) && other.sizes.includes(size))
        assert.ok(!agreeing.some((size) => maySit([one, other], size)))
      }
    })
  })

  it('leaves nobody waiting for ever: after the stated wait there is an offer, and whoever takes it plays at once', () => {
    law(anyQueue, (queue) => {
      const { offers, waiting } = match(queue, NOW)
      for (const entry of waiting.filter(isSeatable)) {
        const isDue = entry.withBots || waitedOf(entry) >= PATIENCE[entry.pace].botsAfter
        assert.equal(
          offers.some(({ person, pace }) => person === entry.person && pace === entry.pace),
          isDue,
        )
        const others = queue.entries.filter((each) => each !== entry)
        const agreed = match({ ...queue, entries: [...others, acceptBots(entry, false)] }, NOW)
        assert.ok(agreed.matches.some(({ people, pace }) => pace === entry.pace && people.includes(entry.person)))
      }
    })
  })

  it('offers a rated game with bots to those who get one if all say yes, and to nobody else', () => {
    law(anyEntries, (entries) => {
      const { offers, waiting } = match({ entries, open: [] }, NOW)
      for (const { person, rated } of offers) {
        const own = waiting.find((entry) => entry.person === person)
        assert.ok(own !== undefined)
        const ways = [3, 4, 5]
          .flatMap((size) => [2, 3, 4].map((people) => ({ size, people })))
          .filter(({ size, people }) => people < size && size - people <= people)
        const others = waiting.filter(
          (entry) => entry !== own && isSeatable(entry) && offers.some((offer) => offer.person === entry.person),
        )
        const could = ways.some(({ size, people }) =>
          groupsOf(others, people - 1).some(
            (group) => [own, ...group].every((entry) => entry.sizes.includes(size)) && maySit([own, ...group], size),
          ),
        )
        assert.equal(rated, own.rated && could)
      }
    })
  })

  it('seats somebody of any three who agree on a size, once their ranges have no end', () => {
    law(anyEntries, (entries) => {
      const patient = entries.map((entry) => ({
        ...entry,
        pace: 'live' as const,
        rated: true,
        blocked: [],
        notBefore: 0,
        atLiveTable: false,
        since: NOW - PATIENCE.live.anyRatingAfter,
      }))
      const { waiting } = match({ entries: patient, open: [] }, NOW)
      for (const size of [3, 4, 5]) assert.ok(waiting.filter(({ sizes }) => sizes.includes(size)).length < size)
    })
  })
})
