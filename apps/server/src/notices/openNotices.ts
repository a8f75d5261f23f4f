import type { Mailer } from '../mail/mailer.ts'
import type { Settings } from '../settings.ts'
import type { Storage } from '../storage/storage.ts'
import { noticeRound } from './noticeRound.ts'
import type { RoundParts } from './noticeRound.ts'
import { ownNotices } from './ownNotices.ts'
import type { OwnNotices } from './ownNotices.ts'
import type { PushAddresses } from './pushAddress.ts'
import { pushSender } from './pushSender.ts'
import { tell } from './telling.ts'
import { vapidIn } from './vapid.ts'

interface OpeningParts extends Pick<RoundParts, 'whoIsHere' | 'now' | 'failed'> {
  readonly settings: Pick<Settings, 'publicUrl' | 'mail'>
  readonly storage: Storage
  readonly addresses: PushAddresses
  /** `null`: the server sends no mail. */
  readonly mailer: Mailer | null
  /** Calls back again and again, until it is called off. */
  readonly every: (milliseconds: number, what: () => Promise<void>) => () => void
}

/** How often the storage is asked for what people should be told, in milliseconds. */
export const LOOKED_FOR_NOTICES = 10_000

/** Tells people of their games from now on, until it is closed. */
export async function openNotices({
  settings,
  storage,
  addresses,
  mailer,
  whoIsHere,
  every,
  now,
  failed,
}: OpeningParts): Promise<{ readonly own: OwnNotices; readonly close: () => Promise<void> }> {
  const vapid = await vapidIn(storage, settings)
  const push = pushSender(vapid, addresses, failed)
  const mail = mailer === null ? null : { mailer, publicUrl: settings.publicUrl ?? '' }
  let round: Promise<void> = Promise.resolve()
  const callOff = every(LOOKED_FOR_NOTICES, () => {
    round = noticeRound({
      storage,
      whoIsHere,
      tell: (user, notice) => tell(user, notice, { storage, push, mail, now, failed }),
      now,
      failed,
    })
    return round
  })
  return {
    own: ownNotices({ storage, publicKey: vapid.publicKey, addresses, sendsMail: mail !== null, now }),
    close: async () => {
      callOff()
      push.close()
      await round.catch(() => {})
    },
  }
}
