import { describe, expect, it } from 'vitest'
import { NEW_RATING, POINTS_PER_MU } from '../ratings/rating.ts'
import type { Rating } from '../ratings/rating.ts'
import { match } from './match.ts'
import { acceptBots } from './queue.ts'
import type { Match, OpenTable, Queue, QueueEntry } from './queue.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND
/** Everybody came before now, by the number of seconds that a test says. */
const NOW = 1_000_000_000

/** Known well: to about 45 points. */
function rated(points: number): Rating {
  return { mu: NEW_RATING.mu + (points - 1500) / POINTS_PER_MU, sigma: 3, games: 50 }
}

function entry(person: string, seconds: number, more: Partial<QueueEntry> = {}): QueueEntry {
  return {
    person,
    since: NOW - seconds * SECOND,
    pace: 'live',
    sizes: [3, 4, 5],
    rated: true,
    rating: rated(1500),
    blocked: [],
    atLiveTable: false,
    notBefore: 0,
    withBots: false,
    ...more,
  }
}

function queue(...entries: readonly QueueEntry[]): Queue {
  return { entries, open: [] }
}

function people({ matches }: { readonly matches: readonly Match[] }): readonly (readonly string[])[] {
  return matches.map((each) => each.people)
}

describe('people who have blocked each other so that no five of them fit', () => {
  it('are looked at for only so long, and keep nobody else from a table', () => {
    // Four groups, and nobody of a group meets another of it: a search through all fours of the others would not end.
    const [groups, each] = [4, 60]
    const named = (group: number): readonly string[] => Array.from({ length: each }, (_, at) => `${group} ${at}`)
    const stubborn = Array.from({ length: groups }, (_, group) =>
      named(group).map((person) =>
        entry(person, 10, { sizes: [5], blocked: named(group).filter((other) => other !== person) }),
      ),
    ).flat()
    const others = stubborn.map(({ person }) => person)
    const five = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eve'].map((person) => entry(person, 0, { sizes: [5], blocked: others }))
    expect(people(match(queue(...stubborn, ...five), NOW))).toEqual([['Ada', 'Ben', 'Cleo', 'Dov', 'Eve']])
  })
})

describe('a table of people', () => {
  it('begins at once where as many are there as anybody wants', () => {
    const five = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eve'].map((person) => entry(person, 0))
    expect(match(queue(...five), NOW)).toEqual({
      matches: [
        { code: null, pace: 'live', rated: true, size: 5, people: ['Ada', 'Ben', 'Cleo', 'Dov', 'Eve'], bots: 0 },
      ],
      offers: [],
      waiting: [],
    })
  })

  it('holds out for a larger one at first: ten seconds for each size', () => {
    const after = (seconds: number, count: number) =>
      people(
        match(queue(...['Ada', 'Ben', 'Cleo', 'Dov'].slice(0, count).map((person) => entry(person, seconds))), NOW),
      )
    expect(after(9, 4)).toEqual([])
    expect(after(10, 4)).toEqual([['Ada', 'Ben', 'Cleo', 'Dov']])
    expect(after(19, 3)).toEqual([])
    expect(after(20, 3)).toEqual([['Ada', 'Ben', 'Cleo']])
  })

  it('holds out for nobody who has only just come', () => {
    expect(people(match(queue(entry('Ada', 20), entry('Ben', 0), entry('Cleo', 0)), NOW))).toHaveLength(1)
  })

  it('has as many seats as all of them accept', () => {
    const [ada, ben, cleo] = [entry('Ada', 50, { sizes: [3] }), entry('Ben', 50), entry('Cleo', 50, { sizes: [4, 5] })]
    expect(match(queue(ada, ben, cleo), NOW).matches).toEqual([])
    expect(people(match(queue(ada, ben, cleo, entry('Dov', 0, { sizes: [3, 5] })), NOW))).toEqual([
      ['Ada', 'Ben', 'Dov'],
    ])
  })

  it('has nobody at it who asked for another pace, or whether the game counts', () => {
    const others = [
      entry('Ada', 50),
      entry('Ben', 50),
      entry('Cleo', 50, { rated: false }),
      entry('Dov', 50, { pace: 'turn_based' }),
    ]
    expect(match(queue(...others), NOW).matches).toEqual([])
  })

  it('prefers people of a similar rating, and of equally near ones those who came first', () => {
    const near = [
      entry('Ada', 40, { sizes: [3] }),
      entry('Far', 39, { sizes: [3], rating: rated(1600) }),
      entry('Late', 1, { sizes: [3], rating: rated(1490) }),
      entry('Early', 20, { sizes: [3], rating: rated(1510) }),
      entry('Latest', 0, { sizes: [3], rating: rated(1510) }),
    ]
    expect(people(match(queue(...near), NOW))[0]).toEqual(['Ada', 'Early', 'Late'])
  })
})

