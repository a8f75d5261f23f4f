import { and, asc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { rowsOf, sqlStateOf } from './database.ts'
import type { Database } from './database.ts'
import { endGame } from './endGame.ts'
import type { Ending } from './endGame.ts'
import { groupCommit } from './groupCommit.ts'
import { log, nodes, tables } from './schema.ts'
import type { Append, LogStorage } from './storage.ts'
import { notingCommit } from '../watching/noting.ts'

/** Values that the database cannot take, or that break what it guards: by PostgreSQL's classes of errors. */
const REFUSALS: ReadonlySet<string> = new Set(['22', '23'])

/** Besides the log, a function that waits until all appends are done. */
export function logStorage(database: Database): LogStorage & { readonly settled: () => Promise<void> } {
  const commits = groupCommit(
    (appends: readonly Append[]) => notingCommit(appends.length, appendTogether(database, appends)),
    (error) => REFUSALS.has(sqlStateOf(error)?.slice(0, 2) ?? ''),
  )
  const endings = new Set<Promise<boolean>>()

  /** A game ends in a transaction of its own, once all that came before is kept, so that it holds up no other appends. */
  async function end(ending: Ending): Promise<boolean> {
    if (!(await commits.add({ ...ending, entries: [], money: null }))) return false
    return endGame(database, ending, appendAlone)
  }

  return {
    append: (append) => {
      const { money } = append
      if (money === null || append.entries.length === 0) return commits.add(append)
      const ending = end({ ...append, money }).finally(() => endings.delete(ending))
      endings.add(ending)
      return ending
    },
    settled: async () => {
      await Promise.allSettled(endings)
      await commits.settled()
    },
    entriesAfter: (table, version) =>
      database
        .select({ at: log.at, heard: log.heard })
        .from(log)
        .where(and(eq(log.table, table), gt(log.version, version)))
        .orderBy(asc(log.version)),
    actionsOf: async (table) => {
      const rows = await database
        .select({ actions: log.actions })
        .from(log)
        .where(and(eq(log.table, table), isNotNull(log.actions)))
        .orderBy(asc(log.version))
      return rows.flatMap(({ actions }) => actions ?? [])
    },
    heads: async (ids) => {
      if (ids.length === 0) return []
      return database
        .select({
          id: tables.id,
          version: tables.version,
          partyVersion: tables.partyVersion,
          said: tables.said,
          forgotten: tables.forgotten,
        })
        .from(tables)
        .where(inArray(tables.id, [...ids]))
        .orderBy(asc(tables.id))
    },
    dueTables: async (now, limit) => {
      const due = await database
        .select({ code: tables.code })
        .from(tables)
        .where(lte(tables.deadline, now))
        .orderBy(asc(tables.deadline), asc(tables.id))
        .limit(limit)
      return due.map(({ code }) => code)
    },
    beat: async (node, now) => {
      await database
        .insert(nodes)
        .values({ node, beatAt: now })
        .onConflictDoUpdate({ target: nodes.node, set: { beatAt: sql`greatest(${nodes.beatAt}, excluded.beat_at)` } })
    },
    lastBeat: async (node) => {
      const [row] = await database.select({ beatAt: nodes.beatAt }).from(nodes).where(eq(nodes.node, node))
      return row?.beatAt ?? null
    },
  }
}

/** Whether each was kept. */
async function appendTogether(database: Database, appends: readonly Append[]): Promise<readonly boolean[]> {
  const written = JSON.stringify(appends.map(writtenAppend))
  const [row] = await rowsOf<{ kept: readonly boolean[] }>(
    database,
    sql`select append_entries(${written}::jsonb) as kept`,
  )
  return row?.kept ?? []
}

async function appendAlone(transaction: Database, append: Append): Promise<boolean> {
  const [isKept] = await appendTogether(transaction, [append])
  return isKept === true
}

/** As the database's function takes it: JSON that is kept as JSON is a text. */
function writtenAppend(append: Append): object {
  const { table, expected, entries, actions, node, countsDays, deadline, asked, dues, money, at } = append
  return {
    table,
    expected,
    entries: entries.map((each) => ({ at: each.at, heard: JSON.stringify(each.heard) })),
    actions: actions.length === 0 ? null : JSON.stringify(actions),
    countsDays,
    node,
    deadline,
    asked,
    dues,
    money,
    at,
    actors: actions.flatMap((action) => ('seat' in action ? [action.seat] : [])),
  }
}
