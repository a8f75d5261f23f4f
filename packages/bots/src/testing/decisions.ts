import assert from 'node:assert/strict'
import { NO_VARIANTS, play, startGame } from '@modern-art/engine'
import type { Action, GameState, Seat, VariantName } from '@modern-art/engine'
import { nextAsked } from '../arena/asking.ts'
import type { Bot } from '../bot.ts'
import { explainAction } from '../explanation/explainAction.ts'
import type { Explanation } from '../explanation/explanation.ts'
import { configOf } from '@modern-art/engine/testing'
import { answerOf, questionFor } from './questions.ts'

const SAMPLES = 8

/** The kinds of decision that have different reasons. */
export type DecisionKind =
  | 'play'
  | 'end'
  | 'add'
  | 'decline'
  | 'buy'
  | 'leave'
  | 'buyBack'
  | 'sell'
  | 'reserve'
  | 'ask'
  | 'flip'
  | 'skip'

/** A decision with its explanation, what is true at the table, and what came of it. */
export interface Decision {
  readonly state: GameState
  readonly seat: Seat
  readonly explanation: Explanation
  readonly kind: DecisionKind
  readonly next: GameState
}

function kindOfDecision(state: GameState, seat: Seat, action: Action, next: GameState): DecisionKind {
  const { phase } = state
  const isSeller = phase.name === 'auction' && phase.offer.auctioneer === seat
  switch (action.type) {
    case 'play_card':
      return next.past.length > state.past.length ? 'end' : 'play'
    case 'offer_second':
      return next.past.length > state.past.length ? 'end' : 'add'
    case 'decline_second':
      return 'decline'
    case 'bid':
      return isSeller ? 'buyBack' : 'buy'
    case 'submit_bid':
      if (isSeller) return 'reserve'
      return action.amount > 0 ? 'buy' : 'leave'
    case 'pass':
      return isSeller ? 'sell' : 'leave'
    case 'buy':
      return 'buy'
    case 'set_price':
      return 'ask'
    case 'reveal_mystery':
      return 'flip'
    case 'skip_mystery':
      return 'skip'
    case 'hammer':
      throw new Error('the hammer is not for players')
  }
}

/** How a bot decides here, and why. */
export function decisionOn(state: GameState, seat: Seat, seed: number, bot: Bot): Decision {
  const question = questionFor(state, seat, seed, SAMPLES)
  const explanation = explainAction(question, answerOf(bot, question))
  const played = play(state, explanation.action)
  assert.ok(played.ok)
  const next = played.state
  return { state, seat, explanation, kind: kindOfDecision(state, seat, explanation.action, next), next }
}

/** A game among bots of one kind, a decision at a time. */
export function* decisionsOf(bot: Bot, seats: number, on: readonly VariantName[], seed: number): Generator<Decision> {
  const variants = { ...NO_VARIANTS, ...Object.fromEntries(on.map((name) => [name, true])) }
  let { state } = startGame(configOf({ seats, deck: 'rulebook', variants, seed }))
  for (let decisions = 0; state.phase.name !== 'finished'; decisions += 1) {
    const decision = decisionOn(state, nextAsked(state).seat, seed + decisions, bot)
    yield decision
    state = decision.next
  }
}
