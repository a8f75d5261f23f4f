import type { SeatChance } from '@modern-art/engine'
import type { OnlineBot, PartySettings } from '@modern-art/protocol'

/** A person whom the server knows, be it only as a guest. */
export type UserId = string

/** The people and bots at a table, as the server keeps them. Pages get a `Party`, which names no user. */
export interface PartyRecord {
  readonly settings: PartySettings
  readonly chairs: readonly ChairRecord[]
  /** `null` once no person is left. */
  readonly host: UserId | null
  /** Those whom a host has removed. */
  readonly removed: readonly UserId[]
  /** The code of the table where the same people play again. */
  readonly next: string | null
  /** The commands that have changed it last, by `commandKey`. Parties that were kept by older code have none. */
  readonly done?: readonly string[]
  /** How its cards are dealt. Parties whose game was begun by older code have none. */
  readonly deal?: DealRecord
  /** How quick match put its people together. Tables that people opened themselves have none. */
  readonly match?: MatchRecord
}

/** What quick match keeps with a table that it opened. */
interface MatchRecord {
  /** Whether the game counts for ratings, if it is one that can. */
  readonly rated: boolean
}

/** What the deck follows from. The secret is for nobody's eyes until the game is over, and chances until the cards are dealt. */
export interface DealRecord {
  readonly secret: string
  /** What everybody is told of the secret from the beginning. */
  readonly fingerprint: string
  /** Whether its people come over from another table, and the game begins once they are there. */
  readonly gathers: boolean
  /** By chair, what was promised when the promises were frozen, and the chances given away since; `null` before. */
  readonly seats: readonly (SeatChance | null)[] | null
}

export type ChairRecord =
  | { readonly kind: 'free' }
  | { readonly kind: 'bot'; readonly bot: OnlineBot }
  | PersonChair
  /** A person gave the chair up in the middle of the game; a stand-in plays to its end. */
  | LeftChair

interface LeftChair {
  readonly kind: 'left'
  readonly name: string
  readonly portrait?: number | null
  readonly user?: UserId
  readonly owner?: UserId | null
}

interface PersonChair {
  readonly kind: 'person'
  readonly user: UserId
  readonly name: string
  /** The number of the face that the person chose. Parties that were kept by older code have none. */
  readonly portrait?: number | null
  /** Whose program plays here; `null` once that is forgotten. People have none. */
  readonly owner?: UserId | null
  /** Before the game: to begin. After it: to play again. */
  readonly ready: boolean
  /** Until promises are frozen: the fingerprint of the chance that this person's page is going to add. */
  readonly promise?: string
}

/** A person's chair without the promise of a page that cannot keep it any more, or need not. */
export function withoutPromise({ promise: _promise, ...chair }: PersonChair): PersonChair {
  return { ...chair, portrait: chair.portrait ?? null }
}

/** Whether a program from outside plays on a chair, or did until it left. */
export function isProgram(chair: ChairRecord): boolean {
  return 'owner' in chair
}

/** Whether a person sits there, who may host: no program does. */
export function isHuman(chair: ChairRecord): chair is PersonChair {
  return chair.kind === 'person' && !isProgram(chair)
}

/** The chair of a user; `null` where they have none. */
export function chairOf({ chairs }: PartyRecord, user: UserId): number | null {
  const chair = chairs.findIndex((each) => each.kind === 'person' && each.user === user)
  return chair === -1 ? null : chair
}

/** Whether a chair is, or was until they left, a user's. */
export function isNamedOn(chair: ChairRecord, user: UserId): boolean {
  return (chair.kind === 'person' || chair.kind === 'left') && chair.user === user
}

/** The users on the chairs, in their order. */
export function usersOf({ chairs }: PartyRecord): readonly UserId[] {
  return chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.user] : []))
}
