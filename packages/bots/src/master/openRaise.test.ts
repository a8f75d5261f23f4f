import { choicesFor, viewFor } from '@modern-art/engine'
import type { GameState, Seat } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { BIDS_BEFORE_LIMIT } from '../raise.ts'
import { FIRST_ROUND } from '../testing/positions.ts'
import { after } from '../testing/scenario.ts'
import { openRaise } from './openRaise.ts'
import { situationOf } from './situation.ts'

const ON_OFFER = after(FIRST_ROUND, '0 plays manuel-open-1')

/** The next bid of a seat with this limit. */
function raise(state: GameState, seat: Seat, limit: number): number {
  const situation = situationOf(viewFor(state, seat))
  const [choice] = choicesFor(state, seat)
  const { phase } = situation.view
  const bidding = phase.name === 'auction' ? phase.bidding : null
  if (choice?.type !== 'bid' || bidding?.type !== 'open') throw new Error('no bid here')
  return openRaise(situation, bidding, limit, choice)
}

/** Where seat 1 expects the bidding of seat 2 to end. */
const END = Math.floor(situationOf(viewFor(ON_OFFER, 1)).expectedBids[2] ?? 0)

describe('a raise in an open auction', () => {
  it('goes most of the way to where the bidding is expected to end, and no further', () => {
    expect(END).toBeGreaterThan(8)
    const first = raise(ON_OFFER, 1, 90)
    expect(first).toBeLessThan(END)
    expect(first).toBeGreaterThan(0.7 * END)
    expect(raise(ON_OFFER, 1, 3)).toBe(3)
  })

  it('is by 1 past that', () => {
    expect(raise(after(ON_OFFER, `2 bids ${END + 5}`), 1, 90)).toBe(END + 6)
  })

  it('is not for those who passed: they are thought to have gone as far as they would', () => {
    expect(raise(after(ON_OFFER, '0 bids 1', '2 passes'), 1, 90)).toBeLessThan(
      raise(after(ON_OFFER, '0 bids 1'), 1, 90),
    )
  })

  it('is never beyond all that the others have', () => {
    // Seat 1 has 40 left, seat 2 has 30.
    let state = after(
      FIRST_ROUND,
      '0 sells manuel-open-1 to 1 for 60',
      '1 sells sigrid-hidden-1 to 1 for 0',
      '2 sells daniel-open-1 to 2 for 70',
      '0 sells manuel-hidden-1 to 0 for 0',
      '1 plays sigrid-open-1',
    )
    for (let amount = 1; amount < 2 * BIDS_BEFORE_LIMIT; amount += 2) {
      state = after(state, `1 bids ${amount}`, `0 bids ${amount + 1}`)
    }
    expect(raise(after(state, '1 bids 20'), 0, 90)).toBe(41)
    expect(raise(after(state, '1 bids 20'), 0, 35)).toBe(35)
  })

  it('comes closer to the limit the more often the seat has bid, and reaches it', () => {
    let state = ON_OFFER
    const gaps: number[] = []
    for (let bids = 0; bids <= BIDS_BEFORE_LIMIT; bids += 1) {
      const amount = 2 * bids + 30
      gaps.push(80 - raise(after(state, `2 bids ${amount}`), 1, 80))
      state = after(state, `2 bids ${amount}`, `1 bids ${amount + 1}`)
    }
    expect(gaps.at(-1)).toBe(0)
    expect(gaps).toEqual(gaps.toSorted((a, b) => b - a))
    expect(gaps[1]).toBeGreaterThan(40)
  })
})
