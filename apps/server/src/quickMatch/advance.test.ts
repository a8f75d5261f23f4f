import { describe, expect, it } from 'vitest'
import { NEW_RATING } from '../ratings/rating.ts'
import { advance } from './advance.ts'
import type { Facts } from './advance.ts'
import { placesFor } from './placesFor.ts'
import { EMPTY_QUEUE } from './queueRecord.ts'
import type { QueueRecord } from './queueRecord.ts'
import { forget, leave, lookFor, movePlaces, sayYesToBots, seen, showUp } from './wishes.ts'
import type { Wish } from './wishes.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const NOW = 100 * DAY

/** Everybody may play with everybody. */
const ANYBODY: Facts = {
  mayPlay: () => true,
  isAtLiveTable: () => false,
  ratingOf: () => NEW_RATING,
  blockedBy: () => [],
}

/** A queue in which time passes, second by second, and everybody's page asks. */
class Evening {
  now = NOW
  queue: QueueRecord = EMPTY_QUEUE
  readonly opened: { readonly code: string; readonly people: readonly string[]; readonly bots: number }[] = []
  facts: Facts = ANYBODY
  private count = 0

  come(person: string, wish: Partial<Wish> = {}): void {
    this.queue = lookFor(this.queue, { person, pace: 'live', sizes: [3], rated: false, ...wish }, this.now)
  }

  pass(milliseconds: number): void {
    const end = this.now + milliseconds
    do {
      this.now = Math.min(end, this.now + SECOND)
      const everybody = new Set(this.queue.places.map(({ person }) => person))
      const around = { now: this.now, newId: () => `found ${++this.count}`, newCode: () => `CODE${++this.count}` }
      const { queue, openings } = advance(seen(this.queue, everybody, this.now), this.facts, around)
      this.queue = queue
      for (const { code, table } of openings) {
        this.opened.push({ code, people: table.people, bots: table.bots })
      }
    } while (this.now < end)
  }

  show(...people: readonly string[]): void {
    for (const person of people) {
      this.queue = showUp(showUp(this.queue, person, 'live'), person, 'turn_based')
    }
  }

  /** Where somebody stands at the first of their places. */
  at(person: string): unknown {
    return placesFor(this.queue, person, this.now).places[0]?.now
  }

  stateOf(person: string): string | null {
    return placesFor(this.queue, person, this.now).places[0]?.now.state ?? null
  }
}

function evening(...people: readonly string[]): Evening {
  const made = new Evening()
  for (const person of people) made.come(person)
  return made
}

