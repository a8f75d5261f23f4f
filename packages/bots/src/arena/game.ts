import { advance, check, cloneState, defaultAction, startGame, viewFor } from '@modern-art/engine'
import type { Action, GameConfig, GameState, Random } from '@modern-art/engine'
import type { Bot } from '../bot.ts'
import type { Budget } from '../budget.ts'
import { nextAsked } from './asking.ts'
import type { Asked } from './asking.ts'

/** A bot at the table, with its own chance and a listener that keeps a record of it. */
export interface Player {
  readonly bot: Bot
  readonly rng: Random
  readonly timed: (milliseconds: number) => void
  /** Its answer was none, or not a legal one; the move is made for it. */
  readonly failed: (reason: string) => void
}

export interface Conditions {
  readonly budget: Budget
  /** Milliseconds, for measuring only. */
  readonly now: () => number
}

export interface Ending {
  readonly money: readonly number[]
  readonly actions: number
}

/** Plays a whole game, one player a seat. Nobody brings the hammer down: open auctions end by passes. */
export async function playGame(
  config: GameConfig,
  players: readonly Player[],
  conditions: Conditions,
): Promise<Ending> {
  const draft = cloneState(startGame(config).state)
  let actions = 0
  while (draft.phase.name !== 'finished') {
    const asked = nextAsked(draft)
    const player = players[asked.seat]
    if (player === undefined) throw new RangeError(`nobody plays seat ${asked.seat}`)
    const answer = ask(draft, asked, player, conditions)
    // Every question is asked of the state that the last answer left; most answers are there at once.
    // oxlint-disable-next-line no-await-in-loop
    const action = answer instanceof Promise ? await answer : answer
    advance(draft, action, null)
    actions += 1
  }
  return { money: draft.money, actions }
}

/** The player's action if the rules allow it, else the default. */
function ask(state: GameState, asked: Asked, player: Player, conditions: Conditions): Action | Promise<Action> {
  const { now, budget } = conditions
  const view = viewFor(state, asked.seat)
  const start = now()
  const decided = (action: Action): Action => {
    player.timed(now() - start)
    const objection = objectionTo(state, asked, action)
    return objection === null ? action : replaced(objection)
  }
  const lost = (error: unknown): Action => {
    player.timed(now() - start)
    return replaced(error instanceof Error ? error.message : String(error))
  }
  const replaced = (reason: string): Action => {
    player.failed(reason)
    return defaultAction(asked.choices, asked.seat)
  }
  let answer: Action | Promise<Action>
  try {
    answer = player.bot.decide({ view, choices: asked.choices, rng: player.rng, budget })
  } catch (error) {
    return lost(error)
  }
  return answer instanceof Promise ? answer.then(decided, lost) : decided(answer)
}

/** Why a bot may not do this: the action is not its own, or the rules forbid it. */
function objectionTo(state: GameState, { seat }: Asked, action: Action): string | null {
  if (action.type === 'hammer') return 'the hammer is not for players'
  if (action.seat !== seat) return `seat ${seat} was asked, and answered for seat ${action.seat}`
  return check(state, action)?.message ?? null
}
