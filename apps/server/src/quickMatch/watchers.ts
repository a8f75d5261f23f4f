import type { UserId } from '../parties/partyRecord.ts'
import type { Timers } from '../timers.ts'

/** Those whose pages wait for news of the queue. */
export interface Watchers {
  readonly has: (person: UserId) => boolean
  /** Resolves once there is something new for somebody who knows that version, and after a while in any case. */
  readonly wait: (person: UserId, version: string) => Promise<void>
  /** Lets everybody go on whose version is another one now. */
  readonly look: (versionFor: (person: UserId) => string) => void
  readonly close: () => void
}

/** So long a question waits for its answer: less than what lies between the page and the server has patience for. */
const LONGEST_WAIT = 10_000
/** So many windows of one person wait; with one more, the one that has waited longest is answered. */
const MOST_WINDOWS = 5

interface Waiting {
  readonly person: UserId
  readonly version: string
  readonly goOn: () => void
}

export function watchersOf(later: Timers['later']): Watchers {
  const waiting = new Set<Waiting>()
  let isClosed = false
  return {
    has: (person) => [...waiting].some((each) => each.person === person),
    wait: (person, version) =>
      new Promise((resolve) => {
        const own = [...waiting].filter((each) => each.person === person)
        if (own.length >= MOST_WINDOWS) own[0]?.goOn()
        const each: Waiting = {
          person,
          version,
          goOn: () => {
            callOff()
            waiting.delete(each)
            resolve()
          },
        }
        const callOff = later(LONGEST_WAIT, each.goOn)
        waiting.add(each)
        if (isClosed) each.goOn()
      }),
    look: (versionFor) => {
      for (const { person, version, goOn } of waiting) if (versionFor(person) !== version) goOn()
    },
    close: () => {
      isClosed = true
      for (const { goOn } of waiting) goOn()
    },
  }
}
