import type { Deal } from './deal.ts'
import type { OnlineBot, PartySettings } from './partySettings.ts'

/** Before its game, during it and after. */
export type Stage = 'waiting' | 'playing' | 'finished'

/** One place at a table; a seat of the game once that has begun. */
export type Chair =
  | { readonly kind: 'free' }
  | { readonly kind: 'bot'; readonly bot: OnlineBot; readonly name: string }
  | {
      readonly kind: 'person'
      readonly name: string
      /** Whether it is a bot from outside: a program that somebody wrote, under the name that they gave it. */
      readonly program: boolean
      /** The number of the face that the person chose; `null`: one that follows from the name. */
      readonly portrait: number | null
      /** Whether the person is connected. */
      readonly here: boolean
      /** Before the game: ready to begin. After it: ready to play again. */
      readonly ready: boolean
    }

/** The people and bots at a table, as everybody there may know them. */
export interface Party {
  readonly code: string
  readonly stage: Stage
  readonly settings: PartySettings
  readonly chairs: readonly Chair[]
  /** The chair of the host; `null` once no person is left. */
  readonly host: number | null
  /** How many watch without a chair, of those who are connected to the same node of the server. */
  readonly watching: number
  /** Where the same people play again. */
  readonly next: string | null
  /** `null` at tables whose game was begun by a server that did not know fair deals. */
  readonly deal: Deal | null
  /** How quick match put the people together; `null` at tables that people opened themselves, which never count for ratings. */
  readonly match: { readonly rated: boolean } | null
}
