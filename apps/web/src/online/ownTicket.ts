import type { Ticket } from '@modern-art/protocol'
import { api } from './api.ts'
import { askMe, meStore } from './me.ts'
import type { Answered } from './request.ts'

/** Somebody was signed out, from another device perhaps. */
const SIGNED_OUT = { ok: false, error: { code: 'no_account', message: 'the person is signed out here' } } as const

/**
 * What opens a socket for the next minute. Somebody whom the server does not know becomes a guest by it; but a page that knew
 * somebody with an account, who is signed out by now, gets none: they would find a stranger in their place.
 */
export async function ownTicket(): Promise<Answered<Ticket>> {
  if (hasAccount()) {
    await askMe()
    if (!hasAccount()) return SIGNED_OUT
  }
  return api.ticket()
}

function hasAccount(): boolean {
  return meStore.getState().me?.hasAccount === true
}