describe('people who look for a table', () => {
  it('are put together, and sit down once all are there', () => {
    const night = evening('Ada', 'Ben')
    night.pass(SECOND)
    expect(night.at('Ada')).toEqual({ state: 'waiting', botsIn: 59 * SECOND, offer: null, saidYes: false })
    night.come('Cleo')
    night.pass(SECOND)
    const found = { state: 'found', size: 3, bots: 0, here: 0, left: 30 * SECOND, offer: null, saidYes: false }
    expect(night.at('Cleo')).toEqual({ ...found, shownUp: false })
    night.show('Ada', 'Cleo')
    night.pass(SECOND)
    expect(night.at('Ben')).toEqual({ ...found, here: 2, left: 29 * SECOND, shownUp: false })
    expect(night.opened).toEqual([])
    night.show('Ben')
    night.pass(SECOND)
    expect(night.opened).toEqual([{ code: 'CODE2', people: ['Ada', 'Ben', 'Cleo'], bots: 0 }])
    expect(night.at('Ben')).toEqual({ state: 'seated', code: 'CODE2' })
    night.pass(MINUTE)
    expect(night.queue).toEqual(EMPTY_QUEUE)
  })

  it('keep their place when they look for another kind of table', () => {
    const night = evening('Ada')
    night.pass(50 * SECOND)
    night.come('Ada', { sizes: [4, 3, 3] })
    expect(night.queue.places).toMatchObject([{ person: 'Ada', since: NOW, sizes: [3, 4] }])
    night.pass(10 * SECOND)
    expect(night.at('Ada')).toMatchObject({ offer: { rated: false } })
  })

  it('may look for a second game while the first one, turn-based, goes on', () => {
    const night = new Evening()
    for (const person of ['Ada', 'Ben', 'Cleo']) night.come(person, { pace: 'turn_based' })
    night.pass(SECOND)
    night.show('Ada', 'Ben', 'Cleo')
    night.pass(SECOND)
    expect(night.stateOf('Ada')).toBe('seated')
    night.come('Ada', { pace: 'turn_based' })
    expect(night.queue.places.filter(({ person }) => person === 'Ada')).toMatchObject([
      { since: night.now, found: null },
    ])
  })

  it('cannot change what they look for when people have been found', () => {
    const night = evening('Ada', 'Ben', 'Cleo')
    night.pass(SECOND)
    const before = night.queue
    night.come('Ada', { sizes: [5] })
    expect(night.queue).toBe(before)
  })

  it('lose their place when their page is gone, but not by a reload', () => {
    const night = evening('Ada')
    night.come('Ben', { pace: 'turn_based' })
    const around = { newId: () => 'found', newCode: () => 'CODE' }
    const after = (time: number): readonly string[] =>
      advance(night.queue, ANYBODY, { ...around, now: NOW + time }).queue.places.map(({ person }) => person)
    expect(after(MINUTE)).toEqual(['Ada', 'Ben'])
    expect(after(3 * MINUTE)).toEqual(['Ben'])
    expect(after(3 * DAY)).toEqual([])
  })

  it('who are banned or gone are looked for no longer', () => {
    const night = evening('Ada', 'Ben', 'Cleo')
    night.pass(SECOND)
    night.show('Ada', 'Cleo')
    night.facts = { ...ANYBODY, mayPlay: (person) => person !== 'Ben' }
    night.pass(SECOND)
    expect(night.stateOf('Ben')).toBe(null)
    expect(night.at('Ada')).toMatchObject({ state: 'found', here: 2, left: null })
  })

  it('who have blocked each other never meet', () => {
    const night = evening('Ada', 'Ben', 'Cleo')
    night.facts = { ...ANYBODY, blockedBy: (person) => (person === 'Ben' ? ['Ada'] : []) }
    night.pass(10 * MINUTE)
    expect(night.stateOf('Ada')).toBe('waiting')
  })

  it('are not seated at a second live table, and keep their place', () => {
    const night = evening('Ada', 'Ben', 'Cleo')
    night.facts = { ...ANYBODY, isAtLiveTable: (person) => person === 'Ben' }
    night.pass(MINUTE)
    expect([night.stateOf('Ada'), night.stateOf('Ben')]).toEqual(['waiting', 'playing'])
    night.facts = ANYBODY
    night.pass(SECOND)
    expect(night.stateOf('Ben')).toBe('found')
  })
})

describe('somebody who does not show up', () => {
  it('is replaced, and not matched again at once', () => {
    const night = evening('Ada', 'Ben', 'Cleo')
    night.pass(SECOND)
    night.show('Ada', 'Cleo')
    night.pass(30 * SECOND)
    expect(night.stateOf('Ben')).toBe(null)
    expect(night.at('Ada')).toMatchObject({ state: 'found', here: 2, left: null, offer: { rated: false } })
    night.come('Ben')
    night.pass(SECOND)
    expect(night.at('Ben')).toEqual({ state: 'pausing', left: 2 * MINUTE - SECOND })
    night.come('Dov')
    night.pass(SECOND)
    expect(night.at('Dov')).toMatchObject({ state: 'found', here: 2, left: 30 * SECOND })
    night.show('Dov')
    night.pass(SECOND)
    expect(night.opened).toMatchObject([{ people: ['Ada', 'Cleo', 'Dov'] }])
  })

  it('leaves too few: they go back to where they were', () => {
    const night = evening('Ada', 'Ben', 'Cleo')
    night.pass(SECOND)
    night.show('Ada')
    night.pass(30 * SECOND)
    expect(night.queue.places).toMatchObject([{ person: 'Ada', since: NOW, found: null, shownUp: false }])
    expect(night.queue.found).toEqual([])
    expect(Object.keys(night.queue.noShows)).toEqual(['Ben', 'Cleo'])
  })

  it('is anybody who leaves people who have just been found, and those need not wait for the rest of the time', () => {
    const night = evening('Ada', 'Ben', 'Cleo')
    night.pass(SECOND)
    night.show('Ada', 'Cleo')
    night.queue = leave(night.queue, 'Ben', 'live', night.now)
    night.pass(SECOND)
    expect(night.at('Ada')).toMatchObject({ state: 'found', here: 2, left: null })
    expect(night.queue.noShows).toMatchObject({ Ben: { missed: 1 } })
    // Whoever goes while others are looked for did nothing wrong.
    night.queue = leave(night.queue, 'Ada', 'live', night.now)
    night.pass(SECOND)
    expect(Object.keys(night.queue.noShows)).toEqual(['Ben'])
    expect(night.at('Cleo')).toMatchObject({ state: 'waiting' })
  })

  it('may have deleted the account: those who came are given somebody else', () => {
    const night = evening('Ada', 'Ben', 'Cleo')
    night.pass(SECOND)
    night.queue = forget(night.queue, 'Ben')
    night.show('Ada', 'Cleo')
    night.pass(SECOND)
    expect(night.at('Ada')).toMatchObject({ state: 'found', here: 2, left: null })
    night.come('Dov')
    night.pass(SECOND)
    night.show('Dov')
    night.pass(SECOND)
    expect(night.opened).toMatchObject([{ people: ['Ada', 'Cleo', 'Dov'] }])
  })

  it('may be somebody who came and went again while others were looked for', () => {
    const night = evening('Ada', 'Ben', 'Cleo')
    night.pass(SECOND)
    night.show('Ada', 'Cleo')
    night.pass(30 * SECOND)
    const around = { now: night.now + 3 * MINUTE, newId: () => 'found', newCode: () => 'CODE' }
    // Nobody's page has asked since.
    expect(advance(night.queue, ANYBODY, around).queue.places).toEqual([])
  })

  it('is nobody who only stops looking', () => {
    const night = evening('Ada')
    night.queue = leave(night.queue, 'Ada', 'live', night.now)
    expect(night.queue).toEqual(EMPTY_QUEUE)
  })
})

