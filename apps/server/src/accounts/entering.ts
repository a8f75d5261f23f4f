import { skeletonOf } from '../names/skeleton.ts'
import type { UserId } from '../parties/partyRecord.ts'
import type { Known } from '../people/sessions.ts'
import type { AccountParts } from './parts.ts'

/**
 * Somebody has proved who they are: their browser gets a session under a new token, and the one that it had ends, so that
 * nobody who knew the old token is let in. A guest's seats and name come along, and so
 * does the wish to be told on this device.
 */
export async function enter(
  {
    sessions,
    storage,
    bringSeats,
    changed,
    now,
  }: Pick<AccountParts, 'sessions' | 'storage' | 'bringSeats' | 'changed' | 'now'>,
  before: Known | null,
  user: UserId,
  device: string | null,
): Promise<string> {
  const { token, session } = await sessions.begin(user, device, now())
  if (before !== null) {
    if (before.user.id !== user && !before.user.hasAccount) {
      // What a moderator has closed does not open by signing in.
      if ((before.user.bannedUntil ?? 0) <= now()) await bringSeats(before.user.id, user)
      // After the seats: what a game came to that ended before is the guest's until then.
      const blockers = await storage.bringAlong(before.user.id, user, now())
      for (const blocker of blockers) changed(blocker)
      const arrived = await storage.findUser(user)
      if (arrived?.name === null && before.user.name !== null) {
        await storage.rename(user, before.user.name, skeletonOf(before.user.name))
      }
    }
    // A browser that another account signs in with has not asked to be told of that one's games.
    if (before.user.id === user || !before.user.hasAccount) await storage.moveSubscription(before.session, session)
    await storage.endSession(before.user.id, before.session)
    changed(before.user.id)
  }
  changed(user)
  return token
}
