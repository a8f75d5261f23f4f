import type { WireError, WireErrorCode } from '@modern-art/protocol'
import type { PartyRecord } from './partyRecord.ts'

/** A changed party, or why it cannot be changed. */
export type Outcome = { readonly ok: true; readonly party: PartyRecord } | Refused

export interface Refused {
  readonly ok: false
  readonly error: WireError
}

export function refuse(code: WireErrorCode, message: string): Refused {
  return { ok: false, error: { code, message } }
}
