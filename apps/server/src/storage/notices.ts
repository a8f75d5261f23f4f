import type { Seat } from '@modern-art/engine'
import type { Language } from '@modern-art/protocol'
import type { UserId } from '../parties/partyRecord.ts'

/**
 * What there is to tell people of games that count days, and how they want to be told. A notice comes up with an append: a
 * seat's turn, until it has played or is asked no longer; and, once for each seat, that the game is over.
 */
export interface NoticeStorage {
  /** Notices that nobody has been told of: turns that began by then, and games that are over; the earliest first. */
  readonly untold: (now: number, turnsBegunBy: number, limit: number) => Promise<readonly StoredNotice[]>
  /** Of all nodes that are about to tell, one may: `true` for that. `false` also if the notice is out of date. */
  readonly claimNotice: (notice: NoticeKey, at: number) => Promise<boolean>
  /** Nobody is told before then. */
  readonly postponeNotice: (notice: NoticeKey, until: number) => Promise<void>
  /**
   * Lets a session be told by push, in the place of what it had. An address belongs to the session that named it last; of a
   * user's addresses only the newest `most` are kept.
   */
  readonly subscribe: (session: string, subscription: Subscription, at: number, most: number) => Promise<void>
  readonly unsubscribe: (session: string) => Promise<void>
  /** A push service knows an address no longer. */
  readonly removeEndpoint: (endpoint: string) => Promise<void>
  /** The same person goes on under another session. */
  readonly moveSubscription: (from: string, to: string) => Promise<void>
  readonly isSubscribed: (session: string) => Promise<boolean>
  /** Of a user's sessions that have not ended by now, the newest first. */
  readonly subscriptionsOf: (user: UserId, now: number) => Promise<readonly StoredSubscription[]>
  /** Whether an account wants to be told by mail, and the token that stops it; `null` for one that never said so. */
  readonly mailNoticesOf: (user: UserId) => Promise<MailNotices | null>
  /** An account wants mail, or no more of it. The token is kept with the first wish, and stays. */
  readonly setMailNotices: (user: UserId, wanted: boolean, token: string) => Promise<void>
  /** `false` if there is no such token. Whoever is second changes nothing. */
  readonly stopMailNotices: (token: string) => Promise<boolean>
}

export interface NoticeKey {
  /** The table's id. */
  readonly table: number
  readonly seat: Seat
  /** The entry of the log with which it came up: another turn of the seat has another one. */
  readonly version: number
}

/** A notice, and what is public about its table. */
export interface StoredNotice extends NoticeKey {
  readonly subject: 'turn' | 'over'
  readonly code: string
  /** Whoever has the seat; `null` where no person does. */
  readonly user: UserId | null
  /** The names at the table, by seat. */
  readonly players: readonly string[]
  /** When the seat's clock runs out; `null` where none runs. */
  readonly due: number | null
}

/** Where a browser can be reached, and with which keys what it is told is sealed. */
export interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly language: Language
}

interface StoredSubscription extends Subscription {
  /** The browser and its system, as far as they can be told. */
  readonly device: string | null
  readonly addedAt: number
}

interface MailNotices {
  readonly wanted: boolean
  readonly token: string
}
