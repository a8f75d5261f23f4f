import type { OnlineBot, PartySettings } from '@modern-art/protocol'
import type { User } from '../storage/storage.ts'
import type { ChairRecord, PartyRecord } from './partyRecord.ts'
import { misfit } from './misfit.ts'
import { refuse } from '../refusal.ts'
import type { Outcome } from './outcome.ts'

/** A table as it is asked for: on each chair a bot or nobody yet. The first chair is for the person who asks. */
export interface PartyWanted {
  readonly settings: PartySettings
  readonly chairs: readonly (OnlineBot | null)[]
}

export function openParty({ settings, chairs }: PartyWanted, { id, name, portrait }: User): Outcome {
  if (name === null) return refuse('name_needed', 'a host needs a name')
  const others = chairs.slice(1).map((bot): ChairRecord => (bot === null ? { kind: 'free' } : { kind: 'bot', bot }))
  const party: PartyRecord = {
    settings,
    chairs: [{ kind: 'person', user: id, name, portrait, ready: true }, ...others],
    host: id,
    removed: [],
    next: null,
  }
  return misfit(party) ?? { ok: true, party }
}
