import { resolveConfig } from './config.ts'
import type { GameEvent } from './event.ts'
import { play, startGame } from './play.ts'
import type { GameState } from './state.ts'
import type { Transcript, TranscriptFault } from './transcript.ts'

/** The state after set-up (first) or after one action, with what led to it. */
export interface Step {
  readonly state: GameState
  readonly events: readonly GameEvent[]
}

export interface Replay {
  readonly steps: readonly Step[]
  /** The first action that the rules forbid; the steps end before it. */
  readonly fault: TranscriptFault | null
}

export function replay(transcript: Transcript): Replay {
  let step: Step = startGame(resolveConfig(transcript.config))
  const steps: Step[] = [step]
  for (const [index, action] of transcript.actions.entries()) {
    const result = play(step.state, action)
    if (!result.ok) return { steps, fault: { index, ...result.rejection } }
    step = result
    steps.push(step)
  }
  return { steps, fault: null }
}
