import type { Language } from './account.ts'

/* How people are told that a turn-based game waits for them, when they are not at its table. */

/** How many characters the address of a push service may have. */
export const LONGEST_ENDPOINT = 1000

/** `GET /api/notices`, and what changes it: how this person is told, on this device and by mail. */
export interface MyNotices {
  readonly push: {
    /** The key under which a browser lets this server, and no other, reach it. */
    readonly key: string
    /** Whether this device is told. */
    readonly on: boolean
  }
  readonly mail: {
    readonly on: boolean
    /** Why no mail can come; `null` where it can. */
    readonly whyNot: 'no_mail_server' | 'no_account' | 'no_address' | 'unconfirmed' | null
  }
}

/** `POST /api/notices/push`: where a browser can be reached, with the keys that seal what it is told. */
export interface PushSubscriptionTold {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly language: Language
}

/** The game waits for this person, or is over. */
export type NoticeSubject = 'turn' | 'over'

/** What a browser is told by push, in the person's language. Everything in it is public at the table. */
export interface PushMessage {
  readonly subject: NoticeSubject
  /** The table's. */
  readonly code: string
  readonly title: string
  readonly body: string
}
