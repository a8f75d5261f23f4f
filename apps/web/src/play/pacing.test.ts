import { NO_VARIANTS, auctionTypeOf, play, startGame } from '@modern-art/engine'
import type { GameState } from '@modern-art/engine'
import { configOf } from '@modern-art/engine/testing'
import { describe, expect, it } from 'vitest'
import { screenOfState } from '../testing/screens.ts'
import type { ThinkingTime } from '../settings/speed.ts'
import { pacingOf } from './pacing.ts'
import type { Pacing } from './pacing.ts'

const USUAL: ThinkingTime = { least: 400, most: 900 }

interface Paced {
  readonly pacing: Pacing
  /** What the table has been told: the most that bots may seem to think. */
  readonly told: readonly number[]
}

function paced(): Paced {
  const told: number[] = []
  const pacing = pacingOf(
    () => USUAL,
    ({ most }) => told.push(most),
  )
  pacing.begin()
  return { pacing, told }
}

/** Whose turn it is to play a card, and the same lot of theirs with sealed bids. */
function hiddenLot(): { readonly seller: number; readonly start: GameState; readonly lot: GameState } {
  const { state: start } = startGame(configOf({ seats: 3, deck: 'rulebook', variants: NO_VARIANTS, seed: 1 }))
  const seller = start.setup.startingSeat
  const card = start.hands[seller]?.find((held) => auctionTypeOf(held) === 'hidden') ?? -1
  const played = play(start, { type: 'play_card', seat: seller, card })
  if (!played.ok) throw new Error(played.rejection.message)
  return { seller, start, lot: played.state }
}

describe('how fast a table goes on', () => {
  it('takes the usual time', () => {
    const { pacing, told } = paced()
    const { seller, start } = hiddenLot()
    pacing.rest(screenOfState(start, seller), [seller])
    expect(told).toEqual([USUAL.most])
  })

  it('takes no time in a lot that is decided for everyone here, and the usual time afterwards', () => {
    const { pacing, told } = paced()
    const { seller, start, lot } = hiddenLot()
    pacing.rest(screenOfState(lot, seller), [seller])
    const sealed = play(lot, { type: 'submit_bid', seat: seller, amount: 0 })
    if (!sealed.ok) throw new Error(sealed.rejection.message)
    pacing.rest(screenOfState(sealed.state, seller), [seller])
    expect(told).toEqual([USUAL.most, 0])
    pacing.rest(screenOfState(start, seller), [seller])
    expect(told).toEqual([USUAL.most, 0, USUAL.most])
  })

  it('skips past whatever the others do, up to the next question for somebody here', () => {
    const { pacing, told } = paced()
    const { seller, start, lot } = hiddenLot()
    const other = (seller + 1) % 3
    pacing.skip()
    pacing.rest(screenOfState(start, other), [other])
    expect(pacing.isSkipping()).toBe(true)
    expect(told).toEqual([USUAL.most, 0])
    pacing.rest(screenOfState(lot, other), [other])
    expect(pacing.isSkipping()).toBe(false)
    expect(told).toEqual([USUAL.most, 0, USUAL.most])
  })

  it('skips no further than to what waits to be read, or to the end of the game', () => {
    const { pacing } = paced()
    const { start } = hiddenLot()
    pacing.skip()
    pacing.stop()
    expect(pacing.isSkipping()).toBe(false)
    pacing.skip()
    pacing.rest(screenOfState({ ...start, phase: { name: 'finished' } }, null), [])
    expect(pacing.isSkipping()).toBe(false)
  })

  it('tells a new table its time, and forgets the skip of the last', () => {
    const { pacing, told } = paced()
    pacing.skip()
    pacing.begin()
    expect(pacing.isSkipping()).toBe(false)
    expect(told).toEqual([USUAL.most, 0, USUAL.most])
  })
})
