import assert from 'node:assert/strict'
import { NO_VARIANTS, startGame, viewFor } from '@modern-art/engine'
import type { GameState, Seat } from '@modern-art/engine'
import { configOf, enough } from '@modern-art/engine/testing'
import { describe, expect, it } from 'vitest'
import { Dice } from '../model/dice.ts'
import { KINDS, kindOf } from '../model/kind.ts'
import type { Kind } from '../model/kind.ts'
import { worldFromView, knowledgeOf } from '../model/knowledge.ts'
import type { World } from '../model/world.ts'
import { everyPosition } from '../testing/law.ts'
import { MANUEL_LEADS } from '../testing/positions.ts'
import { Sampling } from './sampling.ts'

function samplingOf(state: GameState, seat: Seat): Sampling {
  const view = viewFor(state, seat)
  return new Sampling(view, seat, knowledgeOf(view))
}

function handOf({ hands }: World, seat: Seat): readonly Kind[] {
  const hand: Kind[] = []
  for (let kind = 0; kind < KINDS; kind += 1) {
    for (let card = 0; card < (hands[seat * KINDS + kind] ?? 0); card += 1) hand.push(kind)
  }
  return hand
}

function mysteryOf({ mystery, mysterySize }: World): readonly Kind[] {
  return [...mystery.subarray(0, mysterySize)]
}

function sorted(kinds: readonly Kind[]): readonly Kind[] {
  return kinds.toSorted((a, b) => a - b)
}

describe('a sampled world', () => {
  it('agrees with the view, and has no card twice', () => {
    let different = 0
    everyPosition(6, (state, { seed }, position) => {
      if (position % 40 !== 0) return
      const seat = position % state.hands.length
      const sampling = samplingOf(state, seat)
      const { world } = sampling
      const known = worldFromView(viewFor(state, seat))
      const dice = new Dice(seed)
      for (let deal = 0; deal < 3; deal += 1) {
        sampling.deal(dice)
        const hands = state.hands.map((_, other) => handOf(world, other))
        assert.deepEqual(hands[seat], sorted((state.hands[seat] ?? []).map(kindOf)))
        assert.deepEqual(
          hands.map((hand) => hand.length),
          state.hands.map((hand) => hand.length),
        )
        assert.deepEqual([...world.handSizes.subarray(0, hands.length)], [...known.handSizes.subarray(0, hands.length)])
        assert.equal(world.cardsLeft, hands.flat().length)
        assert.equal(mysteryOf(world).length, state.mystery.length)
        const left = [...state.hands.flat(), ...state.mystery, ...state.deck].map(kindOf)
        for (const kind of [...hands.flat(), ...mysteryOf(world)]) {
          const at = left.indexOf(kind)
          assert.ok(at >= 0)
          left.splice(at, 1)
        }
        for (const fact of ['money', 'owned', 'past', 'counts', 'code', 'round'] as const) {
          assert.deepEqual(world[fact], known[fact])
        }
        const truth = state.hands.map((hand) => sorted(hand.map(kindOf)))
        if (JSON.stringify(hands) !== JSON.stringify(truth)) different += 1
      }
    })
    assert.ok(different > enough(100))
  })

  it('is one of many: every kind that the seat has not seen comes to every hand', () => {
    const sampling = samplingOf(MANUEL_LEADS, 0)
    const { world } = sampling
    const unseen = new Set(
      [MANUEL_LEADS.hands[1] ?? [], MANUEL_LEADS.hands[2] ?? [], MANUEL_LEADS.deck].flat().map(kindOf),
    )
    const seen = [new Set<Kind>(), new Set<Kind>()]
    const dice = new Dice(1)
    for (let deal = 0; deal < 300; deal += 1) {
      sampling.deal(dice)
      const places = [handOf(world, 1), handOf(world, 2)]
      places.forEach((kinds, place) => kinds.forEach((kind) => seen[place]?.add(kind)))
    }
    for (const kinds of seen) assert.deepEqual(kinds, unseen)
  })

  it('has any card in the mystery hand', () => {
    const config = configOf({
      seats: 3,
      deck: 'rulebook',
      variants: { ...NO_VARIANTS, mysteryHand: true },
      seed: 1,
    })
    const sampling = samplingOf(startGame(config).state, 0)
    const dice = new Dice(1)
    const tops = new Set<Kind | undefined>()
    for (let deal = 0; deal < 300; deal += 1) {
      sampling.deal(dice)
      tops.add(mysteryOf(sampling.world)[0])
    }
    expect(tops.size).toBeGreaterThan(20)
  })
})
