import { createHmac } from 'node:crypto'
import { hashRaw } from '@node-rs/argon2'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '@modern-art/protocol'
import type { PeopleStorage } from '../storage/storage.ts'

export interface Passwords {
  /**
   * The hash of a password at an address, always the same for the two of them. So one computation tells whether any account
   * has them, however many accounts name that address: nobody learns by the time it takes.
   */
  readonly hash: (password: string, emailKey: string) => Promise<string>
}

/** As much as is asked of argon2id, the library's usual algorithm, today: 19 MiB, twice. It takes some 50 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const SALT_BYTES = 16

export async function openPasswords(storage: Pick<PeopleStorage, 'secret'>): Promise<Passwords> {
  const secret = await storage.secret('passwords')
  return {
    hash: async (password, emailKey) => {
      const salt = createHmac('sha256', secret).update(emailKey).digest().subarray(0, SALT_BYTES)
      const hash = await hashRaw(password.normalize('NFKC'), { ...COST, salt })
      return hash.toString('base64url')
    },
  }
}

/** Of five marks, the lowest two are for passwords that are guessed first: common ones, names, dates, rows of keys. */
const LOWEST_MARK = 2

/** What follows makes a password no weaker, and would hold the server up for half a second. */
const JUDGED = 20

let judge: ZxcvbnFactory | null = null

/** Whether a password is too short, too long or too common to be good for the person with these names and addresses. */
export function isWeak(password: string, about: readonly string[]): boolean {
  if (password.length < SHORTEST_PASSWORD || password.length > LONGEST_PASSWORD) return true
  // Its lists are large: they are read when somebody first wants a password.
  judge ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, l33tMaxSubstitutions: 4 })
  return judge.check(password.slice(0, JUDGED), [...about, 'modern art', 'modernart']).score < LOWEST_MARK
}
