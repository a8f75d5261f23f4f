import { rm } from 'node:fs/promises'
import { lawRuns } from '@modern-art/engine/testing'
import { hearEntry } from '@modern-art/table'
import type { LogEntry, Table } from '@modern-art/table'
import { afterAll, describe, expect, it } from 'vitest'
import { livedTable, openingOf, tableOf } from '../testing/livedTable.ts'
import { findPostgres } from '../testing/postgres.ts'
import { preparedFolder } from '../testing/preparedFolder.ts'
import { newCode, newTable } from '../testing/records.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'
import type { GameOpening, Storage } from './storage.ts'

const postgres = await findPostgres()
const folder = await preparedFolder()

afterAll(async () => {
  await postgres?.stop()
  await rm(folder, { recursive: true })
})

const SEEDS = [1, 2, 3, 4, 5].slice(0, lawRuns(5, 2))

/** What a storage gives back for lives that were appended to it, as one text. */
async function kept(storage: Storage, codes: readonly string[]): Promise<readonly string[]> {
  const tables = await Promise.all(
    SEEDS.map((seed, place) => storage.addTable(newTable({ code: codes[place] ?? '', game: openingOf(seed) }))),
  )
  await Promise.all(
    tables.map(async (table, place) => {
      for (const append of livedTable(SEEDS[place] ?? 0).appends(table?.id ?? 0)) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as a server would
        if (!(await storage.append(append))) throw new Error('somebody else was first')
      }
    }),
  )
  return Promise.all(
    tables.map(async (table, place) => {
      const id = table?.id ?? 0
      const { id: _, ...stored } = (await storage.findTable(codes[place] ?? '')) ?? { id: 0 }
      return JSON.stringify([stored, await storage.entriesAfter(id, 0), await storage.actionsOf(id)])
    }),
  )
}

describe.skipIf(postgres === null)('both databases', () => {
  it('the same script of inputs gives the same log on both, and that folds to the same tables', async () => {
    const codes = SEEDS.map(newCode)
    const embedded = await openEmbedded({ folder, report: () => null })
    const shared = await openPostgres({ url: (await postgres?.newDatabase()) ?? '', report: () => null })
    try {
      const [one, other] = [await kept(embedded, codes), await kept(shared, codes)]
      expect(one).toEqual(other)
      for (const [place, seed] of SEEDS.entries()) {
        const { table, log } = livedTable(seed)
        const [stored, entries, actions] = JSON.parse(one[place] ?? '') as [{ game: GameOpening }, LogEntry[], unknown]
        expect(JSON.stringify(entries)).toBe(JSON.stringify(log))
        expect(JSON.stringify(actions)).toBe(JSON.stringify(table.actions))
        const folded = entries.reduce<Table>((each, entry) => hearEntry(each, entry).table, tableOf(stored.game))
        expect(JSON.stringify(folded)).toBe(JSON.stringify(table))
        expect(stored).toMatchObject({ stage: 'finished', version: log.length, money: table.state.money })
        expect(log.length).toBeGreaterThan(150)
      }
    } finally {
      await embedded.close()
      await shared.close()
    }
  })
})
