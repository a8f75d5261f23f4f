import type { Action } from './action.ts'
import { advance } from './advance.ts'
import { check } from './check.ts'
import { cloneState } from './draft.ts'
import type { Draft } from './draft.ts'
import type { GameEvent } from './event.ts'
import type { Rejection } from './rejection.ts'
import { deal } from './rules/deal.ts'
import { STARTING_MONEY, isPlayable } from './setup.ts'
import type { GameConfig } from './setup.ts'
import type { GameState } from './state.ts'

export interface Played {
  readonly ok: true
  readonly state: GameState
  readonly events: readonly GameEvent[]
}

export interface Rejected {
  readonly ok: false
  readonly rejection: Rejection
}

/** Sets a game up and deals the first round. The configuration must be one that `parseConfig` would accept. */
export function startGame(config: GameConfig): Played {
  const { players, deck, variants, startingSeat, deckOrder } = config
  const setup = { players, deck, variants, startingSeat }
  if (!isPlayable(setup)) throw new RangeError(`the game is not for ${players.length} players with these variants`)
  const draft: Draft = {
    setup,
    phase: { name: 'awaiting_card_play', asked: startingSeat },
    money: players.map(() => STARTING_MONEY),
    hands: players.map(() => []),
    mystery: [],
    deck: deckOrder,
    played: [],
    lots: [],
    past: [],
  }
  const events: GameEvent[] = [{ type: 'game_started', setup }]
  deal(draft, 1, (event) => events.push(event))
  events.push({ type: 'round_started', round: 1, turn: startingSeat })
  return { ok: true, state: draft, events }
}

/** The immutable call: a new state and what happened, or why not. The state given is never altered. */
export function play(state: GameState, action: Action): Played | Rejected {
  const rejection = check(state, action)
  if (rejection !== null) return { ok: false, rejection }
  const draft = cloneState(state)
  const events: GameEvent[] = []
  advance(draft, action, (event) => events.push(event))
  return { ok: true, state: draft, events }
}
