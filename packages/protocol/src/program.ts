/* Programs that people write themselves, and that play at tables online: bots from outside. */

/** `GET /api/account/bots`, `POST /api/account/bots/end`: the bots that an account has made. */
export interface OwnPrograms {
  readonly bots: readonly OwnProgram[]
}

/** `POST /api/account/bots`: the same, with the token of the new one, which is told once. */
export interface NewProgram extends OwnPrograms {
  readonly token: string
}

export interface OwnProgram {
  readonly id: number
  readonly name: string
  /** Milliseconds since 1970. */
  readonly madeAt: number
  /** `null` if it has never been here; else the latest day is right, not the minute. */
  readonly usedAt: number | null
}

/** How many bots an account may have. */
export const MOST_PROGRAMS = 5

/** What a token begins with, so that people and tools know one when they see it. */
export const PROGRAM_TOKEN_PREFIX = 'mab_'

const TOKEN = new RegExp(`^${PROGRAM_TOKEN_PREFIX}[\\w-]{43}$`)

/** Whether a text is written like a token. Whether it is one, the server alone knows. */
export function isProgramToken(text: string): boolean {
  return TOKEN.test(text)
}
