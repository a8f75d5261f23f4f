import { checkDeal, isFair } from '@modern-art/engine'
import { fairDealOf } from '../parties/dealing.ts'
import type { Storage, StoredTable } from '../storage/storage.ts'
import { checkCommands } from './checkCommands.ts'
import type { Kept } from './checkCommands.ts'
import { checkSitting } from './checkSitting.ts'
import { noFindings } from './findings.ts'
import type { Findings } from './findings.ts'
import { foldLog } from './folding.ts'
import type { Records } from './records.ts'

/** More than anybody says at a table. */
const ALL_LINES = 100_000

/** Holds all that people sent and were told against what the storage has in the end. */
export async function check({ tables, sent, sittings }: Records, storage: Storage): Promise<Findings> {
  const findings = noFindings()
  for (const { code } of tables) {
    // oxlint-disable-next-line no-await-in-loop -- there is one database
    const kept = await keptTable(code, storage)
    if (kept === null) {
      findings.lost.push(`${code}: its game is not there`)
      continue
    }
    const { chairs, deal } = kept.stored.party
    const users = chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.user] : []))
    const secrets = deal === undefined ? users : [...users, deal.secret]
    if (!isDealtFairly(kept.stored)) findings.lost.push(`${code}: its deck does not follow from what was given for it`)
    checkCommands(
      sent.filter((each) => each.code === code),
      kept,
      findings,
    )
    for (const sitting of sittings) {
      if (sitting.code !== code) continue
      checkSitting(sitting, kept.folding, { seat: kept.chairOf(sitting.name), secrets }, findings)
    }
  }
  return findings
}

function isDealtFairly({ party, code, game }: StoredTable): boolean {
  const deal = fairDealOf(party, code)
  return deal !== null && game !== null && isFair(checkDeal(deal, game.config))
}

async function keptTable(code: string, storage: Storage): Promise<Kept | null> {
  const stored = await storage.findTable(code)
  const game = stored?.game ?? null
  if (stored === null || game === null) return null
  const entries = await storage.entriesAfter(stored.id, game.after)
  return {
    stored,
    folding: foldLog(game, entries),
    said: await storage.linesAfter(stored.id, 0, ALL_LINES),
    chairOf: (name) => {
      const chair = stored.party.chairs.findIndex((each) => each.kind === 'person' && each.name === name)
      return chair === -1 ? null : chair
    },
  }
}
