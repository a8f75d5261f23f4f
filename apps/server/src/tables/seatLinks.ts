import { createHash, randomBytes } from 'node:crypto'
import type { UserId } from '../parties/partyRecord.ts'
import type { FoundSeatLink, TableStorage } from '../storage/storage.ts'

/** Links that move a seat to another device: each works once, and not for long. */
export interface SeatLinks {
  /** Resolves to the secret text of the link. */
  readonly make: (code: string, user: UserId) => Promise<string>
  readonly find: (link: string) => Promise<FoundSeatLink | null>
  /** A link has moved its seat to a user, and moves nothing more. */
  readonly spend: (link: string, by: UserId) => Promise<void>
}

/** How long a link works, in milliseconds: long enough to find the other device. */
const LASTS = 10 * 60_000

export function seatLinks(storage: TableStorage, now: () => number): SeatLinks {
  return {
    make: async (code, user) => {
      const link = randomBytes(32).toString('base64url')
      await storage.addSeatLink({ code, user, tokenHash: hashOf(link), endsAt: now() + LASTS })
      return link
    },
    find: (link) => storage.findSeatLink(hashOf(link), now()),
    spend: (link, by) => storage.spendSeatLink(hashOf(link), by),
  }
}

/** Somebody who reads the storage cannot make a link of it. */
function hashOf(link: string): string {
  return createHash('sha256').update(link).digest('base64url')
}
