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
}

export type ChairRecord =
  | { readonly kind: 'free' }
  | { readonly kind: 'bot'; readonly bot: OnlineBot }
  | { readonly kind: 'person'; readonly user: UserId; readonly name: string; readonly ready: boolean }
