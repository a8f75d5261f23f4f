import { isDisguiseOf, isRefusedName } from '../names/nameCheck.ts'
import { skeletonOf } from '../names/skeleton.ts'
import type { UserId } from '../parties/partyRecord.ts'
import { refuse } from '../refusal.ts'
import type { Refused } from '../refusal.ts'
import type { SafetyStorage } from '../storage/safety.ts'

/** Why nobody may call themselves, or a program of theirs, that; `null` if they may. Their own name keeps nobody from anything. */
export async function whyNotCalled(
  name: string,
  user: UserId,
  storage: Pick<SafetyStorage, 'namesLike'>,
): Promise<Refused | null> {
  if (isRefusedName(name)) return refuse('name_refused', 'Nobody may be called that.')
  const alike = await storage.namesLike(skeletonOf(name), user)
  if (!alike.some((other) => isDisguiseOf(name, other))) return null
  return refuse('name_looks_alike', 'The name looks like somebody else’s, and is written otherwise.')
}
