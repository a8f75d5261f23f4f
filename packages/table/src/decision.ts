import { seatAsked } from '@modern-art/engine'
import type { Action, GameState } from '@modern-art/engine'

/** What is asked now, named by the number of actions that had been played when it arose. */
export interface Asking {
  readonly decision: number
  readonly question: number
}

export const FIRST_ASKING: Asking = { decision: 0, question: 0 }

/** What is asked once `action` has been played as the `moves`th. It follows from the transcript alone. */
export function askingAfter(
  asking: Asking,
  before: GameState,
  action: Action,
  after: GameState,
  moves: number,
): Asking {
  if (!isSameLot(before, after) || seatAsked(after.phase) !== null) return { decision: moves, question: moves }
  return { decision: asking.decision, question: action.type === 'bid' ? moves : asking.question }
}

/** Whether an action has left the lot under the hammer; an offer is replaced as a whole, never rebuilt. */
export function isSameLot(before: GameState, after: GameState): boolean {
  return before.phase.name === 'auction' && after.phase.name === 'auction' && before.phase.offer === after.phase.offer
}
