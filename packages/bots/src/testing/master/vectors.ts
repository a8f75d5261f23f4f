import { readFileSync } from 'node:fs'
import { parseTranscript, replay, viewFor } from '@modern-art/engine'
import type { Seat, View } from '@modern-art/engine'

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

/** An observation with the same view in the engine. */
export interface Vector {
  readonly name: string
  readonly view: View
  readonly cells: Readonly<Record<string, number>>
  readonly asked: {
    readonly scale: readonly [number, number]
    readonly allowed: Readonly<Record<string, number>>
  } | null
}

export const VECTORS: readonly Vector[] = readFileSync(new URL('vectors.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .flatMap((line, number) => vectorsOf(line, `game ${number}`))

function vectorsOf(line: string, game: string): readonly Vector[] {
  const { transcript, observations } = JSON.parse(line) as { transcript: unknown; observations: readonly Observation[] }
  const parsed = parseTranscript(JSON.stringify(transcript))
  if (!parsed.ok) throw new Error(parsed.fault.message)
  const { steps, fault } = replay(parsed.transcript)
  if (fault !== null) throw new Error(fault.message)
  return observations.map(({ after, seat, cells, scale, allowed }) => {
    const step = steps[after]
    if (step === undefined) throw new Error(`${game} has no action ${after}`)
    return {
      name: `${game}, seat ${seat} after ${after} actions`,
      view: viewFor(step.state, seat),
      cells,
      asked: scale === undefined || allowed === undefined ? null : { scale, allowed },
    }
  })
}
