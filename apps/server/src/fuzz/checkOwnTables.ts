// oxlint-disable no-await-in-loop -- there is one database
import type { Storage } from '../storage/storage.ts'
import type { Findings } from './findings.ts'
import type { OwnTable } from './frames.ts'

/** Holds what the attackers' own tables have heard against what was sent and answered there. */
export async function checkOwnTables(own: readonly OwnTable[], storage: Storage, findings: Findings): Promise<void> {
  for (const { code, sent, answered, unknown, done, came } of own) {
    const table = await storage.findTable(code)
    if (table === null) {
      // It may have been left by everybody, or its owner forgotten.
      continue
    }
    for (const { heard } of await storage.entriesAfter(table.id, 0)) {
      if (heard.type !== 'acted' && heard.type !== 'ordered' && heard.type !== 'planned') continue
      const id = Buffer.from(String(heard.actionId)).toString()
      if (!sent.has(id)) findings.unacknowledged.push(`${code} has heard ${id}, which nobody has sent`)
      else if (!answered.has(id) && !unknown.has(id)) {
        findings.unacknowledged.push(`${code} has heard ${id}, unanswered`)
      }
    }
    // Whoever comes may change who is host; the game begins once, and ends once.
    const most = done + unknown.size + came + 4
    if (table.partyVersion > most) {
      findings.unacknowledged.push(`${code} has changed ${table.partyVersion} times, and ${done} were acknowledged`)
    }
  }
}
