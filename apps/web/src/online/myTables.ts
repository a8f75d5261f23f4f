import type { MyTable } from '@modern-art/protocol'
import { createStore } from 'zustand'
import { api } from './api.ts'
import { meStore, whenPersonChanges } from './me.ts'
import type { Fault } from './request.ts'

interface MyTablesHeard {
  /** The tables at which this person has a seat; `null` until the server has said it. */
  readonly tables: readonly MyTable[] | null
  /** When it has said so, by `performance.now()`: what is left of a time is counted from then on. */
  readonly heardAt: number
  /** Why the server has not said it when it was last asked. */
  readonly fault: Fault | null
}

export const myTablesStore = createStore<MyTablesHeard>(() => ({ tables: null, heardAt: 0, fault: null }))

// Another person's tables are not to be seen until the server is asked again.
whenPersonChanges(() => myTablesStore.setState({ tables: null, fault: null }))

/** How often the server is asked, in milliseconds, while somebody looks. */
const ASKED_EVERY = 10_000
/** Hidden pages wake once a minute: it is asked each time, for the title counts the tables. */
const ASKED_IN_HIDING = 55_000

async function lookForMyTables(): Promise<void> {
  const { person } = meStore.getState()
  const answered = await api.myTables()
  if (meStore.getState().person !== person) return
  myTablesStore.setState(
    answered.ok ? { tables: answered.tables, heardAt: performance.now(), fault: null } : { fault: answered.error.code },
  )
}

/** Asks for them now and again and again, less often while nobody looks, until the function it returns is called. */
export function watchMyTables(): () => void {
  let asked = -Infinity
  const look = (): void => {
    const now = Date.now()
    if (document.hidden && now - asked < ASKED_IN_HIDING) return
    asked = now
    void lookForMyTables()
  }
  look()
  const timer = setInterval(look, ASKED_EVERY)
  document.addEventListener('visibilitychange', look)
  const lookNoMore = whenPersonChanges(look)
  return () => {
    clearInterval(timer)
    lookNoMore()
    document.removeEventListener('visibilitychange', look)
  }
}
