import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { isProgramToken } from '@modern-art/protocol'
import type { UserId } from '../parties/partyRecord.ts'
import type { NewSession, PeopleStorage, User } from '../storage/storage.ts'

/** Who asks, by the token that their browser keeps. Only the hash of a token is kept here: nobody can sign in with that. */
export interface Sessions {
  /** A new user without a name, and the token by which they are known from now on. */
  readonly guest: (device: string | null, now: number) => Promise<{ readonly known: Known; readonly token: string }>
  /** Somebody has proved who they are: a session of theirs, under a new token. */
  readonly begin: (user: UserId, device: string | null, now: number) => Promise<Begun>
  /** Whose token it is; `null` if it is no person's, or has ended. Using a session keeps it from ending. */
  readonly userOf: (token: string, now: number) => Promise<Extended | null>
  /** The same for the token of a program: neither is good for the other. */
  readonly programOf: (token: string, now: number) => Promise<Known | null>
  /** Something about a user has changed, here or on another node: they are read again when they ask next. */
  readonly forget: (user: UserId) => void
}

interface Begun {
  readonly token: string
  /** The session, by the hash of its token. */
  readonly session: string
}

/** Somebody whose session is open. */
export interface Known {
  readonly user: User
  /** The session, by the hash of its token. */
  readonly session: string
  /** When the person last proved who they are; `null` for guests. */
  readonly signedInAt: number | null
}

interface Extended extends Known {
  /** Whether the session now lasts longer, so that the browser has to keep its cookie longer, too. */
  readonly extended: boolean
}

/** How long a session lasts after it was last used. */
export const SESSION_LIFETIME = 180 * 86_400_000

/** A session in use is extended once a day, and once by each process that has not seen it lately. */
const EXTENDED_FOR = 86_400_000

/** For how long a user is believed to be as the storage said. */
const BELIEVED = 60_000
const MOST_REMEMBERED = 10_000

/** 256 bits, in the letters of base64url. */
const TOKEN = /^[\w-]{43}$/

interface Remembered {
  readonly known: Known
  readonly readAt: number
  readonly extendedAt: number
}

/**
 * Sessions in the storage. Each process remembers those that it saw last, so that not every request asks the storage; it is
 * told to forget a user of whom something has changed, and believes nothing for longer than a minute.
 */
export function sessionsIn(
  storage: Pick<PeopleStorage, 'addUser' | 'addSession' | 'userOfSession' | 'extendSession'>,
  mostRemembered = MOST_REMEMBERED,
): Sessions {
  /** By the token's hash, the latest used last. */
  const remembered = new Map<string, Remembered>()
  let forgotten = 0

  function remember(session: Remembered): void {
    const hash = session.known.session
    remembered.delete(hash)
    remembered.set(hash, session)
    const [oldest] = remembered.keys()
    if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest)
  }

  async function knownBy(token: string, now: number): Promise<Extended | null> {
    const hash = hashOfToken(token)
    const before = remembered.get(hash)
    if (before !== undefined && now < before.readAt + BELIEVED) {
      remember(before)
      return { ...before.known, extended: false }
    }
    const forgottenBefore = forgotten
    const found = await storage.userOfSession(hash, now)
    if (found === null) {
      remembered.delete(hash)
      return null
    }
    const known: Known = { ...found, session: hash }
    const extended = before === undefined || now >= before.extendedAt + EXTENDED_FOR
    if (extended) await storage.extendSession(hash, now, now + SESSION_LIFETIME)
    // Somebody of whom something changed meanwhile may have been read as they were before.
    if (forgotten === forgottenBefore) {
      remember({ known, readAt: now, extendedAt: extended ? now : before.extendedAt })
    }
    return { ...known, extended }
  }

  return {
    guest: async (device, now) => {
      const user = newGuest()
      const { token, session } = newSession(device, null, now)
      await storage.addUser(user, session)
      const known: Known = { user, session: session.tokenHash, signedInAt: null }
      remember({ known, readAt: now, extendedAt: now })
      return { known, token }
    },
    begin: async (user, device, now) => {
      const { token, session } = newSession(device, now, now)
      await storage.addSession(user, session)
      return { token, session: session.tokenHash }
    },
    userOf: async (token, now) => {
      const known = TOKEN.test(token) ? await knownBy(token, now) : null
      return known?.user.owner === null ? known : null
    },
    programOf: async (token, now) => {
      const known = isProgramToken(token) ? await knownBy(token, now) : null
      return (known?.user.owner ?? null) === null ? null : known
    },
    forget: (user) => {
      forgotten += 1
      for (const [hash, { known }] of remembered) {
        // What holds against an owner holds against their programs.
        if (known.user.id === user || known.user.owner === user) remembered.delete(hash)
      }
    },
  }
}

function newGuest(): User {
  return {
    id: randomUUID(),
    name: null,
    portrait: null,
    hasAccount: false,
    owner: null,
    mutedUntil: null,
    bannedUntil: null,
  }
}

function newSession(
  device: string | null,
  signedInAt: number | null,
  now: number,
): { readonly token: string; readonly session: NewSession } {
  const token = randomBytes(32).toString('base64url')
  const session = { tokenHash: hashOfToken(token), device, begunAt: now, signedInAt, endsAt: now + SESSION_LIFETIME }
  return { token, session }
}

/** What is kept of a token. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
