import type { MyTable } from '@modern-art/protocol'
import { createStore } from 'zustand'
import { api } from './api.ts'
import type { Fault } from './request.ts'

interface MyTablesHeard {
  /** The tables at which this person has a seat; `null` until the server has said it. */
  readonly tables: readonly MyTable[] | null
  /** Why the server has not said it when it was last asked. */
  readonly fault: Fault | null
}

export const myTablesStore = createStore<MyTablesHeard>(() => ({ tables: null, fault: null }))

/** How often the server is asked, in milliseconds, while somebody looks. */
const ASKED_EVERY = 10_000

async function lookForMyTables(): Promise<void> {
  const answered = await api.myTables()
  myTablesStore.setState(answered.ok ? { tables: answered.tables, fault: null } : { fault: answered.error.code })
}

function look(): void {
  if (!document.hidden) void lookForMyTables()
}

/** Asks for them now and again and again, while the page is looked at, until the function it returns is called. */
export function watchMyTables(): () => void {
  look()
  const timer = setInterval(look, ASKED_EVERY)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
