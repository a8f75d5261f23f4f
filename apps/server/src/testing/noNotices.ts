import type { NoticeStorage } from '../storage/notices.ts'

const nothing = (): Promise<readonly never[]> => Promise.resolve([])
const done = (): Promise<void> => Promise.resolve()
const no = (): Promise<false> => Promise.resolve(false)

/** The storage of a server at which nobody wants to be told anything. */
export function noNotices(): NoticeStorage {
  return {
    untold: nothing,
    claimNotice: no,
    postponeNotice: done,
    subscribe: done,
    unsubscribe: done,
    removeEndpoint: done,
    moveSubscription: done,
    isSubscribed: no,
    subscriptionsOf: nothing,
    mailNoticesOf: () => Promise.resolve(null),
    setMailNotices: done,
    stopMailNotices: no,
  }
}
