import { replay } from '@modern-art/engine'
import type { GameState, Transcript, TranscriptFault } from '@modern-art/engine'
import { FIRST_ASKING, askingAfter } from './decision.ts'
import type { Asking } from './decision.ts'

/** What follows from a transcript alone. */
export interface Position extends Asking {
  readonly state: GameState
}

/** Where a game stands after its actions, or which of them the rules forbid. */
export function positionOf({ config, actions }: Transcript): Position | { readonly fault: TranscriptFault } {
  const { steps, fault } = replay({ config, actions })
  if (fault !== null) return { fault }
  const state = steps.at(-1)?.state
  if (state === undefined) throw new Error('a replay has a state before the first action')
  let asking: Asking = FIRST_ASKING
  for (const [index, action] of actions.entries()) {
    const [before, after] = [steps[index], steps[index + 1]]
    if (before && after) asking = askingAfter(asking, before.state, action, after.state, index + 1)
  }
  return { state, ...asking }
}
