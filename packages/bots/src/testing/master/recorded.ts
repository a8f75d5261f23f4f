import { parseTranscript, replay } from '@modern-art/engine'
import type { GameState, Seat } from '@modern-art/engine'

/** What a seat observes in a game by the rules for training; see training/compare/recordVectors.mjs. */
interface Observation {
  readonly after: number
  readonly seat: Seat
  /** By cell, where it is not 0. */
  readonly cells: Readonly<Record<string, number>>
  /** If the seat is to act: what amounts are shares of, and by action what it means. */
  readonly scale?: readonly [worth: number, rivals: number]
  readonly allowed?: Readonly<Record<string, number>>
}

/** An observation with the same position in the engine. */
interface Recorded extends Observation {
  readonly name: string
  readonly state: GameState
}

/** The observations in the text of vectors.jsonl, game by game. */
export function recordedIn(text: string): readonly Recorded[] {
  return text
    .trimEnd()
    .split('\n')
    .flatMap((line, number) => recordedInGame(line, `game ${number}`))
}

function recordedInGame(line: string, game: string): readonly Recorded[] {
  const { transcript, observations } = JSON.parse(line) as { transcript: unknown; observations: readonly Observation[] }
  const parsed = parseTranscript(JSON.stringify(transcript))
  if (!parsed.ok) throw new Error(parsed.fault.message)
  const { steps, fault } = replay(parsed.transcript)
  if (fault !== null) throw new Error(fault.message)
  return observations.map((observation) => {
    const { after, seat } = observation
    const step = steps[after]
    if (step === undefined) throw new Error(`${game} has no action ${after}`)
    return { ...observation, name: `${game}, seat ${seat} after ${after} actions`, state: step.state }
  })
}
