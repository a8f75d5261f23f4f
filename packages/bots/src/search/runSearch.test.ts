import type { Action } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { samplesOnly } from '../budget.ts'
import type { Budget } from '../budget.ts'
import { runSearch } from './runSearch.ts'
import type { Search } from './searchContext.ts'

const WORLDS = 100

interface Record {
  worlds: number
}

/** Samples so many worlds if it is let; what it bids is how many it was let. */
function* search(record: Record): Search {
  let timeIsUp = false
  while (record.worlds < WORLDS && !timeIsUp) {
    record.worlds += 1
    timeIsUp = yield
  }
  return { type: 'bid', seat: 0, amount: record.worlds }
}

function bid(amount: number): Action {
  return { type: 'bid', seat: 0, amount }
}

/** A clock that goes on a millisecond each time it is read. */
function ticking(): () => number {
  let time = 1000
  return () => {
    time += 1
    return time
  }
}

describe('running a search', () => {
  it('goes on until the search is done, and answers at once', () => {
    expect(runSearch(() => search({ worlds: 0 }), samplesOnly(WORLDS))).toEqual(bid(WORLDS))
  })

  it('tells the search when its time is up', () => {
    const budget: Budget = { samples: WORLDS, time: { milliseconds: 20, now: ticking() }, pause: null }
    expect(runSearch(() => search({ worlds: 0 }), budget)).toEqual(bid(20))
  })

  it('samples one world at least, if there is no time at all', () => {
    const budget: Budget = { samples: WORLDS, time: { milliseconds: 0, now: ticking() }, pause: null }
    expect(runSearch(() => search({ worlds: 0 }), budget)).toEqual(bid(1))
  })

  it('answers later where somebody waits, and lets them have their turn now and then', async () => {
    const record: Record = { worlds: 0 }
    const pauses: number[] = []
    const pause = async (): Promise<void> => {
      pauses.push(record.worlds)
      await Promise.resolve()
    }
    const answer = runSearch(() => search(record), { samples: WORLDS, time: null, pause })
    expect(answer).toBeInstanceOf(Promise)
    expect(await answer).toEqual(bid(WORLDS))
    const stretches = pauses.map((worlds, index) => worlds - (pauses[index - 1] ?? 0))
    expect(pauses.length).toBeGreaterThan(1)
    expect(Math.max(...stretches)).toBeLessThan(50)
    expect(Math.min(...stretches)).toBeGreaterThan(5)
  })

  it('keeps to its time between pauses, too', async () => {
    const pause = (): Promise<void> => Promise.resolve()
    const budget: Budget = { samples: WORLDS, time: { milliseconds: 70, now: ticking() }, pause }
    expect(await runSearch(() => search({ worlds: 0 }), budget)).toEqual(bid(70))
  })

  it('fails with the search', async () => {
    // oxlint-disable-next-line require-yield
    function* broken(): Search {
      throw new Error('lost the thread')
    }
    const pause = (): Promise<void> => Promise.resolve()
    expect(() => runSearch(() => broken(), samplesOnly(WORLDS))).toThrow('lost the thread')
    await expect(runSearch(() => broken(), { samples: WORLDS, time: null, pause })).rejects.toThrow('lost the thread')
  })
})
