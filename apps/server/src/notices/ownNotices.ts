import { randomBytes } from 'node:crypto'
import type { MyNotices, PushSubscriptionTold } from '@modern-art/protocol'
import { NO_ACCOUNT } from '../accounts/ownAccount.ts'
import type { Known } from '../people/sessions.ts'
import { refuse } from '../refusal.ts'
import type { Refused } from '../refusal.ts'
import type { AccountStorage } from '../storage/accounts.ts'
import type { NoticeStorage } from '../storage/notices.ts'
import type { PushAddresses } from './pushAddress.ts'

/** How somebody wants to be told, as they see and change it themselves. */
export interface OwnNotices {
  /** `null` is a stranger. */
  readonly of: (known: Known | null) => Promise<MyNotices>
  /** This device is told from now on, until its session ends. */
  readonly subscribe: (known: Known, told: PushSubscriptionTold) => Promise<MyNotices | Refused>
  readonly unsubscribe: (known: Known) => Promise<MyNotices>
  readonly setMail: (known: Known, on: boolean) => Promise<MyNotices | Refused>
  /** No more mail for whoever has this token in a letter; `false` if nobody has. */
  readonly stopMail: (token: string) => Promise<boolean>
}

export interface OwnNoticesParts {
  readonly storage: Pick<
    NoticeStorage,
    'subscribe' | 'unsubscribe' | 'isSubscribed' | 'mailNoticesOf' | 'setMailNotices' | 'stopMailNotices'
  > &
    Pick<AccountStorage, 'findAccount'>
  readonly publicKey: string
  readonly addresses: Pick<PushAddresses, 'isAllowed'>
  readonly sendsMail: boolean
  readonly now: () => number
}

/** Nobody plays on more devices at once. */
const MOST_DEVICES = 10

export function ownNotices({ storage, publicKey, addresses, sendsMail, now }: OwnNoticesParts): OwnNotices {
  const whyNoMail = async ({ user }: Known): Promise<MyNotices['mail']['whyNot']> => {
    const account = await storage.findAccount(user.id)
    if (account === null) return 'no_account'
    if (!sendsMail) return 'no_mail_server'
    if (account.email === null) return 'no_address'
    return account.emailConfirmedAt === null ? 'unconfirmed' : null
  }

  const of = async (known: Known | null): Promise<MyNotices> => {
    if (known === null) {
      return { push: { key: publicKey, on: false }, mail: { on: false, whyNot: 'no_account' } }
    }
    const wish = await storage.mailNoticesOf(known.user.id)
    return {
      push: { key: publicKey, on: await storage.isSubscribed(known.session) },
      mail: { on: wish?.wanted ?? false, whyNot: await whyNoMail(known) },
    }
  }

  return {
    of,
    subscribe: async (known, { endpoint, p256dh, auth, language }) => {
      if (!addresses.isAllowed(endpoint)) return refuse('bad_message', 'this is no address of a public push service')
      await storage.subscribe(known.session, { endpoint, p256dh, auth, language }, now(), MOST_DEVICES)
      return of(known)
    },
    unsubscribe: async (known) => {
      await storage.unsubscribe(known.session)
      return of(known)
    },
    setMail: async (known, on) => {
      if (!known.user.hasAccount) return NO_ACCOUNT
      if (on && (await whyNoMail(known)) !== null) return refuse('no_mail', 'no mail can be sent to this person')
      await storage.setMailNotices(known.user.id, on, randomBytes(32).toString('base64url'))
      return of(known)
    },
    stopMail: (token) => storage.stopMailNotices(token),
  }
}
