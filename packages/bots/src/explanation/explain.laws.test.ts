import assert from 'node:assert/strict'
import { play, quickRandom, sampleState, seatsToAct } from '@modern-art/engine'
import type { Card, GameState, Seat } from '@modern-art/engine'
import { enough } from '@modern-art/engine/testing'
import { describe, it } from 'vitest'
import type { Bot } from '../bot.ts'
import { everyPosition } from '../testing/law.ts'
import { answerOf, questionFor } from '../testing/questions.ts'
import { shippedBot } from '../testing/shippedBots.ts'
import { explainAction } from './explainAction.ts'
import type { Explanation } from './explanation.ts'

const GAMES = 8
const NOW_AND_THEN = 12
const SAMPLES = 8

const BOTS = ['medium', 'hard', 'master'] as const

function explanationOf(bot: Bot, state: GameState, seat: Seat, seed: number): Explanation {
  const question = questionFor(state, seat, seed, SAMPLES)
  return explainAction(question, answerOf(bot, question))
}

type Law = (explanation: Explanation, asked: { bot: Bot; state: GameState; seat: Seat; seed: number }) => void

/** Looks at some positions of odd games, where seats are broke or out of cards and prices absurd. */
function everyExplanation(law: Law): void {
  let explained = 0
  everyPosition(GAMES, (state, recipe, position) => {
    if (position % NOW_AND_THEN !== 0) return
    for (const seat of seatsToAct(state)) {
      const bot = shippedBot(BOTS[explained % BOTS.length] ?? 'medium')
      const seed = recipe.seed + position
      law(explanationOf(bot, state, seat, seed), { bot, state, seat, seed })
      explained += 1
    }
  })
  assert.ok(explained > enough(200))
}

/** What lies on the table when the action is done, if it is to be sold. */
function onOffer(state: GameState, { action }: Explanation): readonly Card[] {
  const { phase } = state
  if (phase.name === 'auction') return phase.offer.cards
  const before = phase.name === 'double_offer' ? [phase.card] : []
  return 'card' in action ? [...before, action.card] : before
}

describe('laws of explanations', () => {
  it('have a lot, a band around its mean and two or three reasons, each once', () => {
    everyExplanation((explanation, { state, seat }) => {
      const { lot, worth, reasons, action } = explanation
      assert.deepEqual(lot, onOffer(state, explanation))
      const played = play(state, action)
      assert.ok(played.ok && action.type !== 'hammer' && action.seat === seat)
      const endsRound = 'card' in action && played.state.past.length > state.past.length
      assert.equal(worth === null, lot.length === 0 || endsRound)
      if (worth !== null) {
        const { low, mean, high } = worth
        assert.ok(low >= 0 && low <= mean && mean <= high && high <= lot.length * 30 * (state.past.length + 1))
        assert.ok([low, mean, high].every(Number.isInteger))
      }
      assert.ok(reasons.length === 2 || reasons.length === 3)
      assert.equal(new Set(reasons.map(({ code }) => code)).size, reasons.length)
    })
  })

  it('re-deal what the seat cannot see: its explanation stays the same', () => {
    everyExplanation((explanation, { bot, state, seat, seed }) => {
      const redealt = sampleState(questionFor(state, seat, seed).view, quickRandom(seed + 1))
      assert.deepEqual(explanationOf(bot, redealt, seat, seed), explanation)
    })
  })
})
