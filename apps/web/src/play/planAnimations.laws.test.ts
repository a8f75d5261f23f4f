import { configOf, everyGame, turnsOf } from '@modern-art/engine/testing'
import { NO_VARIANTS, play, startGame } from '@modern-art/engine'
import type { Action, GameState } from '@modern-art/engine'
import { strict as assert } from 'node:assert'
import { describe, expect, it } from 'vitest'
import { eventsOf, screenOfState } from '../testing/screens.ts'
import type { Beat, BeatName } from './beat.ts'
import { planAnimations } from './planAnimations.ts'

function newGame(): GameState {
  return startGame(configOf({ seats: 3, deck: 'rulebook', variants: NO_VARIANTS, seed: 1 })).state
}

/** What is shown for the last of these actions. */
function beatsOf(state: GameState, action: Action): readonly Beat[] {
  const played = play(state, action)
  if (!played.ok) throw new Error(played.rejection.message)
  return planAnimations(screenOfState(state, 0), screenOfState(played.state, 0), eventsOf(played.events, 0))
}

function names(beats: readonly Beat[]): readonly BeatName[] {
  return beats.map(({ name }) => name)
}

describe('what is shown between two screens', () => {
  it('is a card on its way to the easel when one is played', () => {
    const game = newGame()
    const seat = game.setup.startingSeat
    const card = game.hands[seat]?.[0] ?? 0
    expect(beatsOf(game, { type: 'play_card', seat, card })).toMatchObject([
      { name: 'card_to_easel', seat, card, draws: 'after' },
    ])
  })

  it('has each thing once and in its place, in every game', () => {
    const seen = new Set<BeatName>()
    everyGame(12, (recipe) => {
      for (const { before, after } of turnsOf(recipe)) {
        const beats = planAnimations(screenOfState(before, 0), screenOfState(after.state, 0), eventsOf(after.events, 0))
        const shown = names(beats)
        for (const name of shown) seen.add(name)
        const told = after.events.map(({ type }) => type)
        assert.equal(shown.includes('gavel'), told.includes('lot_sold'))
        assert.equal(shown.includes('envelopes'), told.includes('bids_revealed'))
        assert.equal(
          shown.filter((name) => name === 'season').length,
          told.filter((type) => type === 'round_ended').length,
        )
        assert.equal(shown.includes('taken_free'), told.includes('lot_taken_free'))
        // The old screen is never drawn again after the new one.
        const turning = beats.findIndex(({ draws }) => draws === 'after')
        assert.ok(turning < 0 || beats.slice(turning).every(({ draws }) => draws === 'after'))
        // Only a season's end waits for a person.
        assert.ok(beats.every(({ name, lasts }) => (lasts === null) === (name === 'season')))
        // Somebody who comes back later finds the tiles in their places, and only reads.
        const again = planAnimations(
          screenOfState(after.state, 0),
          screenOfState(after.state, 0),
          eventsOf(after.events, 0),
        )
        assert.ok(!names(again).includes('tiles'))
        assert.equal(names(again).includes('season'), shown.includes('season'))
        // Envelopes that were opened stay so until the lot has gone.
        const opened = beats.findIndex(({ name }) => name === 'envelopes')
        const leaves = beats.slice(opened + 1).filter((beat) => 'revealed' in beat)
        assert.ok(opened < 0 || leaves.every((beat) => 'revealed' in beat && beat.revealed !== null))
        assert.ok(opened < 0 || leaves.length >= 2)
        // A season's end is drawn where its tiles lie.
        assert.ok(beats.every(({ name, draws }) => name !== 'season' || draws === 'after'))
      }
    })
    const all: readonly BeatName[] = [
      'deal',
      'card_to_easel',
      'second_declined',
      'bid',
      'pass',
      'seal',
      'envelopes',
      'price',
      'gavel',
      'coins',
      'to_shelf',
      'taken_free',
      'mystery',
      'fifth',
      'last_card',
      'tiles',
      'season',
    ]
    expect([...seen].toSorted()).toEqual(all.toSorted())
  })

  it('opens envelopes with the highest first', () => {
    let checked = 0
    everyGame(4, (recipe) => {
      for (const { before, after } of turnsOf(recipe)) {
        for (const beat of planAnimations(
          screenOfState(before, null),
          screenOfState(after.state, null),
          eventsOf(after.events, null),
        )) {
          if (beat.name !== 'envelopes') continue
          const amounts = beat.bids.map(({ amount }) => amount)
          assert.deepEqual(
            amounts,
            amounts.toSorted((a, b) => b - a),
          )
          checked += 1
        }
      }
    })
    expect(checked).toBeGreaterThan(10)
  })

  it('tells of the hammer as it is called', () => {
    const game = newGame()
    expect(
      planAnimations(screenOfState(game, 0), screenOfState(game, 0), [{ type: 'hammer_called', call: 2 }]),
    ).toMatchObject([{ name: 'call', call: 2 }])
  })

  it('is nothing for what only the table knows', () => {
    const game = newGame()
    expect(
      planAnimations(screenOfState(game, 0), screenOfState(game, 0), [{ type: 'paused' }, { type: 'resumed' }]),
    ).toEqual([])
  })
})
