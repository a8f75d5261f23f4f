import assert from 'node:assert/strict'
import {
  advance,
  cloneState,
  NO_VARIANTS,
  quickRandom,
  randomOf,
  sampleState,
  seatsToAct,
  startGame,
} from '@modern-art/engine'
import type { Card, GameState, Seat } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { nextAsked } from './arena/asking.ts'
import type { Bot } from './bot.ts'
import { BOT_NAMES } from './roster.ts'
import { APART, configOf, enough } from '@modern-art/engine/testing'
import type { GameRecipe } from '@modern-art/engine/testing'
import { everyPosition } from './testing/law.ts'
import { answerOf, questionFor } from './testing/questions.ts'
import { shippedBot } from './testing/shippedBots.ts'

/** A bot that is told where the truth lies; an honest one does not listen. */
type BotAt = (state: GameState) => Bot

const GAMES = 8
const NOW_AND_THEN = 40
/** For bots that do not think. */
const OFTEN = 4

/**
 * The law: deal the other hands, the mystery hand and the deck anew, and seal the others' bids anew. The seat has the
 * same question to answer, and with the same chance must answer the same.
 */
function assertBlind(botAt: BotAt, state: GameState, seat: Seat, seed: number): void {
  const question = questionFor(state, seat, seed)
  const redealt = sampleState(question.view, quickRandom(seed + 1))
  const answer = answerOf(botAt(state), question)
  assert.deepEqual(answerOf(botAt(redealt), questionFor(redealt, seat, seed)), answer)
}

function everyOddPosition(botAt: BotAt, apart = NOW_AND_THEN): void {
  everyPosition(GAMES, (state, { seed }, position) => {
    if (position % apart !== 0) return
    for (const seat of seatsToAct(state)) assertBlind(botAt, state, seat, seed + position)
  })
}

const TABLES: readonly Omit<GameRecipe, 'style'>[] = [
  { seats: 3, deck: 'rulebook', variants: { ...NO_VARIANTS, mysteryHand: true }, seed: 1 },
  { seats: 4, deck: 'classic', variants: { ...NO_VARIANTS, splitDouble: true }, seed: 2 },
  { seats: 5, deck: 'rulebook', variants: { ...NO_VARIANTS, openMoney: true }, seed: 3 },
]

/** Positions as they come up among bots, with the seat that is asked there. */
const SENSIBLE = TABLES.flatMap((table) => {
  const found: { readonly state: GameState; readonly seat: Seat }[] = []
  const draft = cloneState(startGame(configOf(table)).state)
  for (let decisions = 0; draft.phase.name !== 'finished'; decisions += 1) {
    const { seat } = nextAsked(draft)
    if (decisions % (12 * APART) === 0) found.push({ state: cloneState(draft), seat })
    advance(draft, answerOf(shippedBot('medium'), questionFor(draft, seat, decisions)), null)
  }
  return found
})

describe.each(BOT_NAMES)('laws of what %s knows', (name) => {
  it('re-deal what its seat cannot see: its answer stays the same', () => {
    everyOddPosition(() => shippedBot(name))
    SENSIBLE.forEach(({ state, seat }, index) => assertBlind(() => shippedBot(name), state, seat, index))
    assert.ok(SENSIBLE.length > enough(50))
  })
})

/** Plays anything, but not by chance: by what it has looked at. */
function peeker(state: GameState, lookAt: (state: GameState, seat: Seat) => readonly (Card | null)[]): Bot {
  return {
    decide: ({ view, choices }) => {
      const seat = view.seat ?? 0
      const seen = lookAt(state, seat).reduce<number>((sum, item, place) => sum + (item ?? 0) * (place + 1), 0)
      return randomOf(choices, seat, quickRandom(seen))
    },
  }
}

function sealedBy(state: GameState): readonly (number | null)[] {
  const { phase } = state
  return phase.name === 'auction' && phase.bidding.type === 'hidden' ? phase.bidding.sealed : []
}

describe('the law of what a bot knows', () => {
  it.each<[string, Parameters<typeof peeker>[1]]>([
    ['the next hand', ({ hands }, seat) => hands[(seat + 1) % hands.length] ?? []],
    ['the mystery hand', ({ mystery }) => mystery],
    ['the deck', ({ deck }) => deck],
    ['sealed bids', sealedBy],
  ])('is broken by one who looks at %s', (_, lookAt) => {
    expect(() => everyOddPosition((state) => peeker(state, lookAt), OFTEN)).toThrow(
      expect.objectContaining({ cause: expect.any(assert.AssertionError) as unknown }),
    )
  })

  it('is kept by one who looks at the own hand', () => {
    everyOddPosition((state) => peeker(state, ({ hands }, seat) => hands[seat] ?? []))
  })
})
