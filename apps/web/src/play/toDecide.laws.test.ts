import assert from 'node:assert/strict'
import { NO_VARIANTS, auctionTypeOf, play, seatsToAct, startGame } from '@modern-art/engine'
import type { Action, AuctionType, GameState, Seat } from '@modern-art/engine'
import { configOf, everyGame, turnsOf } from '@modern-art/engine/testing'
import type { Order } from '@modern-art/table/contract'
import { describe, expect, it } from 'vitest'
import { screenOfState } from '../testing/screens.ts'
import { areOthersActing, isAnyoneAsked, isLotDecided } from './toDecide.ts'

const SEATS = 4

/** A lot of this kind under the hammer, and the seats in the order of a once-around. */
function offered(type: AuctionType): { readonly state: GameState; readonly seats: readonly Seat[] } {
  for (let seed = 0; seed < 100; seed += 1) {
    const { state } = startGame(configOf({ seats: SEATS, deck: 'rulebook', variants: NO_VARIANTS, seed }))
    const seat = state.setup.startingSeat
    const card = state.hands[seat]?.find((held) => auctionTypeOf(held) === type)
    if (card !== undefined) {
      const seats = [1, 2, 3, 4].map((step) => (seat + step) % SEATS)
      return { state: after(state, { type: 'play_card', seat, card }), seats }
    }
  }
  throw new Error(`nobody has a painting for ${type}`)
}

function after(state: GameState, ...actions: readonly Action[]): GameState {
  return actions.reduce((now, action) => {
    const played = play(now, action)
    if (!played.ok) throw new Error(played.rejection.message)
    return played.state
  }, state)
}

/** By seat: whether the lot is decided for its person alone. */
function decided(state: GameState, seats: readonly Seat[]): readonly boolean[] {
  return seats.map((seat) => isLotDecided(screenOfState(state, seat), [seat]))
}

describe('whether a lot is decided for the people at a device', () => {
  it('is so for a person who has had a turn in a once-around', () => {
    const { state, seats } = offered('one_offer')
    expect(decided(state, seats)).toEqual([false, false, false, false])
    const [first = 0, second = 0] = seats
    const later = after(state, { type: 'pass', seat: first }, { type: 'bid', seat: second, amount: 3 })
    expect(decided(later, seats)).toEqual([true, true, false, false])
  })

  it('is so for the auctioneer of a fixed price once it is named, and for a person who has declined it', () => {
    const { state, seats } = offered('fixed_price')
    const [first = 0, , , auctioneer = 0] = seats
    expect(decided(state, seats)).toEqual([false, false, false, false])
    const named = after(state, { type: 'set_price', seat: auctioneer, price: 9 })
    expect(decided(named, seats)).toEqual([false, false, false, true])
    expect(decided(after(named, { type: 'pass', seat: first }), seats)).toEqual([true, false, false, true])
  })

  it('is so for a person who has sealed a bid', () => {
    const { state, seats } = offered('hidden')
    const [first = 0] = seats
    const sealed = after(state, { type: 'submit_bid', seat: first, amount: 0 })
    expect(decided(sealed, seats)).toEqual([true, false, false, false])
  })

  it('is not so in an open auction for a person who has passed or leads: the next bid asks them again', () => {
    const { state, seats } = offered('open')
    const [first = 0, second = 0] = seats
    const later = after(state, { type: 'bid', seat: first, amount: 2 }, { type: 'pass', seat: second })
    expect(decided(later, seats)).toEqual([false, false, false, false])
  })

  it.each<[Order, boolean]>([
    [{ type: 'out' }, true],
    [{ type: 'ceiling', amount: 12, above: 'pass' }, true],
    [{ type: 'ceiling', amount: 12, above: 'ask' }, false],
  ])('is so for who leaves all of it to the table: %o', (order, expected) => {
    const { state, seats } = offered('open')
    const [seat = 0, other = 0] = seats
    const screen = { ...screenOfState(state, seat), order }
    expect(isLotDecided(screen, [seat])).toBe(expected)
    expect(isAnyoneAsked(screen, [seat])).toBe(!expected)
    // Nobody else's order is on this screen.
    expect(isLotDecided(screen, [seat, other])).toBe(false)
    expect(isAnyoneAsked(screen, [seat, other])).toBe(true)
  })

  it('is so only when it is for everybody who shares the device', () => {
    const { state, seats } = offered('hidden')
    const [first = 0, second = 0] = seats
    const one = after(state, { type: 'submit_bid', seat: first, amount: 4 })
    expect(isLotDecided(screenOfState(one, first), [first, second])).toBe(false)
    const both = after(one, { type: 'submit_bid', seat: second, amount: 4 })
    expect(isLotDecided(screenOfState(both, null), [first, second])).toBe(true)
  })

  it('leaves others to act where nobody here is asked, until the game is over', () => {
    const { state, seats } = offered('one_offer')
    const [first = 0, second = 0] = seats
    expect(areOthersActing(screenOfState(state, first), [first])).toBe(false)
    expect(areOthersActing(screenOfState(state, second), [second])).toBe(true)
    expect(areOthersActing(screenOfState(state, null), [])).toBe(true)
    expect(areOthersActing({ ...screenOfState(state, null), paused: true }, [])).toBe(false)
    expect(areOthersActing(screenOfState({ ...state, phase: { name: 'finished' } }, null), [])).toBe(false)
  })

  it('is never so where only bots play', () => {
    expect(isLotDecided(screenOfState(offered('hidden').state, null), [])).toBe(false)
  })

  it('is true in whole games: a person who has nothing left to decide is not asked again before the lot has gone', () => {
    let decisions = 0
    everyGame(5, (recipe) => {
      for (const { before, after: next } of turnsOf(recipe)) {
        const offer = before.phase.name === 'auction' ? before.phase.offer : null
        const sameLot = next.state.phase.name === 'auction' && next.state.phase.offer === offer
        const done = before.setup.players.flatMap((_, seat) =>
          isLotDecided(screenOfState(before, seat), [seat]) ? [seat] : [],
        )
        decisions += done.length
        const asked = new Set([...seatsToAct(before), ...(sameLot ? seatsToAct(next.state) : [])])
        assert.ok(!done.some((seat) => asked.has(seat)))
      }
    })
    assert.ok(decisions > 100)
  })
})
