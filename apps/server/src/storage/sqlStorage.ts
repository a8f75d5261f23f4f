import { accountStorage } from './accountStorage.ts'
import type { Database } from './database.ts'
import { logStorage } from './logStorage.ts'
import { noticeStorage } from './noticeStorage.ts'
import { peopleStorage } from './peopleStorage.ts'
import { queueStorage } from './queueStorage.ts'
import { ratingStorage } from './ratingStorage.ts'
import { programStorage } from './programStorage.ts'
import { safetyStorage } from './safetyStorage.ts'
import type { Storage } from './storage.ts'
import { tableStorage } from './tableStorage.ts'
import { talkStorage } from './talkStorage.ts'
import { vacationStorage } from './vacationStorage.ts'

/** The storage in a database of either driver that has been migrated; `end` closes the database. */
export function sqlStorage(database: Database, end: () => Promise<void>): Storage {
  const { settled, ...log } = logStorage(database)
  let closing: Promise<void> | null = null
  return {
    ...peopleStorage(database),
    ...accountStorage(database),
    ...programStorage(database),
    ...safetyStorage(database),
    ...tableStorage(database),
    ...log,
    ...talkStorage(database),
    ...vacationStorage(database),
    ...ratingStorage(database),
    ...queueStorage(database),
    ...noticeStorage(database),
    close: () => {
      closing ??= settled().then(end)
      return closing
    },
  }
}
