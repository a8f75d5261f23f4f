import { jwtVerify, SignJWT } from 'jose'
import type { UserId } from '../parties/partyRecord.ts'
import type { Limits } from '../people/limits.ts'
import type { PeopleStorage } from '../storage/storage.ts'

/**
 * Keeps anybody from guessing passwords, and locks nobody else out: guesses at an address are counted by where they come
 * from, and those from all over the world by the address. When these are too many, a device on which the password of an
 * account was right before may still sign in to that account, and to no other.
 */
export interface Guessing {
  readonly judge: (emailKey: string, address: string, device: string | null) => Promise<Judgement>
  /** What a device keeps on which the password of this account was right. */
  readonly deviceToken: (user: UserId, now: number) => Promise<string>
}

/** Whether a password may be tried; `only`: what comes of it counts for this account alone. */
type Judgement = { readonly ok: true; readonly only: UserId | null } | { readonly ok: false }

const ALGORITHM = 'HS256'
const AUDIENCE = 'modern-art-known-device'
const LIFETIME = '365d'

export async function openGuessing(
  storage: Pick<PeopleStorage, 'secret'>,
  limits: Limits,
  now: () => number,
): Promise<Guessing> {
  const key = new TextEncoder().encode(await storage.secret('known devices'))

  async function knownTo(device: string | null): Promise<UserId | null> {
    if (device === null) return null
    try {
      const { payload } = await jwtVerify(device, key, {
        algorithms: [ALGORITHM],
        audience: AUDIENCE,
        maxTokenAge: LIFETIME,
        currentDate: new Date(now()),
      })
      return payload.sub ?? null
    } catch {
      return null
    }
  }

  return {
    judge: async (emailKey, address, device) => {
      if (!(await limits.allow('guess', `${address} ${emailKey}`))) return { ok: false }
      if (await limits.allow('guess_anywhere', emailKey)) return { ok: true, only: null }
      const only = await knownTo(device)
      return only === null ? { ok: false } : { ok: true, only }
    },
    deviceToken: (user, at) =>
      new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM })
        .setAudience(AUDIENCE)
        .setSubject(user)
        .setIssuedAt(new Date(at))
        .sign(key),
  }
}
