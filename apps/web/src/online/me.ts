import type { Me } from '@modern-art/protocol'
import { createStore } from 'zustand'
import { api } from './api.ts'
import type { Fault } from './request.ts'

interface MeHeard {
  /** Who this browser is to the server; `null` until the server has said it. */
  readonly me: Me | null
  /** Why it has not, when it was last asked. */
  readonly fault: Fault | null
  /** Another number for another person: what the page holds of one is none of the other's business. */
  readonly person: number
}

export const meStore = createStore<MeHeard>(() => ({ me: null, fault: null, person: 0 }))

/** How often the server has said it in answer to something that changed it. */
let changes = 0

/** The server has said who this is now, in answer to something that changed it: the same person, called or looking otherwise. */
export function heardMe(me: Me): void {
  changes += 1
  hear(me, false)
}

/** Somebody has come in here: whoever was here before, this is another person. */
export function enteredAs(me: Me): void {
  changes += 1
  hear(me, true)
}

/** This browser is nobody's any more: the server says who that is. */
export async function forgetMe(): Promise<void> {
  changes += 1
  meStore.setState(({ person }) => ({ me: null, fault: null, person: person + 1 }))
  await askMe()
}

/** Asks the server who this is. Says whether it has answered. */
export async function askMe(): Promise<boolean> {
  const before = changes
  const answered = await api.me()
  // What it said in the meantime is newer.
  if (changes !== before) return true
  if (answered.ok) hear(answered, isAnother(answered, meStore.getState().me))
  else meStore.setState({ fault: answered.error.code })
  return answered.ok
}

/** Tells a part of the page to forget what it holds of a person: from now on it is another's. Until what it returns is called. */
export function whenPersonChanges(forget: () => void): () => void {
  return meStore.subscribe(({ person }, { person: before }) => {
    if (person !== before) forget()
  })
}

function hear(answered: Me & { readonly ok?: true }, another: boolean): void {
  const { ok: _, ...me } = answered
  meStore.setState(({ person }) => ({ me, fault: null, person: another ? person + 1 : person }))
}

/** Whether somebody else may have signed in by another window. People may also be renamed there: then nothing is lost but a look. */
function isAnother(now: Me, before: Me | null): boolean {
  return before !== null && (now.hasAccount !== before.hasAccount || now.name !== before.name)
}
