import { formatTranscript } from '@modern-art/engine'
import type { Action } from '@modern-art/engine'
import type { StoredTable } from '../storage/storage.ts'
import { fairDealOf } from './dealing.ts'

/** The record of a game that is over, with that of its deal, as a text; `null` before: it would show every hand. */
export function transcriptOf({ code, stage, game, party }: StoredTable, actions: readonly Action[]): string | null {
  if (stage !== 'finished' || game === null) return null
  const fairDeal = fairDealOf(party, code)
  return formatTranscript({ config: game.config, actions, ...(fairDeal !== null && { fairDeal }) })
}
