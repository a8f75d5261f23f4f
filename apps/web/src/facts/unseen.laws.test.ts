import assert from 'node:assert/strict'
import { ARTISTS, artistOf, viewFor } from '@modern-art/engine'
import type { Card, GameState, Seat } from '@modern-art/engine'
import { everyGame, turnsOf } from '@modern-art/engine/testing'
import { describe, it } from 'vitest'
import { unseenCards } from './unseen.ts'

/** What lies face down for a seat, or for a spectator, as only the whole state tells. */
function hiddenFrom({ hands, mystery, deck }: GameState, seat: Seat | null): readonly Card[] {
  return [...hands.filter((_, owner) => owner !== seat).flat(), ...mystery, ...deck]
}

describe('the cards that somebody has not seen', () => {
  it('are those that the true state hides from them, artist by artist', () => {
    everyGame(12, (recipe) => {
      for (const { after } of turnsOf(recipe)) {
        if (after.events.every(({ type }) => type === 'bid_placed' || type === 'passed')) continue
        for (const seat of [null, 0, recipe.seats - 1]) {
          const hidden = hiddenFrom(after.state, seat)
          const truth = ARTISTS.map((artist) => hidden.filter((card) => artistOf(card) === artist).length)
          assert.deepEqual(unseenCards(viewFor(after.state, seat)), truth)
        }
      }
    })
  })
})
