import { jwtVerify, SignJWT } from 'jose'
import type { PeopleStorage } from '../storage/storage.ts'

/** A ticket opens a socket for a session, by the hash of its token, within the next minute. Sockets cannot be trusted with cookies alone: see origins. */
export interface Tickets {
  readonly issue: (session: string, now: number) => Promise<string>
  /** The session that got the ticket; `null` if it is forged, too old, or meant for something else. */
  readonly read: (ticket: string, now: number) => Promise<string | null>
}

const TICKET_LIFETIME = 60_000

const ALGORITHM = 'HS256'
const ISSUER = 'modern-art'
const AUDIENCE = 'modern-art-socket'

/** Tickets that all nodes with this storage issue and read. */
export async function openTickets(storage: Pick<PeopleStorage, 'secret'>): Promise<Tickets> {
  const secret = new TextEncoder().encode(await storage.secret('tickets'))
  // Made once: to make a key takes longer than to use it.
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
  return {
    issue: (session, now) =>
      new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(session)
        .setIssuedAt(new Date(now))
        .setExpirationTime(new Date(now + TICKET_LIFETIME))
        .sign(key),
    read: async (ticket, now) => {
      try {
        const { payload } = await jwtVerify(ticket, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['sub', 'iat', 'exp'],
          currentDate: new Date(now),
        })
        return payload.sub ?? null
      } catch {
        return null
      }
    },
  }
}
