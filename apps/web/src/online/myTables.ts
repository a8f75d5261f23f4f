import type { MyTable } from '@modern-art/protocol'
import { createStore } from 'zustand'
import { api } from './api.ts'

/** The tables at which this person has a seat; `null` until the server has said it. */
export const myTablesStore = createStore<{ readonly tables: readonly MyTable[] | null }>(() => ({ tables: null }))

/** How often the server is asked, in milliseconds, while somebody looks. */
const ASKED_EVERY = 10_000

async function lookForMyTables(): Promise<void> {
  const answered = await api.myTables()
  if (answered.ok) myTablesStore.setState({ tables: answered.tables })
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
