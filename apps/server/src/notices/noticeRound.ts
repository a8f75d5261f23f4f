import { BusAway } from '../bus/busAway.ts'
import type { UserId } from '../parties/partyRecord.ts'
import type { NoticeStorage, StoredNotice } from '../storage/notices.ts'
import type { PeopleStorage, VacationStorage } from '../storage/storage.ts'

export interface RoundParts {
  readonly storage: Pick<NoticeStorage, 'untold' | 'claimNotice' | 'postponeNotice'> &
    Pick<VacationStorage, 'vacationsNow'> &
    Pick<PeopleStorage, 'findUser'>
  /** The chairs of a table whose people are connected, to whichever node; rejects with `BusAway` while nobody can say. */
  readonly whoIsHere: (code: string) => Promise<readonly number[]>
  /** Tells somebody, in whichever way they chose. */
  readonly tell: (user: UserId, notice: StoredNotice) => Promise<void>
  readonly now: () => number
  readonly failed: (what: string, error: unknown) => void
}

/** Somebody who is about to act is not disturbed, nor anybody while bots, orders and plans play. */
const UNDISTURBED = 60_000
/** Somebody on vacation may come back early. */
const LOOKED_AGAIN = 3_600_000
const MOST_AT_ONCE = 25

/**
 * Looks once for what people should be told, and tells them. Every node does so again and again; the storage lets one of them
 * tell, before anything is sent: a node that dies in between tells nobody, and no other tells a second time.
 */
export async function noticeRound(parts: RoundParts): Promise<void> {
  const { storage, now, failed } = parts
  const untold = await storage.untold(now(), now() - UNDISTURBED, MOST_AT_ONCE)
  await Promise.all(
    untold.map((notice) => consider(notice, parts).catch((error: unknown) => failed('a notice', error))),
  )
}

async function consider(notice: StoredNotice, { storage, whoIsHere, tell, now }: RoundParts): Promise<void> {
  const person = notice.user === null ? null : await storage.findUser(notice.user)
  if (person === null) return void (await storage.claimNotice(notice, now()))
  const [vacation] = await storage.vacationsNow([person.id], now())
  if (vacation !== undefined && vacation.from <= now()) {
    return storage.postponeNotice(notice, Math.min(vacation.until, now() + LOOKED_AGAIN))
  }
  const here = await unlessUnknown(whoIsHere(notice.code))
  if (here === null || !(await storage.claimNotice(notice, now()))) return undefined
  // Whoever is at the table sees it, and is not told when they go.
  if (here.includes(notice.seat) || (person.bannedUntil ?? 0) > now()) return undefined
  return tell(person.id, notice)
}

/** `null`: it is looked for again in the next round. */
async function unlessUnknown<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof BusAway) return null
    throw error
  }
}
