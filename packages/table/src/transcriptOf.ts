import type { Transcript } from '@modern-art/engine'
import type { Table } from './table.ts'

/** The game as it may be stored: `openTable` goes on from its actions. */
export function transcriptOf({ config, actions }: Table): Transcript {
  return { config, actions }
}
