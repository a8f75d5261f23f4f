import type { Random } from '@modern-art/engine'
import { DEFAULT_SETTINGS } from '@modern-art/protocol'
import { filled } from '../parties/beginGame.ts'
import type { ChairRecord, PartyRecord, UserId } from '../parties/partyRecord.ts'
import type { User } from '../storage/storage.ts'
import type { FoundTable } from './queueRecord.ts'

/**
 * The party of people who were put together, bots on the chairs that are left. They do not know each other: what is said
 * there is what is said at open tables.
 */
export function matchedParty(
  { pace, rated, size, people }: FoundTable,
  userOf: (person: UserId) => User | undefined,
  random: Random,
): PartyRecord {
  const seated = people.flatMap((person): readonly ChairRecord[] => {
    const user = userOf(person)
    if (user === undefined) return []
    return [{ kind: 'person', user: user.id, name: user.name ?? '', portrait: user.portrait, ready: true }]
  })
  const free = Array.from({ length: size - seated.length }, (): ChairRecord => ({ kind: 'free' }))
  const party: PartyRecord = {
    settings: { ...DEFAULT_SETTINGS, access: 'open', pace },
    chairs: [...seated, ...free],
    host: people[0] ?? null,
    removed: [],
    next: null,
    match: { rated },
  }
  return filled(party, random)
}
