import { randomInt } from 'node:crypto'
import { NO_VARIANTS } from '@modern-art/engine'
import { DEFAULT_SETTINGS, newTableCode } from '@modern-art/protocol'
import type { PartySettings, SeatFigures } from '@modern-art/protocol'
import type { LogEntry } from '@modern-art/table'
import type { ChairRecord, PartyRecord, UserId } from '../parties/partyRecord.ts'
import type {
  Append,
  GameOpening,
  NewSession,
  NewTable,
  Storage,
  StoredTable,
  TableId,
  User,
} from '../storage/storage.ts'

export function newCode(): string {
  return newTableCode((below) => randomInt(below))
}

export function userNamed(id: UserId, name: string | null): User {
  return { id, name, portrait: null, hasAccount: false, owner: null, mutedUntil: null, bannedUntil: null }
}

export function newSession(tokenHash: string, endsAt: number): NewSession {
  return { tokenHash, device: null, begunAt: 0, signedInAt: null, endsAt }
}

function person(user: UserId): ChairRecord {
  return { kind: 'person', user, name: `Name of ${user}`, ready: false }
}

export function party(users: readonly UserId[], settings: Partial<PartySettings> = {}): PartyRecord {
  return {
    settings: { ...DEFAULT_SETTINGS, ...settings },
    chairs: [...users.map(person), { kind: 'free' }, { kind: 'bot', bot: 'hard' }],
    host: users[0] ?? null,
    removed: [],
    next: null,
  }
}

export function newTable(table: Partial<NewTable> = {}): NewTable {
  return { code: newCode(), party: party(['ada']), game: null, at: 1000, ...table }
}

/** Somebody called Ada, with an account. */
export async function accountIn(storage: Storage): Promise<UserId> {
  const user = newCode()
  await storage.addUser({ id: user, name: 'Ada' }, newSession(newCode(), 1e15))
  const way = { kind: 'password', email: `${user}@example.com`, emailKey: user, passwordHash: user } as const
  if (!(await storage.addAccount(user, 'en', way, 1000))) throw new Error('there is such an account')
  return user
}

/** A table that is there, with a game. */
export async function gameIn(storage: Storage): Promise<StoredTable> {
  const table = await storage.addTable(newTable({ game: opening() }))
  if (table === null) throw new Error('the code is taken')
  return table
}

/** A table of quick match, at which a game of these people counts. */
export async function ratedGameIn(storage: Storage, users: readonly UserId[]): Promise<StoredTable> {
  const rated: PartyRecord = { ...party([]), chairs: users.map(person), match: { rated: true } }
  const table = await storage.addTable(newTable({ game: opening(), party: rated }))
  if (table === null) throw new Error('the code is taken')
  return table
}

export function opening(): GameOpening {
  return {
    config: {
      players: ['Ada', 'Ben', 'Cleo'],
      deck: 'rulebook',
      variants: NO_VARIANTS,
      startingSeat: null,
      seed: 'a seed',
    },
    rules: {
      clock: { kind: 'per_decision', milliseconds: 45_000 },
      hammer: { quiet: 4000, call: 1500 },
      sameMoment: 250,
      absence: { standIn: 'medium', grace: 30_000 },
      botPatience: 2000,
      memoryAid: false,
    },
    occupants: [
      { kind: 'person', present: true, standIn: false },
      { kind: 'bot', bot: 'hard' },
      { kind: 'bot', bot: 'easy' },
    ],
    actions: [],
    at: 5000,
    format: 'modern-art-log/1',
    after: 0,
  }
}

export function entry(at: number, heard: LogEntry['heard'] = { type: 'ticked' }): LogEntry {
  return { at, heard }
}

/** An append of one entry, unless told otherwise. */
export function appendTo(table: TableId, expected: number, append: Partial<Append> = {}): Append {
  return {
    table,
    expected,
    entries: [entry(2000 + expected)],
    actions: [],
    node: 'node 1',
    countsDays: false,
    deadline: null,
    asked: [],
    dues: [],
    money: null,
    standIns: [],
    figures: append.money?.map(someFigures) ?? [],
    at: 2000,
    ...append,
  }
}

export function someFigures(money: number): SeatFigures {
  return { seasons: [110, 120, 130, money], bought: [1, 2, 0, 0, 3], paid: 90, worth: 120 }
}
