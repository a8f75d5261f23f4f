import type { BlockedPerson } from '@modern-art/protocol'
import { createStore } from 'zustand'
import type { StoreApi } from 'zustand'
import { whenPersonChanges } from './me.ts'
import type { Answered } from './request.ts'
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

type Here = BlockedHeard['here']
type List = readonly BlockedPerson[]

const NOBODY: BlockedHeard = { people: null, here: new Map() }

/** Whom this person has blocked. */
export interface Blocking {
  readonly store: StoreApi<BlockedHeard>
  readonly ask: () => Promise<Answered<object>>
  readonly block: (code: string, chair: number, name: string) => Promise<Answered<object>>
  readonly unblock: (id: number) => Promise<Answered<object>>
  /** The page is at another table, with other people. */
  readonly atNewTable: () => void
  /** The page is another person's, who has blocked others. */
  readonly forget: () => void
}

export function createBlocking(api: Pick<SafetyApi, 'blocked' | 'block' | 'unblock'>): Blocking {
  const store = createStore<BlockedHeard>(() => NOBODY)
  /** Another number for another person: what the one before has asked is not kept. */
  let person = 0
  /** Keeps the list that is answered, and what follows from it for the table. */
  const hear = async (
    asked: Promise<Answered<{ readonly people: List }>>,
    hereNow: (here: Here, people: List) => Here,
  ): Promise<Answered<object>> => {
    const asker = person
    const answered = await asked
    if (answered.ok && asker === person) {
      const { people } = answered
      store.setState(({ here }) => ({ people, here: hereNow(here, people) }))
    }
    return answered
  }
  return {
    store,
    ask: () => hear(api.blocked(), (here) => here),
    block: async (code, chair, name) => {
      // Whoever is in the list only afterwards is the one on this chair.
      const before = await api.blocked()
      if (!before.ok) return before
      const known = new Set(before.people.map(({ id }) => id))
      return hear(api.block(code, chair), (here, people) => {
        const added = people.find(({ id }) => !known.has(id))?.id ?? null
        return new Map([...here, [name, added]])
      })
    },
    unblock: (id) => hear(api.unblock(id), (here) => new Map([...here].filter(([, each]) => each !== id))),
    atNewTable: () => store.setState({ here: new Map() }),
    forget: () => {
      person += 1
      store.setState(NOBODY)
    },
  }
}

/** Whom the person at this page has blocked. */
export const blocking = createBlocking(safetyApi)

whenPersonChanges(blocking.forget)