describe('bots', () => {
  it('are offered after the stated wait, and come at once to somebody who plays for nothing', () => {
    const night = evening()
    night.come('Ada', { rated: true })
    night.queue = sayYesToBots(night.queue, 'Ada', 'live', false)
    night.pass(59 * SECOND)
    expect(night.at('Ada')).toMatchObject({ state: 'waiting', botsIn: SECOND, offer: null, saidYes: false })
    night.pass(SECOND)
    expect(night.at('Ada')).toMatchObject({ offer: { rated: false } })
    night.queue = sayYesToBots(night.queue, 'Ada', 'live', false)
    night.pass(SECOND)
    expect(night.opened).toMatchObject([{ people: ['Ada'], bots: 2 }])
    expect(night.queue.found).toMatchObject([{ rated: false }])
  })

  it('take the seats of people who did not come, once all who are there agree', () => {
    const night = new Evening()
    for (const person of ['Ada', 'Ben', 'Cleo', 'Dov']) night.come(person, { sizes: [4], rated: true })
    night.pass(SECOND)
    night.show('Ada', 'Ben')
    night.pass(30 * SECOND)
    expect(night.at('Ada')).toMatchObject({ state: 'found', left: null, offer: { rated: true } })
    night.queue = sayYesToBots(night.queue, 'Ada', 'live', false)
    night.pass(SECOND)
    expect(night.at('Ada')).toMatchObject({ state: 'found', saidYes: true })
    night.queue = sayYesToBots(night.queue, 'Ben', 'live', true)
    night.pass(SECOND)
    expect(night.opened).toMatchObject([{ people: ['Ada', 'Ben'], bots: 2 }])
    expect(night.queue.found).toMatchObject([{ rated: true }])
  })
})

describe('a person who becomes another', () => {
  it('keeps places and pauses', () => {
    const night = evening('guest', 'Ben', 'Cleo')
    night.come('guest', { pace: 'turn_based' })
    night.come('Ada', { pace: 'turn_based' })
    night.pass(SECOND)
    night.queue = movePlaces(night.queue, 'guest', 'Ada')
    expect(placesFor(night.queue, 'Ada', night.now).places.map(({ pace }) => pace)).toEqual(['live', 'turn_based'])
    expect(JSON.stringify(night.queue)).not.toContain('guest')
    night.pass(30 * SECOND)
    night.queue = movePlaces(night.queue, 'Ada', 'Eve')
    expect(Object.keys(night.queue.noShows).toSorted()).toEqual(['Ben', 'Cleo', 'Eve'])
    night.queue = forget(night.queue, 'Eve')
    expect(JSON.stringify(night.queue)).not.toContain('Eve')
  })
})
