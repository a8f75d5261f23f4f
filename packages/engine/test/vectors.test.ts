import { readFileSync } from 'node:fs'
import { parseTranscript, replay, snapshotOf, winnersOf } from '@modern-art/engine'
import type { ParsedTranscript, Snapshot } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'

/** Whole games from an independent model of the rules, with what must hold after every action. */
interface Vector {
  readonly about: string
  readonly transcript: unknown
  readonly expect: {
    readonly valid: boolean
    readonly steps: readonly Snapshot[]
    readonly finished?: boolean
    readonly money?: readonly number[]
    readonly winners?: readonly number[] | null
    readonly error?: { readonly index: number }
  }
}

const vectors = readFileSync(new URL('vectors/games.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Vector)

describe('games of an independent model replay exactly', () => {
  it('has ten of them', () => {
    expect(vectors).toHaveLength(10)
  })

  it.each(vectors.map((vector, index) => [`${index + 1}: ${vector.about}`, vector] as const))('%s', (_, vector) => {
    const result = parseTranscript(JSON.stringify(vector.transcript))
    const { steps, fault } = replay(readablePart(result))
    expect(steps.map((step) => snapshotOf(step.state))).toEqual(vector.expect.steps)
    const faultIndex = fault?.index ?? (result.ok ? undefined : result.fault.index)
    expect(faultIndex).toBe(vector.expect.error?.index)
    if (!vector.expect.valid) return
    const last = steps.at(-1)?.state
    expect(last?.money).toEqual(vector.expect.money)
    expect(last?.phase.name === 'finished').toBe(vector.expect.finished)
    expect(winnersOf(last?.money ?? [])).toEqual(vector.expect.winners)
  })
})

function readablePart(result: ParsedTranscript): Parameters<typeof replay>[0] {
  const transcript = result.ok ? result.transcript : result.readablePart
  if (transcript === null) throw new Error('the vector is no transcript')
  return transcript
}
