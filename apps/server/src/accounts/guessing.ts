import { jwtVerify, SignJWT } from 'jose'
import type { Limits } from '../people/limits.ts'
import type { PeopleStorage } from '../storage/storage.ts'

/**
 * Keeps anybody from guessing passwords, and locks nobody else out: guesses at an account are counted by the address that
 * they come from, and those from all over the world by the account, but for devices on which its password was right before.
 */
export interface Guessing {
  readonly allow: (emailKey: string, address: string, device: string | null) => Promise<boolean>
  /** What a device keeps on which the password of this account was right. */
  readonly deviceToken: (emailKey: string, now: number) => Promise<string>
}

const ALGORITHM = 'HS256'
const AUDIENCE = 'modern-art-known-device'

export async function openGuessing(
  storage: Pick<PeopleStorage, 'secret'>,
  limits: Limits,
  now: () => number,
): Promise<Guessing> {
  const key = new TextEncoder().encode(await storage.secret('known devices'))

  async function isKnown(emailKey: string, device: string | null): Promise<boolean> {
    if (device === null) return false
    try {
      const { payload } = await jwtVerify(device, key, {
        algorithms: [ALGORITHM],
        audience: AUDIENCE,
        currentDate: new Date(now()),
      })
      return payload.sub === emailKey
    } catch {
      return false
    }
  }

  return {
    allow: async (emailKey, address, device) => {
      if (!(await limits.allow('guess', `${address} ${emailKey}`))) return false
      if (await isKnown(emailKey, device)) return true
      return limits.allow('guess_anywhere', emailKey)
    },
    deviceToken: (emailKey, at) =>
      new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM })
        .setAudience(AUDIENCE)
        .setSubject(emailKey)
        .setIssuedAt(new Date(at))
        .sign(key),
  }
}
