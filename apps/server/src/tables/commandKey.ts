import { createHash } from 'node:crypto'
import type { UserId } from '../parties/partyRecord.ts'

/** By what a command of a user is known to be the same one again: short, and of plain letters, whatever its id is. */
export function commandKey(user: UserId, id: string): string {
  return createHash('sha256')
    .update(JSON.stringify([user, id]))
    .digest('base64url')
    .slice(0, 22)
}
