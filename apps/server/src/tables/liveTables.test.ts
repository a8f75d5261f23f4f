import { randomInt } from 'node:crypto'
import { DEFAULT_SETTINGS } from '@modern-art/protocol'
import { describe, expect, it } from 'vitest'
import { ownBus } from '../bus/ownBus.ts'
import { FAIR_DEALER } from '../parties/dealer.ts'
import type { Storage, User } from '../storage/storage.ts'
import { sharedDatabase } from '../testing/sharedDatabase.ts'
import { appendTo, newCode, userNamed } from '../testing/records.ts'
import { liveTables } from './liveTables.ts'
import type { LiveTables } from './liveTables.ts'

/** Tables on which nothing happens by itself. */
function tablesIn(storage: Storage): LiveTables {
  return liveTables({
    storage,
    bus: ownBus(),
    now: Date.now,
    later: () => () => {},
    every: () => () => {},
    think: () => new Promise(() => {}),
    random: (below) => randomInt(below),
    dealer: FAIR_DEALER,
    isBlocked: () => false,
    failed: (what, error) => {
      throw new Error(what, { cause: error })
    },
    note: () => {},
  })
}

function somebody(): User {
  return userNamed(newCode(), 'Ana')
}

async function openFor(tables: LiveTables, user: User): Promise<string> {
  const opened = await tables.open(user, { settings: DEFAULT_SETTINGS, chairs: [null, null, null] })
  return opened.ok ? opened.code : opened.error.code
}

describe('tables of one person', () => {
  it('that are not over are 40 at most, however many are', async () => {
    const storage = await sharedDatabase()
    const tables = tablesIn(storage)
    const user = somebody()
    for (let each = 0; each < 44; each += 1) {
      // oxlint-disable-next-line no-await-in-loop
      const code = await openFor(tables, user)
      // oxlint-disable-next-line no-await-in-loop
      const stored = await storage.findTable(code)
      if (stored === null) throw new Error('it is not there')
      // Every ninth is over, and each of those is the latest changed.
      if (each % 9 === 8) {
        // oxlint-disable-next-line no-await-in-loop
        await storage.append(appendTo(stored.id, 0, { at: Date.now() + 1_000_000 + each, money: [1, 2, 3] }))
      }
    }
    expect(await openFor(tables, user)).toBe('too_many')
    const [last] = (await storage.tablesOf(user.id, 40)).slice(-1)
    expect(last?.stage).toBe('waiting')
  })
})

describe('tables that close', () => {
  it('close one that is being opened, and open no other', async () => {
    const storage = await sharedDatabase()
    let letGo = (): void => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const tables = tablesIn({
      ...storage,
      findTable: async (code) => {
        await held
        return storage.findTable(code)
      },
    })
    const codes = [await openFor(tables, somebody()), await openFor(tables, somebody())] as const
    const finding = tables.find(codes[0])
    const closing = tables.close()
    const tooLate = tables.find(codes[1])
    letGo()
    await expect(tooLate).rejects.toThrow('closed')
    const table = await finding
    await closing
    expect(table?.whyNotEnter(somebody(), 'player')).toMatchObject({ code: 'stopped' })
  })
})
