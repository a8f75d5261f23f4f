import { inOneGo } from '../inOneGo.ts'
import type { UserId } from '../parties/partyRecord.ts'
import type { SafetyStorage } from '../storage/safety.ts'

/** Who wants to hear nothing of whom, known for everybody who is connected here. */
export interface Blocks {
  /** Reads whom somebody has blocked; whoever comes to a table waits for that. */
  readonly learn: (user: UserId) => Promise<void>
  /** Something about a user has changed: if they are known here, they are read again. */
  readonly learnAgain: (user: UserId) => Promise<void>
  readonly has: (listener: UserId, speaker: UserId) => boolean
}

/** More than are ever connected to one node. */
const MOST_KNOWN = 50_000

export function blocksIn(storage: Pick<SafetyStorage, 'blocksBy'>, mostKnown = MOST_KNOWN): Blocks {
  /** The latest learnt last. */
  const known = new Map<UserId, ReadonlySet<UserId>>()

  /** Many people may come at once. */
  const blockedBy = inOneGo(async (users: readonly UserId[]) => {
    const blockedOf = new Map(users.map((user) => [user, new Set<UserId>()]))
    for (const { user, blocked } of await storage.blocksBy([...blockedOf.keys()])) blockedOf.get(user)?.add(blocked)
    return users.map((user) => blockedOf.get(user) ?? new Set<UserId>())
  })

  const learn = async (user: UserId): Promise<void> => {
    const blocked = await blockedBy(user)
    known.delete(user)
    known.set(user, blocked)
    const [oldest] = known.keys()
    if (known.size > mostKnown && oldest !== undefined) known.delete(oldest)
  }

  return {
    learn,
    learnAgain: async (user) => {
      if (known.has(user)) await learn(user)
    },
    has: (listener, speaker) => known.get(listener)?.has(speaker) ?? false,
  }
}
