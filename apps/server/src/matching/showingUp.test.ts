import { describe, expect, it } from 'vitest'
import { NEW_RATING } from '../ratings/rating.ts'
import type { QueueEntry } from './queue.ts'
import { judgeShowingUp, missedAgain, NO_NO_SHOWS, showUpBy } from './showingUp.ts'
import type { NoShows } from './showingUp.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const NOW = 100 * DAY

function entry(person: string): QueueEntry {
  const wishes = { pace: 'live', sizes: [3, 4, 5], rated: true, rating: NEW_RATING, blocked: [] } as const
  return { person, since: NOW - MINUTE, ...wishes, atLiveTable: false, notBefore: 0, withBots: false }
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eve']

function judged(size: number, ...here: readonly string[]) {
  const people = NAMES.slice(0, size)
  return judgeShowingUp('PLUM', { size, people }, people.map(entry), (person) => here.includes(person))
}

describe('showing up', () => {
  it('has a time: half a minute, or a day for turn-based games', () => {
    expect(showUpBy('live', NOW)).toBe(NOW + MINUTE / 2)
    expect(showUpBy('turn_based', NOW)).toBe(NOW + DAY)
  })

  it('makes a table complete', () => {
    expect(judged(3, 'Ada', 'Ben', 'Cleo')).toEqual({ kind: 'complete' })
  })

  it('leaves a table open if enough are there to begin with bots', () => {
    expect(judged(4, 'Ada', 'Cleo')).toEqual({
      kind: 'open',
      table: { code: 'PLUM', size: 4, people: [entry('Ada'), entry('Cleo')] },
      absent: ['Ben', 'Dov'],
    })
    expect(judged(5, 'Ada', 'Cleo', 'Eve').kind).toBe('open')
  })

  it('dissolves a table with too few, who keep their place in the queue', () => {
    expect(judged(5, 'Ada', 'Cleo')).toEqual({
      kind: 'dissolved',
      back: [entry('Ada'), entry('Cleo')],
      absent: ['Ben', 'Dov', 'Eve'],
    })
    expect(judged(3, 'Ada').kind).toBe('dissolved')
    expect(judged(3).kind).toBe('dissolved')
  })
})

describe('somebody who does not show up', () => {
  it('is not seated for a time that grows', () => {
    let noShows: NoShows = NO_NO_SHOWS
    const pauses = [1, 2, 3, 4, 5, 6].map(() => {
      const again = missedAgain(noShows, NOW)
      noShows = again.noShows
      return (again.notBefore - NOW) / MINUTE
    })
    expect(pauses).toEqual([2, 10, 60, 360, 1440, 1440])
  })

  it('is forgiven one for each day', () => {
    const often: NoShows = { missed: 3, at: NOW }
    const pauseAfter = (days: number) => (missedAgain(often, NOW + days * DAY).notBefore - NOW - days * DAY) / MINUTE
    expect([pauseAfter(0.9), pauseAfter(1), pauseAfter(2), pauseAfter(30)]).toEqual([360, 60, 10, 2])
  })
})
