import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { UserId } from '../parties/partyRecord.ts'
import type { PeopleStorage, User } from '../storage/storage.ts'

/** Who asks, by the token that their browser keeps. Only the hash of a token is kept here: nobody can sign in with that. */
export interface Sessions {
  /** A new user without a name, and the token by which they are known from now on. */
  readonly guest: (now: number) => Promise<{ readonly user: User; readonly token: string }>
  /** Whose token it is; `null` if it is none, or has ended. Using a session keeps it from ending. */
  readonly userOf: (token: string, now: number) => Promise<Known | null>
  /** Gives a user a name. Other nodes may know them by the old one for a minute. */
  readonly rename: (user: UserId, name: string) => Promise<void>
}

interface Known {
  readonly user: User
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
  readonly user: User
  readonly readAt: number
  readonly extendedAt: number
}

/**
 * Sessions in the storage. Each process remembers those that it saw last, so that not every request asks the storage;
 * nodes do not share what they remember, since a minute's delay does no harm.
 */
export function sessionsIn(
  storage: Pick<PeopleStorage, 'addUser' | 'rename' | 'userOfSession' | 'extendSession'>,
  mostRemembered = MOST_REMEMBERED,
): Sessions {
  /** By the token's hash, the latest used last. */
  const remembered = new Map<string, Remembered>()
  let renames = 0

  function remember(hash: string, session: Remembered): void {
    remembered.delete(hash)
    remembered.set(hash, session)
    const [oldest] = remembered.keys()
    if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest)
  }

  return {
    guest: async (now) => {
      const user: User = { id: randomUUID(), name: null }
      const token = randomBytes(32).toString('base64url')
      const tokenHash = hashOf(token)
      await storage.addUser(user, { tokenHash, endsAt: now + SESSION_LIFETIME })
      remember(tokenHash, { user, readAt: now, extendedAt: now })
      return { user, token }
    },
    userOf: async (token, now) => {
      if (!TOKEN.test(token)) return null
      const hash = hashOf(token)
      const known = remembered.get(hash)
      if (known !== undefined && now < known.readAt + BELIEVED) {
        remember(hash, known)
        return { user: known.user, extended: false }
      }
      const renamesBefore = renames
      const user = await storage.userOfSession(hash, now)
      if (user === null) {
        remembered.delete(hash)
        return null
      }
      const extended = known === undefined || now >= known.extendedAt + EXTENDED_FOR
      if (extended) await storage.extendSession(hash, now + SESSION_LIFETIME)
      // Who was renamed meanwhile may have been read with the old name.
      if (renames === renamesBefore) {
        remember(hash, { user, readAt: now, extendedAt: extended ? now : known.extendedAt })
      }
      return { user, extended }
    },
    rename: async (id, name) => {
      await storage.rename(id, name)
      renames += 1
      for (const [hash, session] of remembered) {
        if (session.user.id === id) remembered.set(hash, { ...session, user: { id, name } })
      }
    },
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
