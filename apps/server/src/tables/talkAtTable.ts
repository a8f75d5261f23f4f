import type { Access, Command, SaidLine } from '@modern-art/protocol'
import type { UserId } from '../parties/partyRecord.ts'
import type { Storage, StoredLine, TableId } from '../storage/storage.ts'
import type { Outbox } from './connection.ts'
import type { Guest, Guests } from './guests.ts'

/** What is said at a table. */
export interface TalkAtTable {
  /** Says a line, unless `key` says that this very command has been said. */
  readonly say: (
    user: UserId,
    chair: number,
    name: string,
    command: Extract<Command, { type: 'call' | 'say' }>,
    key: string,
  ) => Promise<void>
  /** Tells a guest what was said before they came. At an open table nobody is told what was typed while it was private. */
  readonly tellAll: (guest: Guest) => void
  /** Reads what was said, here or elsewhere, and tells everybody what is new. */
  readonly catchUp: () => Promise<void>
  /** The number of the latest line that was told. */
  readonly latest: () => number
}

export interface TalkParts {
  readonly table: TableId
  readonly storage: Storage
  readonly now: () => number
  readonly guests: Guests
  readonly outbox: Outbox
  readonly access: () => Access
  /** Whether somebody wants to hear nothing of somebody else. */
  readonly isBlocked: (listener: UserId, speaker: UserId) => boolean
}

/** Somebody who comes in reads so many lines of what was said before. */
const REMEMBERED = 50

export function talkAtTable({ table, storage, now, guests, outbox, access, isBlocked }: TalkParts): TalkAtTable {
  let lines: readonly StoredLine[] = []
  const latest = (): number => lines.at(-1)?.number ?? 0

  const catchUp = async (): Promise<void> => {
    const fresh = await storage.linesAfter(table, latest(), REMEMBERED)
    if (fresh.length === 0) return
    lines = [...lines, ...fresh].slice(-REMEMBERED)
    tell(guests.all(), fresh)
  }

  const tell = (listeners: readonly Guest[], told: readonly StoredLine[]): void => {
    const forAll = access() === 'open' ? told.filter(({ said }) => 'call' in said) : told
    for (const { connection } of listeners) {
      const heard = forAll.filter(({ user }) => user === null || !isBlocked(connection.user.id, user))
      if (heard.length > 0) outbox.tell(connection, { type: 'said', lines: heard.map(lineFor) })
    }
  }

  return {
    say: async (user, chair, name, command, key) => {
      const said = command.type === 'call' ? { call: command.call } : { text: command.text }
      await storage.say(table, { user, chair, name, at: now(), said }, key)
      await catchUp()
    },
    tellAll: (guest) => tell([guest], lines),
    catchUp,
    latest,
  }
}

/** A line as pages may know it: it names no user. */
function lineFor({ number, chair, name, at, said }: StoredLine): SaidLine {
  return { number, chair, name, at, said }
}
