import type { GameState } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { FIRST_ROUND, LAST_ROUND, MANUEL_LEADS } from '../testing/positions.ts'
import { cardNamed } from '../testing/sortedDeal.ts'
import { Onlooker } from './onlooker.ts'

const manuel = cardNamed('manuel-open-1')
const sigrid = cardNamed('sigrid-open-1')

/** An onlooker who has seen the earlier rounds of a game. */
function onlookerOf({ setup, past }: GameState): Onlooker {
  const onlooker = new Onlooker(setup)
  for (const round of past) {
    onlooker.beginRound()
    for (const card of round.played) onlooker.see(card)
    onlooker.endRound(round)
  }
  onlooker.beginRound()
  return onlooker
}

describe('an onlooker', () => {
  it('thinks more of a lot the more paintings of the artist are out, and twice as much of two', () => {
    const onlooker = onlookerOf(FIRST_ROUND)
    const worths = [1, 2, 3, 4].map(() => {
      onlooker.see(manuel)
      return onlooker.worthOfLot([manuel])
    })
    expect(worths).toEqual(worths.toSorted((a, b) => a - b))
    expect(worths[0]).toBeGreaterThan(5)
    expect(worths[3]).toBeLessThanOrEqual(30)
    expect(onlooker.worthOfLot([manuel, manuel])).toBeCloseTo(2 * (worths[3] ?? 0), 4)
  })

  it('remembers the tiles of earlier rounds, but not their paintings', () => {
    const onlooker = onlookerOf(MANUEL_LEADS)
    onlooker.see(manuel)
    onlooker.see(sigrid)
    expect(onlooker.worthOfLot([manuel])).toBeGreaterThan(onlooker.worthOfLot([sigrid]) + 10)
    expect(onlooker.worthOfLot([manuel])).toBeLessThan(60)
    expect(onlooker.worthOfLot([sigrid])).toBeGreaterThan(3)
    expect(onlookerOf(LAST_ROUND).past).toEqual([30, 0, 0, 60, 60])
  })
})