describe('the search for company', () => {
  it('goes as far as it must, past many who are nearer and get along with one of them alone', () => {
    const friends = ['Ada', 'Ben', 'Cleo']
    const near = friends.flatMap((friend, index) =>
      Array.from({ length: 20 }, (_, number) => ({
        friend,
        name: `near ${friend} ${number}`,
        points: 1500 + 60 * index + number,
      })),
    )
    const blockedBy = (name: string, friend: string): readonly string[] => [
      ...near.flatMap((other) => (other.name === name ? [] : [other.name])),
      ...friends.filter((other) => other !== friend),
    ]
    const entries = [
      ...friends.map((name, index) => entry(name, 30, { sizes: [3], rating: rated(1500 + 60 * index) })),
      ...near.map(({ friend, name, points }) =>
        entry(name, 30, { sizes: [3], rating: rated(points), blocked: blockedBy(name, friend) }),
      ),
    ]
    expect(people(match(queue(...entries), NOW))).toEqual([friends])
  })
})

describe('the range', () => {
  const table = (seconds: number, points: number) =>
    match(
      queue(
        entry('Ada', seconds, { sizes: [3] }),
        entry('Ben', seconds, { sizes: [3] }),
        entry('Cleo', seconds, { sizes: [3], rating: rated(1500 + points) }),
      ),
      NOW,
    ).matches.length

  it('is a hundred points and what is in doubt, and widens by five points a second', () => {
    expect([table(0, 145), table(0, 146)]).toEqual([1, 0])
    expect([table(20, 245), table(20, 246)]).toEqual([1, 0])
    expect([table(60, 445), table(60, 446)]).toEqual([1, 0])
  })

  it('has no end after three minutes', () => {
    expect([table(179, 2000), table(180, 2000)]).toEqual([0, 1])
  })

  it('is that of whoever came last, too', () => {
    const patient = [entry('Ada', 100, { sizes: [3] }), entry('Ben', 100, { sizes: [3] })]
    const newcomer = (points: number) => entry('Cleo', 0, { sizes: [3], rating: rated(points) })
    expect(match(queue(...patient, newcomer(1645)), NOW).matches).toHaveLength(1)
    expect(match(queue(...patient, newcomer(1646)), NOW).matches).toHaveLength(0)
  })

  it('widens over hours for turn-based games', () => {
    const waited = (hours: number) => {
      const three = ['Ada', 'Ben', 'Cleo'].map((person, index) =>
        entry(person, 3600 * hours, { pace: 'turn_based', sizes: [3], rating: rated(1500 + 200 * index) }),
      )
      return match(queue(...three), NOW).matches.length
    }
    expect([waited(1), waited(3)]).toEqual([0, 1])
  })
})

describe('nobody is seated', () => {
  const two = [entry('Ada', 60), entry('Ben', 60)]
  const seated = (more: Partial<QueueEntry>) => match(queue(...two, entry('Cleo', 60, more)), NOW)

  it('with somebody whom they have blocked, whichever of the two it was', () => {
    expect(seated({}).matches).toHaveLength(1)
    expect(seated({ blocked: ['Ada'] }).matches).toEqual([])
    expect(
      match(queue(...two.map((each) => ({ ...each, blocked: ['Cleo'] })), entry('Cleo', 60)), NOW).matches,
    ).toEqual([])
  })

  it('at a second live table, and everybody may play turn-based games besides', () => {
    expect(seated({ atLiveTable: true }).matches).toEqual([])
    const slow = ['Ada', 'Ben', 'Cleo'].map((person) =>
      entry(person, 2 * 3600, { pace: 'turn_based', atLiveTable: true }),
    )
    expect(match(queue(...slow), NOW).matches).toHaveLength(1)
  })

  it('twice, though they are in the queue twice', () => {
    const twice = [entry('Ada', 60), entry('Ada', 59), entry('Ada', 58), entry('Ben', 60)]
    expect(match(queue(...twice), NOW).matches).toEqual([])
  })

  it('before their pause is over, and from then on they wait like somebody who has just come', () => {
    const pausing = (until: number) => seated({ notBefore: NOW + until, rating: rated(1646) }).matches.length
    expect([pausing(1), pausing(0), pausing(-1 * SECOND)]).toEqual([0, 0, 1])
  })
})

