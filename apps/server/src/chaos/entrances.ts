import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '@modern-art/engine'

/** Where one person comes in: at any node, and at another when that one does not answer. */
export interface Entrances {
  /** The one to be tried now. */
  readonly current: () => string
  /** That one did not answer, or not well. */
  readonly another: () => void
  /** Asks there, and elsewhere, until something comes of it. */
  readonly untilDone: <T>(what: (origin: string) => Promise<T>) => Promise<T>
}

/** How long an answer is waited for, in milliseconds. */
const PATIENCE = 3000
const TRY_AGAIN = 100

export function entrancesOf(origins: readonly string[], random: Random): Entrances {
  let place = random(origins.length)
  const current = (): string => origins[place] ?? ''
  const another = (): void => {
    if (origins.length > 1) place = (place + 1 + random(origins.length - 1)) % origins.length
  }
  return {
    current,
    another,
    untilDone: async (what) => {
      for (;;) {
        try {
          // oxlint-disable-next-line no-await-in-loop -- one try after the other
          return await inTime(what(current()))
        } catch {
          another()
          // oxlint-disable-next-line no-await-in-loop
          await sleep(TRY_AGAIN)
        }
      }
    },
  }
}

/** Rejects if that takes too long. */
export async function inTime<T>(what: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('nobody answers')), PATIENCE)
  })
  try {
    return await Promise.race([what, late])
  } finally {
    clearTimeout(timer)
  }
}
