import { createHmac, randomBytes } from 'node:crypto'
import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { limited } from '../watching/metrics.ts'

/** Keeps anybody from asking for too much at once. */
export interface Limits {
  /** Counts one more, and says whether it may be. `key` is a user for what comes over sockets, else the address that asks. */
  readonly allow: (kind: LimitKind, key: string) => Promise<boolean>
}

export type LimitKind =
  | 'command'
  | 'resync'
  | 'talk'
  | 'guest'
  | 'ticket'
  | 'table'
  | 'look_up'
  | 'request'
  | 'sign_in'
  | 'guess'
  | 'guess_anywhere'
  | 'letter'
  | 'reset_letter'
  | 'export'
  | 'new_program'
  | 'program_command'
  | 'program_resync'
  | 'program_request'

export interface Limit {
  /** So many in a period, again and again. */
  readonly steady: number
  /** The period in seconds. */
  readonly seconds: number
  /** So many more, once in ten periods. */
  readonly burst: number
}

const BURST_PERIODS = 10

/** A whole school may share an address, so that what is counted by address is meant for many people. */
export const LIMITS: Readonly<Record<LimitKind, Limit>> = {
  /** The quickest player in an open auction makes about 3 bids a second; after a reconnect all unanswered ones come again. */
  command: { steady: 10, seconds: 1, burst: 40 },
  /** A whole game costs as much as hundreds of other answers; a page asks for it when a message was lost. */
  resync: { steady: 1, seconds: 1, burst: 9 },
  /** A table is no place for more talk than its people can read. */
  talk: { steady: 3, seconds: 3, burst: 12 },
  /** Each guest is a row for half a year. A class opens the page in the same minute; then hardly anybody comes. */
  guest: { steady: 30, seconds: 60, burst: 120 },
  /** One with each connection; after a restart of the server all come at once, and those in a bad network again and again. */
  ticket: { steady: 120, seconds: 60, burst: 600 },
  /** Nobody sets up more than a table in a few seconds; a club opens its evening with some dozens. */
  table: { steady: 10, seconds: 60, burst: 60 },
  /** A code is one of 23 ^ 8, or 78,000,000,000: at this pace, it takes half a day to guess one of a million tables. */
  look_up: { steady: 60, seconds: 60, burst: 300 },
  /** All other questions; a page asks for its lists every few seconds. */
  request: { steady: 300, seconds: 60, burst: 600 },
  /** Each costs 50 ms of a processor. A class signs up in the same minute. */
  sign_in: { steady: 30, seconds: 60, burst: 120 },
  /** By address and account: nobody mistypes a password more often than that. */
  guess: { steady: 5, seconds: 60, burst: 10 },
  /** By account, from devices that never signed in to it: a year of this finds one password among 200,000. */
  guess_anywhere: { steady: 20, seconds: 3600, burst: 30 },
  /** By the address that gets them: nobody's mailbox is filled from here. */
  letter: { steady: 3, seconds: 3600, burst: 3 },
  reset_letter: { steady: 3, seconds: 3600, burst: 3 },
  /** All that is kept about somebody, which may be much. */
  export: { steady: 5, seconds: 3600, burst: 5 },
  /** Each stays until its owner's account is deleted. */
  new_program: { steady: 10, seconds: 3600, burst: 20 },
  /** By program. One decision is one command; it need not think again as people do. */
  program_command: { steady: 8, seconds: 1, burst: 16 },
  program_resync: { steady: 1, seconds: 3, burst: 5 },
  /** By program, besides what is counted by address: lists of tables, and sockets. */
  program_request: { steady: 60, seconds: 60, burst: 60 },
}

/** What is counted for an hour is flooded sooner, and locks out longer: it has more counters. */
const HOUR = 3600
const COUNTERS_FOR_HOURS = 2 ** 18

/**
 * Keys share so many counters, by a hash that nobody outside can compute: the memory is bounded whoever asks, and who comes
 * to share a counter with a pest by chance is one of thousands.
 */
const COUNTERS = 2 ** 14

/** Limits of this process alone: with several nodes, each allows as much. */
export function limitsOf(figures: Readonly<Record<LimitKind, Limit>> = LIMITS, counters = COUNTERS): Limits {
  const salt = randomBytes(16)
  const counterOf = (kind: LimitKind, key: string): number => {
    const shared = figures[kind].seconds < HOUR ? counters : Math.max(counters, COUNTERS_FOR_HOURS)
    return createHmac('sha256', salt).update(key).digest().readUInt32LE() % shared
  }
  const limiters = new Map(Object.entries(figures).map(([kind, limit]) => [kind, limiterOf(limit)]))
  return {
    allow: async (kind, key) => {
      try {
        await limiters.get(kind)?.consume(counterOf(kind, key))
        return true
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        limited.labels(kind).inc()
        return false
      }
    },
  }
}

/** For load tests. */
export function noLimits(): Limits {
  return { allow: () => Promise.resolve(true) }
}

function limiterOf({ steady, seconds, burst }: Limit): BurstyRateLimiter {
  return new BurstyRateLimiter(
    new RateLimiterMemory({ points: steady, duration: seconds }),
    new RateLimiterMemory({ points: burst, duration: BURST_PERIODS * seconds }),
  )
}
