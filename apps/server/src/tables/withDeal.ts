import type { Dealer } from '../parties/dealer.ts'
import { newDeal } from '../parties/dealing.ts'
import type { StoredTable, TableStorage } from '../storage/storage.ts'

interface Parts {
  readonly storage: Pick<TableStorage, 'changeParty' | 'findTable'>
  readonly dealer: Dealer
}

/** A table that waits for people since before there were fair deals gets its secret before anybody comes in. */
export async function withDeal(stored: StoredTable, { storage, dealer }: Parts): Promise<StoredTable> {
  const { id, code, stage, party: before, partyVersion, changedAt } = stored
  if (stage !== 'waiting' || before.deal !== undefined) return stored
  const party = { ...before, deal: newDeal(code, dealer.newSecret(), false) }
  const change = { table: id, expected: partyVersion, party, game: null, next: null, at: changedAt }
  if (await storage.changeParty(change)) return { ...stored, party, partyVersion: partyVersion + 1 }
  const newer = await storage.findTable(code)
  if (newer === null) throw new Error(`table ${id} is gone`)
  return withDeal(newer, { storage, dealer })
}
