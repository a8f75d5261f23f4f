import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '@modern-art/engine'
import type { Records } from './records.ts'

/** The longest that nothing is done, in milliseconds, once somebody plays. */
const LONGEST_PEACE = 1500
/** Should nobody be answered for so long, something is done all the same. */
const LONGEST_WAIT = 12_000
/** So many answers at most are given before the one that is the last. */
const MOST_ANSWERS = 50
/** The same of answers to those who arrange a table. */
const MOST_ARRANGED = 6

/**
 * Waits for some moment: any, one at which somebody has just been told that something is kept, or right now. The first is
 * one before any game, when people have just sat down.
 */
export function momentsBy(random: Random, records: Records): () => Promise<void> {
  let isFirst = true

  const answers = (count: number, ofParties: boolean): Promise<void> =>
    new Promise((resolve) => {
      let left = count
      const callOff = records.onAcknowledged(({ type }) => {
        if (ofParties && (type === 'act' || type === 'order' || type === 'plan')) return
        left -= 1
        if (left >= 0) return
        callOff()
        resolve()
      })
    })

  return async () => {
    const kind = random(8)
    const [isNow, isAnswer] = [kind === 0 && !isFirst, kind < 6 || isFirst]
    const count = isAnswer ? random(isFirst ? MOST_ARRANGED : MOST_ANSWERS) : 0
    const peace = isAnswer ? 0 : random(LONGEST_PEACE)
    const ofParties = isFirst
    isFirst = false
    if (isNow) return
    // People have to come back first: what nobody plays at loses nothing.
    await Promise.race([answers(count, ofParties), sleep(LONGEST_WAIT, null, { ref: false })])
    await sleep(peace)
  }
}
