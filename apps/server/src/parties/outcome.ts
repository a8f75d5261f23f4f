import type { Refused } from '../refusal.ts'
import type { PartyRecord } from './partyRecord.ts'

/** A changed party, or why it cannot be changed. */
export type Outcome = { readonly ok: true; readonly party: PartyRecord } | Refused
