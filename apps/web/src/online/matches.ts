import type { MatchPlace, MyMatches } from '@modern-art/protocol'
import { createStore } from 'zustand'
import { matchApi } from './matchApi.ts'
import { meStore, whenPersonChanges } from './me.ts'
import type { Answered, Fault } from './request.ts'

interface MatchesHeard {
  /** Where this person looks for a table; `null` until the server has said it. */
  readonly places: readonly MatchPlace[] | null
  /** Names what was heard, but for times. */
  readonly version: string | null
  /** When it was heard, by `performance.now()`: times are counted from then on. */
  readonly heardAt: number
  readonly fault: Fault | null
}

const NOTHING: MatchesHeard = { places: null, version: null, heardAt: 0, fault: null }

export const matchesStore = createStore<MatchesHeard>(() => NOTHING)

whenPersonChanges(() => matchesStore.setState(NOTHING))

/** A server that cannot be reached is asked again after so long, in milliseconds. */
const ASKED_AGAIN = 3000
/** A server that has nothing new to say holds its answer back for longer than that. */
const AT_ONCE = 500

/** Hears what the server says, unless this page is another person's by now. */
export function heardMatches(answered: Answered<MyMatches>, person: number): void {
  if (meStore.getState().person !== person) return
  if (answered.ok) {
    const { places, version } = answered
    matchesStore.setState({ places, version, heardAt: performance.now(), fault: null })
  } else matchesStore.setState({ fault: answered.error.code })
}

/** Whether somebody looks for a table, and one is found that they have not come to yet. */
export type Queued = 'looking' | 'found'

/** How somebody stands in the queue, for pages that say no more; `null` if they are not in it. */
export function queuedBy(places: readonly MatchPlace[]): Queued | null {
  const waiting = places.filter(({ now }) => now.state !== 'seated')
  if (waiting.some(({ now }) => now.state === 'found' && !now.shownUp)) return 'found'
  return waiting.length > 0 ? 'looking' : null
}

/** Asks the server where this person stands, once. Says whether it has answered. */
export async function askMatches(): Promise<boolean> {
  const { person } = meStore.getState()
  const answered = await matchApi.places(null)
  heardMatches(answered, person)
  return answered.ok
}

/**
 * Asks the server where this person stands, again and again, until the function it returns is called. The server answers
 * when there is news: a page that nobody looks at has its timers slowed down, but hears an answer at once.
 */
export function watchMatches(): () => void {
  const over = new AbortController()
  const watch = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const { person } = meStore.getState()
      const { version } = matchesStore.getState()
      const asked = performance.now()
      // Each question follows the answer to the one before.
      // oxlint-disable-next-line no-await-in-loop
      const answered = await matchApi.places(version)
      heardMatches(answered, person)
      const isTooSoon = answered.ok && answered.version === version && performance.now() - asked < AT_ONCE
      // oxlint-disable-next-line no-await-in-loop
      if (!answered.ok || isTooSoon) await moments(ASKED_AGAIN)
    }
  }
  void watch()
  return () => over.abort()
}

function moments(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
