import { and, eq, sql } from 'drizzle-orm'
import { EMPTY_QUEUE } from '../quickMatch/queueRecord.ts'
import { rowsOf } from './database.ts'
import type { Database } from './database.ts'
import { queues } from './schema.ts'
import type { QueueStorage } from './storage.ts'
import { writtenTable } from './tableStorage.ts'

/** There is one, made by the migration. */
const THE_QUEUE = 1

/** Undoes all of a change. */
class NotReplaced extends Error {}

export function queueStorage(database: Database): QueueStorage {
  return {
    readQueue: async () => {
      const [row] = await database.select().from(queues).where(eq(queues.id, THE_QUEUE))
      return { version: row?.version ?? 0, queue: row?.queue ?? EMPTY_QUEUE }
    },
    replaceQueue: async (expected, queue, tables) => {
      try {
        await database.transaction(async (transaction) => {
          const replaced = await transaction
            .update(queues)
            .set({ version: expected + 1, queue })
            .where(and(eq(queues.id, THE_QUEUE), eq(queues.version, expected)))
            .returning({ id: queues.id })
          if (replaced.length === 0) throw new NotReplaced()
          for (const table of tables) {
            const written = JSON.stringify(writtenTable(table))
            // oxlint-disable-next-line no-await-in-loop -- a transaction has one connection
            const rows = await rowsOf<{ added: boolean }>(
              transaction,
              sql`select add_table(${written}::jsonb) is not null as added`,
            )
            if (rows[0]?.added !== true) throw new NotReplaced()
          }
        })
        return true
      } catch (error) {
        if (error instanceof NotReplaced) return false
        throw error
      }
    },
  }
}
