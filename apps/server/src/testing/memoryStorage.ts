import { randomBytes } from 'node:crypto'
import type { Action } from '@modern-art/engine'
import type { UserId } from '../parties/partyRecord.ts'
import type { AccountStorage } from '../storage/accounts.ts'
import type { RatingStorage } from '../storage/ratings.ts'
import type { NoticeStorage } from '../storage/notices.ts'
import type { ProgramStorage } from '../storage/programs.ts'
import type { SafetyStorage } from '../storage/safety.ts'
import type {
  LogStorage,
  NewSession,
  PeopleStorage,
  StoredTable,
  StoredVacation,
  TableId,
  TableStorage,
  User,
  VacationStorage,
} from '../storage/storage.ts'
import { noAccounts } from './noAccounts.ts'
import { noRatings } from './noRatings.ts'
import { noNotices } from './noNotices.ts'
import { nobodyToBlame } from './nobodyToBlame.ts'
import { userNamed } from './records.ts'

/** What the tests of people and of the API need of a storage, and how often it was asked. */
export interface MemoryStorage
  extends
    PeopleStorage,
    AccountStorage,
    ProgramStorage,
    SafetyStorage,
    VacationStorage,
    RatingStorage,
    NoticeStorage,
    Pick<TableStorage, 'findTable' | 'openTables' | 'tablesOf'>,
    Pick<LogStorage, 'actionsOf'> {
  /** The names of all calls so far. */
  readonly calls: readonly string[]
  /** All that is kept of people, as text. */
  readonly keptOfPeople: () => string
  /** The end of each session, by the hash of its token. */
  readonly ends: () => ReadonlyMap<string, number>
  readonly putTable: (table: StoredTable, actions?: readonly Action[]) => void
}

interface Kept extends NewSession {
  readonly user: UserId
  readonly seenAt: number
}
const DAY = 86_400_000

/** A storage that forgets with the process; it does what the contract of the real one says, and nothing more. */
export function memoryStorage(): MemoryStorage {
  const users = new Map<UserId, User>()
  const sessions = new Map<string, Kept>()
  const secrets = new Map<string, string>()
  const tables = new Map<string, StoredTable>()
  const actions = new Map<TableId, readonly Action[]>()
  const vacations: StoredVacation[] = []
  const calls: string[] = []

  function answer<T>(call: string, value: T): Promise<T> {
    calls.push(call)
    return Promise.resolve(value)
  }

  const change = (id: UserId, fields: Partial<User>): void => {
    const user = users.get(id)
    if (user !== undefined) users.set(id, { ...user, ...fields })
  }

  const addSession = (user: UserId, session: NewSession): void =>
    void sessions.set(session.tokenHash, { ...session, user, seenAt: session.begunAt })

  const openAt = (now: number): readonly Kept[] => [...sessions.values()].filter(({ endsAt }) => now < endsAt)

  const tablesBy = (
    some: (table: StoredTable) => boolean,
    order: (a: StoredTable, b: StoredTable) => number,
    limit: number,
  ): readonly StoredTable[] => [...tables.values()].filter(some).toSorted(order).slice(0, limit)

  return {
    ...noAccounts(),
    ...nobodyToBlame(),
    ...noRatings(),
    ...noNotices(),
    addProgram: () => answer('addProgram', false),
    programsOf: () => answer('programsOf', []),
    allProgramsOf: () => answer('allProgramsOf', []),
    calls,
    ends: () => new Map([...sessions].map(([hash, { endsAt }]) => [hash, endsAt])),
    keptOfPeople: () => JSON.stringify([[...users], [...sessions]]),
    putTable: (table, played = []) => {
      tables.set(table.code, table)
      actions.set(table.id, played)
    },
    addUser: ({ id, name }, session) => {
      users.set(id, userNamed(id, name))
      addSession(id, session)
      return answer('addUser', undefined)
    },
    rename: (id, name) => {
      change(id, { name })
      return answer('rename', undefined)
    },
    setPortrait: (id, portrait) => {
      change(id, { portrait })
      return answer('setPortrait', undefined)
    },
    findUser: (id) => answer('findUser', users.get(id) ?? null),
    findUsers: (ids) =>
      answer(
        'findUsers',
        ids.flatMap((id) => users.get(id) ?? []),
      ),
    addSession: (id, session) => {
      addSession(id, session)
      return answer('addSession', undefined)
    },
    userOfSession: (tokenHash, now) => {
      const session = openAt(now).find((each) => each.tokenHash === tokenHash)
      const user = users.get(session?.user ?? '')
      const found = session === undefined || user === undefined ? null : { user, signedInAt: session.signedInAt }
      return answer('userOfSession', found)
    },
    extendSession: (tokenHash, seenAt, endsAt) => {
      const session = sessions.get(tokenHash)
      if (session !== undefined) sessions.set(tokenHash, { ...session, seenAt, endsAt })
      return answer('extendSession', undefined)
    },
    sessionsOf: (id, now) =>
      answer(
        'sessionsOf',
        openAt(now)
          .filter(({ user }) => user === id)
          .map(({ tokenHash, device, begunAt, seenAt, signedInAt }) => ({
            tokenHash,
            device,
            begunAt,
            seenAt,
            signedInAt,
          })),
      ),
    openSessions: (tokenHashes, now) =>
      answer(
        'openSessions',
        openAt(now)
          .map(({ tokenHash }) => tokenHash)
          .filter((hash) => tokenHashes.includes(hash)),
      ),
    endSession: (id, tokenHash) =>
      answer('endSession', sessions.get(tokenHash)?.user === id && sessions.delete(tokenHash)),
    endSessions: (id, butFor) => {
      for (const [hash, { user }] of sessions) if (user === id && hash !== butFor) sessions.delete(hash)
      return answer('endSessions', undefined)
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
    takeVacation: ({ user, from, until, now, since, most }) => {
      const own = vacations.filter((vacation) => vacation.user === user && vacation.until > since)
      const days = [...own, { from, until }].reduce((sum, each) => sum + Math.ceil((each.until - each.from) / DAY), 0)
      const isAway = own.some((vacation) => vacation.until > now)
      if (!isAway && days <= most) vacations.push({ user, from, until })
      return answer('takeVacation', isAway ? 'away' : days > most ? 'overdrawn' : 'taken')
    },
    bringVacations: (from, to) => {
      vacations.push(...vacations.filter(({ user }) => user === from).map((each) => ({ ...each, user: to })))
      return answer('bringVacations', undefined)
    },
    endVacation: (user, now) => {
      const ended = vacations.flatMap((each) =>
        each.user !== user || each.until <= now ? [each] : each.from >= now ? [] : [{ ...each, until: now }],
      )
      vacations.splice(0, vacations.length, ...ended)
      return answer('endVacation', undefined)
    },
    vacationsSince: (user, since) =>
      answer(
        'vacationsSince',
        vacations.filter((each) => each.user === user && each.until > since),
      ),
    vacationsNow: (whose, now) =>
      answer(
        'vacationsNow',
        vacations.filter((each) => whose.includes(each.user) && each.until > now),
      ),
    actionsOf: (table) => answer('actionsOf', actions.get(table) ?? []),
  }
}
