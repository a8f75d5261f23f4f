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
  illegal: number
  /** The first few, in the order of the deals. */
  readonly lost: LostMove[]
}

const KEPT = 10

export function newConduct(): Conduct {
  return { times: newTimes(), illegal: 0, lost: [] }
}

export function noteLostMove(conduct: Conduct, move: LostMove): void {
  conduct.illegal += 1
  if (conduct.lost.length < KEPT) conduct.lost.push(move)
}

export function mergeConducts(one: Conduct, other: Conduct): Conduct {
  return {
    times: mergeTimes(one.times, other.times),
    illegal: one.illegal + other.illegal,
    lost: [...one.lost, ...other.lost].toSorted((a, b) => a.deal - b.deal).slice(0, KEPT),
  }
}