describe('bots', () => {
  it('are offered after a minute, and after six hours for turn-based games', () => {
    const offers = (seconds: number, more: Partial<QueueEntry> = {}) =>
      match(queue(entry('Ada', seconds, more)), NOW).offers
    expect(offers(59)).toEqual([])
    expect(offers(60)).toEqual([{ person: 'Ada', pace: 'live', rated: false }])
    expect(offers(6 * 3600 - 1, { pace: 'turn_based' })).toEqual([])
    expect(offers(6 * 3600, { pace: 'turn_based' })).toHaveLength(1)
  })

  it('are offered for a rated game to two who could have one', () => {
    const offers = (sizes: readonly number[]) =>
      match(queue(entry('Ada', 60, { sizes }), entry('Ben', 61, { sizes })), NOW).offers.map((offer) => offer.rated)
    expect(offers([4])).toEqual([true, true])
    expect(offers([5])).toEqual([false, false])
  })

  it('sit down with those who said yes, as few as can be', () => {
    const [ada, ben] = [acceptBots(entry('Ada', 60, { sizes: [4, 3] }), true), entry('Ben', 61)]
    expect(match(queue(ada, ben), NOW).matches).toEqual([])
    expect(match(queue(ada, acceptBots(ben, true)), NOW).matches).toMatchObject([
      { rated: true, size: 3, people: ['Ben', 'Ada'], bots: 1 },
    ])
  })

  it('sit down with a single person who does not mind that the game is not rated', () => {
    const ada = acceptBots(entry('Ada', 60, { sizes: [4, 5] }), false)
    expect(match(queue(ada), NOW).matches).toMatchObject([{ rated: false, size: 4, people: ['Ada'], bots: 3 }])
  })

  it('are left out where people are there', () => {
    const four = ['Ada', 'Ben', 'Cleo', 'Dov'].map((person) => entry(person, 61, { withBots: true }))
    expect(match(queue(...four), NOW).matches).toMatchObject([{ size: 4, bots: 0 }])
  })
})

describe('an open table', () => {
  const open: OpenTable = { code: 'PLUM', size: 4, people: [entry('Ada', 30), entry('Ben', 70)] }

  it('gets the next people who fit all who are there, before anybody else gets them', () => {
    const entries = [
      entry('Three', 50, { sizes: [3] }),
      entry('Foe', 45, { blocked: ['Ada'] }),
      entry('Far', 44, { rating: rated(1900) }),
      entry('Cleo', 5),
      entry('Dov', 40),
    ]
    const { matches, waiting } = match({ entries, open: [open] }, NOW)
    expect(matches).toEqual([
      { code: 'PLUM', pace: 'live', rated: true, size: 4, people: ['Ben', 'Ada', 'Dov', 'Cleo'], bots: 0 },
    ])
    expect(waiting.map(({ person }) => person)).toEqual(['Three', 'Foe', 'Far'])
  })

  it('is offered bots, and begins with them once all have said yes', () => {
    const saying = (...names: readonly string[]): OpenTable => ({
      ...open,
      people: open.people.map((each) => (names.includes(each.person) ? acceptBots(each, true) : each)),
    })
    const offered = match({ entries: [entry('Cleo', 50)], open: [saying('Ada')] }, NOW)
    expect(offered.matches).toEqual([])
    expect(offered.offers.map(({ person, rated: counts }) => [person, counts])).toEqual([
      ['Ben', true],
      ['Ada', true],
    ])
    const begun = match({ entries: [entry('Cleo', 50)], open: [saying('Ada', 'Ben')] }, NOW)
    expect(begun.matches).toMatchObject([{ code: 'PLUM', people: ['Ben', 'Ada'], bots: 2 }])
  })

  it('seats nobody who sits there a second time', () => {
    const { matches } = match({ entries: [entry('Ada', 99), entry('Cleo', 50)], open: [open] }, NOW + HOUR)
    expect(matches).toEqual([])
  })
})
