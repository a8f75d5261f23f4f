import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LOG_FORMAT, hearEntry, openTable } from './index.ts'
import type { LogEntry, Opening, Table } from './index.ts'

/** A game with orders, refusals, stand-ins and clocks that ran out, as the first code of this format kept it. */
interface Kept {
  readonly opening: Opening
  readonly openedAt: number
  readonly entries: readonly LogEntry[]
  /** The table that it came to. */
  readonly table: Table
}

const file = new URL('testing/logOfFormat1.json', import.meta.url)

describe('a log', () => {
  it('that older code of this format kept gives the same table still; what is new since then is not in it', () => {
    const { opening, openedAt, entries, table } = JSON.parse(readFileSync(file, 'utf8')) as Kept
    const opened = openTable(opening, openedAt)
    if (!opened.ok) throw new Error(opened.fault.message)
    const folded = entries.reduce((each, entry) => hearEntry(each, entry).table, opened.table)
    expect(LOG_FORMAT).toBe('modern-art-log/1')
    expect(entries.length).toBeGreaterThan(50)
    expect(folded).toMatchObject(table)
  })
})
