import { randomBytes, randomUUID } from 'node:crypto'
import { MOST_PROGRAMS, PROGRAM_TOKEN_PREFIX } from '@modern-art/protocol'
import type { OwnPrograms } from '@modern-art/protocol'
import { skeletonOf } from '../names/skeleton.ts'
import type { UserId } from '../parties/partyRecord.ts'
import type { ProgramStorage } from '../storage/programs.ts'
import type { PeopleStorage } from '../storage/storage.ts'
import { SESSION_LIFETIME, hashOfToken } from './sessions.ts'

/** The programs of people, as their owners know them. */
export interface Programs {
  /** Resolves to the token, which is told this once; `null` if the owner has as many as one may have. */
  readonly make: (owner: UserId, name: string) => Promise<string | null>
  readonly of: (owner: UserId) => Promise<OwnPrograms>
  /** Its token is worth nothing any more, its sockets close, and it stands up from its tables. Another's is left alone. */
  readonly end: (owner: UserId, id: number) => Promise<void>
}

interface Parts {
  readonly storage: ProgramStorage & Pick<PeopleStorage, 'endSessions'>
  /** Something about a user has changed: every node closes the sockets of sessions that have ended. */
  readonly changed: (user: UserId) => void
  /** A user gives up all chairs at tables that are not over. */
  readonly standUp: (user: UserId) => Promise<void>
  readonly now: () => number
}

export function programsIn({ storage, changed, standUp, now }: Parts): Programs {
  return {
    make: async (owner, name) => {
      const token = PROGRAM_TOKEN_PREFIX + randomBytes(32).toString('base64url')
      const at = now()
      const isMade = await storage.addProgram(
        {
          user: randomUUID(),
          owner,
          name,
          skeleton: skeletonOf(name),
          tokenHash: hashOfToken(token),
          at,
          endsAt: at + SESSION_LIFETIME,
        },
        MOST_PROGRAMS,
      )
      return isMade ? token : null
    },
    of: async (owner) => ({
      bots: (await storage.programsOf(owner, now())).map(({ id, name, madeAt, seenAt }) => ({
        id,
        name,
        madeAt,
        usedAt: seenAt === madeAt ? null : seenAt,
      })),
    }),
    end: async (owner, id) => {
      const program = (await storage.programsOf(owner, now())).find((each) => each.id === id)
      if (program === undefined) return
      await storage.endSessions(program.user, null)
      changed(program.user)
      await standUp(program.user)
    },
  }
}
