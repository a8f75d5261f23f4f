import { stageForChanges } from '../parties/dealing.ts'
import { namesOf } from '../parties/namesOf.ts'
import { isNamedOn } from '../parties/partyRecord.ts'
import type { UserId } from '../parties/partyRecord.ts'
import { withoutUser } from '../parties/withoutUser.ts'
import type { StoredTable, TableStorage } from '../storage/storage.ts'

type ForgettingStorage = Pick<TableStorage, 'findTable' | 'changeParty' | 'forgetSpeaker'>

/** So often others can be first before something must be wrong. */
const MOST_TRIES = 20

/**
 * Nothing that is kept of a table names the user any more; their seat is anonymous, with all that was said from it. Whoever
 * has the table open finds that out and opens it anew.
 */
export async function forgetAtTable(
  code: string,
  user: UserId,
  { storage, now }: { readonly storage: ForgettingStorage; readonly now: () => number },
): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    // Each try stands on what others were first with.
    // oxlint-disable-next-line no-await-in-loop
    const table = await storage.findTable(code)
    if (table === null) return
    // oxlint-disable-next-line no-await-in-loop
    if (await isForgotten(table, user, storage, now())) return
  }
  throw new Error(`the party of table ${code} changes too often`)
}

/** `false` if somebody else was first. */
async function isForgotten(
  { id, party: before, partyVersion, stage }: StoredTable,
  user: UserId,
  storage: ForgettingStorage,
  at: number,
): Promise<boolean> {
  const chair = before.chairs.findIndex((each) => isNamedOn(each, user))
  const party = withoutUser(before, stageForChanges(before, stage), user)
  const change = { table: id, expected: partyVersion, party, game: null, next: null, at }
  if (party !== before && !(await storage.changeParty(change))) return false
  const name = namesOf(party.chairs)[chair] ?? ''
  await storage.forgetSpeaker(id, user, chair === -1 ? null : { chair, name })
  return true
}
