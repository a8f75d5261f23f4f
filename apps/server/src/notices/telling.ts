import type { Mailer } from '../mail/mailer.ts'
import type { UserId } from '../parties/partyRecord.ts'
import type { AccountStorage } from '../storage/accounts.ts'
import type { NoticeStorage, StoredNotice } from '../storage/notices.ts'
import { noticeLetter, pushMessage } from './noticeText.ts'
import type { PushSender } from './pushSender.ts'

export interface TellingParts {
  readonly storage: Pick<NoticeStorage, 'subscriptionsOf' | 'removeEndpoint' | 'mailNoticesOf'> &
    Pick<AccountStorage, 'findAccount'>
  readonly push: PushSender
  /** `null`: the server sends no mail. */
  readonly mail: { readonly mailer: Mailer; readonly publicUrl: string } | null
  readonly now: () => number
  readonly failed: (what: string, error: unknown) => void
}

const DAY = 86_400_000
const MINUTE = 60_000

/**
 * Tells somebody of a notice, on all devices that they chose. If that reaches none, by mail, where they chose that: never
 * both ways. Resolves once push services have answered; a letter is not waited for.
 */
export async function tell(
  user: UserId,
  notice: StoredNotice,
  { storage, push, mail, now, failed }: TellingParts,
): Promise<void> {
  const subscriptions = await storage.subscriptionsOf(user, now())
  const seconds = Math.ceil(Math.min(DAY, Math.max(MINUTE, (notice.due ?? Infinity) - now())) / 1000)
  const pushed = await Promise.all(
    subscriptions.map(async (subscription) => {
      const outcome = await push.send(subscription, pushMessage(notice, subscription.language), seconds)
      if (outcome === 'gone') await storage.removeEndpoint(subscription.endpoint)
      return outcome
    }),
  )
  if (mail === null || pushed.includes('taken')) return
  const wish = await storage.mailNoticesOf(user)
  const account = wish?.wanted === true ? await storage.findAccount(user) : null
  const to = account?.emailConfirmedAt === null ? null : account?.email
  if (wish === null || account === null || to === null || to === undefined) return
  const { mailer, publicUrl } = mail
  const links = { table: `${publicUrl}/table/${notice.code}`, stop: `${publicUrl}/account/no-mail?token=${wish.token}` }
  mailer
    .send({
      to,
      ...noticeLetter(notice, account.language, links),
      unsubscribe: `${publicUrl}/api/notices/one-click?token=${wish.token}`,
    })
    // What a mail server answers may name the address.
    .catch(() => failed('a letter about a game', new Error('it could not be sent')))
}
