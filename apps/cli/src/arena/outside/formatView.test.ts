import assert from 'node:assert/strict'
import { choicesFor, NO_VARIANTS, parseArtist, parseCard, viewFor } from '@modern-art/engine'
import type { SeededConfig } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { formatChoice, formatView } from './formatView.ts'
import { gameStates } from '../../testing/gameStates.ts'

/** Where cards and artists stand. */
const FIELDS_OF_IDS = new Set(['hand', 'played', 'cards', 'card', 'topThree'])

/** Through JSON and back, with ids turned into numbers again. No player is named like a card or an artist. */
function readBack(json: object): unknown {
  return JSON.parse(JSON.stringify(json, refuseNumbers), (_, value: unknown) =>
    typeof value === 'string' ? (parseCard(value) ?? parseArtist(value) ?? value) : value,
  )
}

function refuseNumbers(field: string, value: unknown): unknown {
  if (FIELDS_OF_IDS.has(field) && [value].flat().some((id) => typeof id !== 'string')) {
    expect.fail(`${field} is ${JSON.stringify(value)}`)
  }
  return value
}

const FOUR: SeededConfig = {
  players: ['Ada', 'Ben', 'Cleo', 'Dov'],
  deck: 'rulebook',
  variants: { ...NO_VARIANTS, openMoney: true },
  startingSeat: null,
  seed: 'views',
}
const MYSTERY: SeededConfig = {
  ...FOUR,
  players: ['Ada', 'Ben', 'Cleo'],
  variants: { ...NO_VARIANTS, mysteryHand: true },
}

describe('what an outside program reads', () => {
  it.each([
    ['four', FOUR],
    ['three and a mystery hand', MYSTERY],
  ])('is the whole view and all choices, with ids for numbers: %s', (_, config) => {
    const phases = new Set<string>()
    for (const state of gameStates(config)) {
      for (const seat of state.hands.keys()) {
        const view = viewFor(state, seat)
        const choices = choicesFor(state, seat)
        const { name } = view.phase
        phases.add(name === 'auction' && 'bidding' in view.phase ? view.phase.bidding.type : name)
        assert.deepEqual(readBack(formatView(view)), view)
        assert.deepEqual(readBack(choices.map(formatChoice)), choices)
      }
    }
    expect([...phases]).toEqual(
      expect.arrayContaining(['awaiting_card_play', 'double_offer', 'open', 'one_offer', 'hidden', 'fixed_price']),
    )
    expect(phases.has('mystery')).toBe(config.variants.mysteryHand)
  })
})
