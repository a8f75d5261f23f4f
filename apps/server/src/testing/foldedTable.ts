import { hearEntry, openTable } from '@modern-art/table'
import type { Table } from '@modern-art/table'
import type { Storage } from '../storage/storage.ts'

/** The game of a table as its log tells it, or as the log's first so many entries did. */
export async function foldedTable(storage: Storage, code: string, count?: number): Promise<Table> {
  const stored = await storage.findTable(code)
  if (stored?.game === undefined || stored.game === null) throw new Error('there is no game')
  const { game, id } = stored
  const opened = openTable(game, game.at)
  if (!opened.ok) throw new Error(opened.fault.message)
  const entries = await storage.entriesAfter(id, game.after)
  return entries.slice(0, count).reduce((table, entry) => hearEntry(table, entry).table, opened.table)
}
