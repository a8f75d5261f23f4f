import { NO_VARIANTS, auctionTypeOf, play, startGame } from '@modern-art/engine'
import type { Action, AuctionType, GameState } from '@modern-art/engine'
import { configOf } from '@modern-art/engine/testing'
import { describe, expect, it } from 'vitest'
import { eventsOf, screenOfState } from '../testing/screens.ts'
import { isForAll, nextLooking, seatLooking } from './looking.ts'
import type { Looking } from './looking.ts'

function newGame(): GameState {
  return startGame(configOf({ seats: 3, deck: 'rulebook', variants: NO_VARIANTS, seed: 5 })).state
}

function after(state: GameState, action: Action): GameState {
  const played = play(state, action)
  if (!played.ok) throw new Error(played.rejection.message)
  return played.state
}

/** A game in which the first player has just offered a painting of this type. */
function offered(type: AuctionType): GameState {
  for (let seed = 0; ; seed += 1) {
    const game = startGame(configOf({ seats: 3, deck: 'rulebook', variants: NO_VARIANTS, seed })).state
    const seat = game.setup.startingSeat
    const card = game.hands[seat]?.find((each) => auctionTypeOf(each) === type)
    if (card !== undefined) return after(game, { type: 'play_card', seat, card })
  }
}

const seatOf = (seat: number): Looking => ({ at: 'seat', seat, during: null })

describe('who looks at a shared screen', () => {
  it('is always the one person where there is only one', () => {
    const screen = screenOfState(newGame(), 0)
    expect(nextLooking(screen, [1], { at: 'table' })).toEqual(seatOf(1))
    expect(nextLooking(screen, [1], seatOf(1))).toEqual(seatOf(1))
  })

  it('is everybody where no person plays, and when the game is over', () => {
    const screen = screenOfState(newGame(), null)
    expect(nextLooking(screen, [], { at: 'table' })).toEqual({ at: 'table' })
    const over: GameState = { ...newGame(), phase: { name: 'finished' } }
    expect(nextLooking(screenOfState(over, 0), [0, 1], seatOf(0))).toEqual({ at: 'table' })
  })

  it('is handed over to the person asked', () => {
    const game = newGame()
    const asked = game.setup.startingSeat
    const other = (asked + 1) % 3
    const people = [asked, other].toSorted((a, b) => a - b)
    expect(nextLooking(screenOfState(game, other), people, seatOf(other))).toEqual({
      at: 'handover',
      to: asked,
      during: null,
    })
    expect(nextLooking(screenOfState(game, asked), people, seatOf(asked))).toEqual(seatOf(asked))
  })

  it('stays with whoever holds the device while only bots are asked', () => {
    const game = newGame()
    const people = [0, 1, 2].filter((seat) => seat !== game.setup.startingSeat)
    const holder = seatOf(people[0] ?? 0)
    expect(nextLooking(screenOfState(game, 0), people, holder)).toBe(holder)
  })

  it('is everybody during an open auction, but for who asked to look', () => {
    const screen = screenOfState(offered('open'), 0, 1)
    expect(nextLooking(screen, [0, 1, 2], seatOf(0))).toEqual({ at: 'table' })
    const looker: Looking = { at: 'seat', seat: 1, during: screen.decision }
    expect(nextLooking(screen, [0, 1, 2], looker)).toBe(looker)
    expect(nextLooking(screenOfState(offered('open'), 0, 2), [0, 1, 2], looker)).toEqual({ at: 'table' })
  })

  it('goes round a hidden auction, person by person', () => {
    const game = offered('hidden')
    const screen = screenOfState(game, 0)
    expect(nextLooking(screen, [0, 1, 2], seatOf(1))).toEqual(seatOf(1))
    const sealed = after(game, { type: 'submit_bid', seat: 1, amount: 3 })
    expect(nextLooking(screenOfState(sealed, 1), [0, 1, 2], seatOf(1))).toEqual({ at: 'handover', to: 0, during: null })
  })

  it('is nobody during a hand-over', () => {
    expect(seatLooking({ at: 'handover', to: 2, during: null })).toBeNull()
    expect(seatLooking({ at: 'table' })).toBeNull()
    expect(seatLooking(seatOf(2))).toBe(2)
  })
})

describe('what all people at a device watch', () => {
  it('is what ends a lot or a season, and nothing on the way there', () => {
    const game = offered('hidden')
    const { auctioneer } = game.phase.name === 'auction' ? game.phase.offer : { auctioneer: 0 }
    const seats = [0, 1, 2].map((turn) => (auctioneer + turn) % 3)
    let state = game
    const shared = seats.map((seat) => {
      const played = play(state, { type: 'submit_bid', seat, amount: seat })
      if (!played.ok) throw new Error(played.rejection.message)
      ;({ state } = played)
      return isForAll(eventsOf(played.events, seat))
    })
    expect(shared).toEqual([false, false, true])
    expect(isForAll([{ type: 'card_played', seat: 0, card: 0 }])).toBe(false)
    expect(isForAll([{ type: 'round_ended', round: 1, reason: 'hands_empty', unsold: [], ranking: [] }])).toBe(true)
  })
})
