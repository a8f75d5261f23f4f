import type { BlockedPerson } from '@modern-art/protocol'
import { createStore } from 'zustand'
import type { StoreApi } from 'zustand'
import type { Answered, Fault } from './request.ts'
import { safetyApi } from './safetyApi.ts'
import type { SafetyApi } from './safetyApi.ts'

interface BlockedHeard {
  /** Those of whom this person hears nothing; `null` until the server has said it. */
  readonly people: readonly BlockedPerson[] | null
  /**
   * Those whom this page has blocked at its table, by name: people change chairs. Each with the number in the list, or `null`
   * for somebody who was in it already: a list names nobody by chair. The server leaves out what they say from then on; what
   * they said before is still known to the page.
   */
  readonly here: ReadonlyMap<string, number | null>
}

/** Whom this person has blocked. What is asked here answers why it was not done; `null` if it was. */
export interface Blocking {
  readonly store: StoreApi<BlockedHeard>
  readonly ask: () => Promise<Fault | null>
  readonly block: (code: string, chair: number, name: string) => Promise<Fault | null>
  readonly unblock: (id: number) => Promise<Fault | null>
  /** The page is at another table, with other people. */
  readonly atNewTable: () => void
}

export function createBlocking(api: Pick<SafetyApi, 'blocked' | 'block' | 'unblock'>): Blocking {
  const store = createStore<BlockedHeard>(() => ({ people: null, here: new Map() }))
  const hear = (answered: Answered<{ readonly people: readonly BlockedPerson[] }>): Fault | null => {
    if (!answered.ok) return answered.error.code
    store.setState({ people: answered.people })
    return null
  }
  return {
    store,
    ask: async () => hear(await api.blocked()),
    block: async (code, chair, name) => {
      // Whoever is in the list only afterwards is the one on this chair.
      const before = await api.blocked()
      if (!before.ok) return before.error.code
      const answered = await api.block(code, chair)
      if (!answered.ok) return answered.error.code
      const known = new Set(before.people.map(({ id }) => id))
      const added = answered.people.find(({ id }) => !known.has(id))?.id ?? null
      store.setState(({ here }) => ({ people: answered.people, here: new Map([...here, [name, added]]) }))
      return null
    },
    unblock: async (id) => {
      const fault = hear(await api.unblock(id))
      if (fault === null) store.setState(({ here }) => ({ here: new Map([...here].filter(([, each]) => each !== id)) }))
      return fault
    },
    atNewTable: () => store.setState({ here: new Map() }),
  }
}

/** Whom the person at this page has blocked. */
export const blocking = createBlocking(safetyApi)
