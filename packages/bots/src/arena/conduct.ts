import type { Seat } from '@modern-art/engine'
import { mergeTimes, newTimes } from './times.ts'
import type { Times } from './times.ts'

/** A move that a bot lost, and that was made for it: its answer was none, or one that the rules forbid. */
export interface LostMove {
  readonly deal: number
  readonly seat: Seat
  readonly reason: string
}

/** How a player behaved over many games. */
export interface Conduct {
  readonly times: Times
  /** How many moves it lost. */
  illegal: number
  /** The first that it lost for each reason, of the first few reasons, in the order of the deals. */
  lost: readonly LostMove[]
}

const REASONS_KEPT = 10

export function newConduct(): Conduct {
  return { times: newTimes(), illegal: 0, lost: [] }
}

export function noteLostMove(conduct: Conduct, move: LostMove): void {
  conduct.illegal += 1
  conduct.lost = firstOfEach([...conduct.lost, move])
}

export function mergeConducts(one: Conduct, other: Conduct): Conduct {
  return {
    times: mergeTimes(one.times, other.times),
    illegal: one.illegal + other.illegal,
    lost: firstOfEach([...one.lost, ...other.lost].toSorted((a, b) => a.deal - b.deal)),
  }
}

function firstOfEach(moves: readonly LostMove[]): readonly LostMove[] {
  const reasons = new Map<string, LostMove>()
  for (const move of moves) if (!reasons.has(move.reason)) reasons.set(move.reason, move)
  return [...reasons.values()].slice(0, REASONS_KEPT)
}
