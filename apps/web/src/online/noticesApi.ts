import type { MyNotices, PushSubscriptionTold } from '@modern-art/protocol'
import { questionsBy } from './request.ts'
import type { Answered } from './request.ts'

/** What a page asks about being told that it is one's turn. Nothing here throws or rejects. */
interface NoticesApi {
  readonly own: () => Promise<Answered<MyNotices>>
  /** This device is told from now on. */
  readonly subscribe: (told: PushSubscriptionTold) => Promise<Answered<MyNotices>>
  readonly unsubscribe: () => Promise<Answered<MyNotices>>
  readonly setMail: (on: boolean) => Promise<Answered<MyNotices>>
  /** With the token of a letter. */
  readonly stopMail: (token: string) => Promise<Answered<Readonly<Record<string, never>>>>
}

const { get, post } = questionsBy((address, init) => fetch(address, init))

/** The server of this page. */
export const noticesApi: NoticesApi = {
  own: () => get('notices'),
  subscribe: (told) => post('notices/push', told),
  unsubscribe: () => post('notices/push/end', {}),
  setMail: (on) => post('notices/mail', { on }),
  stopMail: (token) => post('notices/mail/stop', { token }),
}
