/** How long a bot may think; bots that do not search need none of it. */
export interface Budget {
  /** Worlds to sample for one decision. */
  readonly samples: number
  /** For live play: stop when this much time is gone, even if fewer worlds were sampled. */
  readonly time: TimeLimit | null
  /** Lets a screen or a server do something else; asked every 32 sampled worlds, a few milliseconds. `null` where nobody else waits. */
  readonly pause: (() => Promise<void>) | null
}

export interface TimeLimit {
  readonly milliseconds: number
  readonly now: () => number
}

/** A budget that gives the same answers every time. */
export function samplesOnly(samples: number): Budget {
  return { samples, time: null, pause: null }
}

/** The number of samples in live play, and the default of the arena. */
export const SHIPPED_SAMPLES = 256

/** A slow machine stops thinking after this, once it has looked at one world. */
const LONGEST_MILLISECONDS = 300

/** The budget for play with people: as many samples as shipped, as far as time allows. */
export function liveBudget(now: () => number, pause: Budget['pause']): Budget {
  return { samples: SHIPPED_SAMPLES, time: { milliseconds: LONGEST_MILLISECONDS, now }, pause }
}
