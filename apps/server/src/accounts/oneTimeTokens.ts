import { createHash, randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { UserId } from '../parties/partyRecord.ts'
import type { AccountStorage } from '../storage/accounts.ts'

/** Tokens of one purpose: each brings back what was put in when it was made, once, within its lifetime. */
export interface OneTimeTokens<Content> {
  readonly make: (user: UserId | null, content: Content, now: number) => Promise<string>
  /** What a token would bring back; it can still be taken. */
  readonly look: (token: string, now: number) => Promise<Content | null>
  /** `null` if it has been used, is too old, or was never made for this. */
  readonly take: (token: string, now: number) => Promise<Content | null>
  /** None that a user still has works any more. */
  readonly endAll: (user: UserId) => Promise<void>
}

export function oneTimeTokens<Content>(
  storage: Pick<AccountStorage, 'addToken' | 'findToken' | 'takeToken' | 'endTokens'>,
  purpose: string,
  lifetime: number,
  schema: z.ZodType<Content>,
): OneTimeTokens<Content> {
  return {
    make: async (user, content, now) => {
      const token = randomBytes(32).toString('base64url')
      await storage.addToken({ tokenHash: hashOf(token), purpose, user, content, endsAt: now + lifetime })
      return token
    },
    look: async (token, now) => {
      const content = await storage.findToken(hashOf(token), purpose, now)
      return content === null ? null : schema.parse(content)
    },
    take: async (token, now) => {
      const content = await storage.takeToken(hashOf(token), purpose, now)
      return content === null ? null : schema.parse(content)
    },
    endAll: (user) => storage.endTokens(user, purpose),
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
