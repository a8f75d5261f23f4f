import type { UserId } from '../parties/partyRecord.ts'

/**
 * Bots from outside. Each is a user of its own, whose owner is an account; its token is its only session, so that it ends
 * as sessions do.
 */
export interface ProgramStorage {
  /** `false` if the owner has no account, or so many programs already that have not ended. */
  readonly addProgram: (program: NewStoredProgram, most: number) => Promise<boolean>
  /** Those of an owner whose tokens have not ended by now, the oldest first. */
  readonly programsOf: (owner: UserId, now: number) => Promise<readonly StoredProgram[]>
  /** The users of all programs that an owner ever had. */
  readonly allProgramsOf: (owner: UserId) => Promise<readonly UserId[]>
}

export interface NewStoredProgram {
  readonly user: UserId
  readonly owner: UserId
  readonly name: string
  /** What is left of the name at a glance. */
  readonly skeleton: string
  readonly tokenHash: string
  readonly at: number
  readonly endsAt: number
}

interface StoredProgram {
  readonly id: number
  readonly user: UserId
  readonly name: string
  readonly madeAt: number
  /** When its token was last seen; when it was made, if never. */
  readonly seenAt: number
}
