import { formatTranscript } from '@modern-art/engine'
import type { LogStorage, StoredTable } from '../storage/storage.ts'
import { fairDealOf } from './dealing.ts'

/** The record of a game that is over, with that of its deal, as a text; `null` before: it would show every hand. */
export async function transcriptOf(
  { id, code, stage, game, party }: StoredTable,
  storage: Pick<LogStorage, 'actionsOf'>,
): Promise<string | null> {
  if (stage !== 'finished' || game === null) return null
  const actions = await storage.actionsOf(id)
  const fairDeal = fairDealOf(party, code)
  return formatTranscript({ config: game.config, actions, ...(fairDeal !== null && { fairDeal }) })
}
