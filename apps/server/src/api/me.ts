import type { Me } from '@modern-art/protocol'
import type { IsModerator } from '../safety/moderators.ts'
import type { SafetyStorage } from '../storage/safety.ts'
import type { User } from '../storage/storage.ts'

export interface MeParts {
  readonly storage: Pick<SafetyStorage, 'sanctionsOf'>
  readonly isModerator: IsModerator
  readonly now: () => number
}

/** Who somebody is, as their own page may know it. */
export async function meOf(user: User, { storage, isModerator, now }: MeParts): Promise<Me> {
  const { id, name, portrait, hasAccount, mutedUntil, bannedUntil } = user
  const isSanctioned = Math.max(mutedUntil ?? 0, bannedUntil ?? 0) > now()
  const sanctions = isSanctioned ? await storage.sanctionsOf(id, now()) : []
  return {
    name,
    portrait,
    hasAccount,
    isModerator: await isModerator(user),
    sanctions: sanctions.map(({ kind, reason, endsAt }) => ({ kind, reason, endsAt })),
  }
}

export const STRANGER: Me = { name: null, portrait: null, hasAccount: false, isModerator: false, sanctions: [] }
