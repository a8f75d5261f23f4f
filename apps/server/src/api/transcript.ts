import { isTableCode } from '@modern-art/protocol'
import { chairOf } from '../parties/partyRecord.ts'
import type { UserId } from '../parties/partyRecord.ts'
import { transcriptOf } from '../parties/transcriptOf.ts'
import { refuse } from '../refusal.ts'
import type { Answer } from './handling.ts'
import type { ApiParts } from './parts.ts'

/** The record of a game that is over, for those who played it. Before that, it would show every hand. */
export async function transcriptFor(
  user: UserId,
  code: string,
  storage: Pick<ApiParts['storage'], 'findTable' | 'actionsOf'>,
): Promise<Answer> {
  const table = isTableCode(code) ? await storage.findTable(code) : null
  if (table === null) return refuse('no_such_table', 'There is no table with this code.')
  if (chairOf(table.party, user) === null) {
    return refuse('not_seated', 'Only somebody with a chair may have the transcript.')
  }
  const text = await transcriptOf(table, storage)
  if (text === null) return refuse('not_finished', 'The game is not over.')
  return { ok: true, file: { name: `modern-art-${code}.json`, text } }
}
