import { randomBytes } from 'node:crypto'
import type { Action } from '@modern-art/engine'
import type { UserId } from '../parties/partyRecord.ts'
import type { LogStorage, PeopleStorage, StoredTable, TableId, TableStorage, User } from '../storage/storage.ts'

/** What the tests of people and of the API need of a storage, and how often it was asked. */
export interface MemoryStorage
  extends PeopleStorage, Pick<TableStorage, 'findTable' | 'openTables' | 'tablesOf'>, Pick<LogStorage, 'actionsOf'> {
  /** The names of all calls so far. */
  readonly calls: readonly string[]
  /** All that is kept of people, as text. */
  readonly keptOfPeople: () => string
  /** The end of each session, by the hash of its token. */
  readonly ends: ReadonlyMap<string, number>
  readonly putTable: (table: StoredTable, actions?: readonly Action[]) => void
}

/** A storage that forgets with the process; it does what the contract of the real one says, and nothing more. */
export function memoryStorage(): MemoryStorage {
  const users = new Map<UserId, User>()
  const sessions = new Map<string, UserId>()
  const ends = new Map<string, number>()
  const secrets = new Map<string, string>()
  const tables = new Map<string, StoredTable>()
  const actions = new Map<TableId, readonly Action[]>()
  const calls: string[] = []

  function answer<T>(call: string, value: T): Promise<T> {
    calls.push(call)
    return Promise.resolve(value)
  }

  const tablesBy = (
    some: (table: StoredTable) => boolean,
    order: (a: StoredTable, b: StoredTable) => number,
    limit: number,
  ): readonly StoredTable[] => [...tables.values()].filter(some).toSorted(order).slice(0, limit)

  return {
    calls,
    ends,
    keptOfPeople: () => JSON.stringify([[...users], [...sessions], [...ends]]),
    putTable: (table, played = []) => {
      tables.set(table.code, table)
      actions.set(table.id, played)
    },
    addUser: (user, { tokenHash, endsAt }) => {
      users.set(user.id, user)
      sessions.set(tokenHash, user.id)
      ends.set(tokenHash, endsAt)
      return answer('addUser', undefined)
    },
    rename: (id, name) => {
      users.set(id, { id, name })
      return answer('rename', undefined)
    },
    findUser: (id) => answer('findUser', users.get(id) ?? null),
    userOfSession: (tokenHash, now) => {
      const alive = now < (ends.get(tokenHash) ?? 0)
      return answer('userOfSession', alive ? (users.get(sessions.get(tokenHash) ?? '') ?? null) : null)
    },
    extendSession: (tokenHash, endsAt) => {
      ends.set(tokenHash, endsAt)
      return answer('extendSession', undefined)
    },
    secret: (name) => {
      const secret = secrets.get(name) ?? randomBytes(32).toString('base64url')
      secrets.set(name, secret)
      return answer('secret', secret)
    },
    findTable: (code) => answer('findTable', tables.get(code) ?? null),
    openTables: (limit, before) =>
      answer(
        'openTables',
        tablesBy(
          ({ id, stage, party }) =>
            stage === 'waiting' && party.settings.access === 'open' && (before === null || id < before),
          (a, b) => b.id - a.id,
          limit,
        ),
      ),
    tablesOf: (user, limit) =>
      answer(
        'tablesOf',
        tablesBy(
          ({ party }) => party.chairs.some((chair) => chair.kind === 'person' && chair.user === user),
          (a, b) => Number(a.stage === 'finished') - Number(b.stage === 'finished') || b.changedAt - a.changedAt,
          limit,
        ),
      ),
    actionsOf: (table) => answer('actionsOf', actions.get(table) ?? []),
  }
}
