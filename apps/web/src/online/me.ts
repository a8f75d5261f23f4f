import type { Me } from '@modern-art/protocol'
import { createStore } from 'zustand'
import { api } from './api.ts'
import type { Fault } from './request.ts'

interface MeHeard {
  /** Who this browser is to the server; `null` until the server has said it. */
  readonly me: Me | null
  /** Why it has not, when it was last asked. */
  readonly fault: Fault | null
}

export const meStore = createStore<MeHeard>(() => ({ me: null, fault: null }))

/** How often the server has said it in answer to something that changed it. */
let changes = 0

/** The server has said who this is now, in answer to something that changed it. */
export function heardMe(answered: Me & { readonly ok?: true }): void {
  changes += 1
  const { ok: _, ...me } = answered
  meStore.setState({ me, fault: null })
}

/** This browser is nobody's any more: the server says who that is. */
export async function forgetMe(): Promise<void> {
  changes += 1
  meStore.setState({ me: null, fault: null })
  await askMe()
}

/** Asks the server who this is. Says whether it has answered. */
export async function askMe(): Promise<boolean> {
  const before = changes
  const answered = await api.me()
  // What it said in the meantime is newer.
  if (changes !== before) return true
  if (answered.ok) heardMe(answered)
  else meStore.setState({ fault: answered.error.code })
  return answered.ok
}
