import { MOST_DAYS_AHEAD, VACATION_DAYS } from '@modern-art/protocol'
import type { MyVacation, WantedVacation } from '@modern-art/protocol'
import type { UserId } from '../parties/partyRecord.ts'
import { refuse } from '../refusal.ts'
import type { Refused } from '../refusal.ts'
import type { StoredVacation, VacationStorage } from '../storage/storage.ts'

const DAY = 86_400_000
/** Days count for so long. */
const YEAR = 365 * DAY

/** The vacations of people, as the server counts them. */
export interface Vacations {
  readonly of: (user: UserId) => Promise<MyVacation>
  /** Begins one, now or later. All tables of the person have heard of it when it is answered. */
  readonly take: (user: UserId, wanted: WantedVacation) => Promise<MyVacation | Refused>
  /** Ends the present one, or calls the next one off. */
  readonly end: (user: UserId) => Promise<MyVacation>
}

/** `changed` lets the person's tables know. What is kept counts: whoever asks again lets them know again. */
export function vacationsIn(
  storage: VacationStorage,
  now: () => number,
  changed: (user: UserId) => Promise<void>,
): Vacations {
  const of = async (user: UserId): Promise<MyVacation> => {
    const at = now()
    const counted = await storage.vacationsSince(user, at - YEAR)
    const present = counted.find(({ until }) => until > at)
    const taken = counted.reduce((days, vacation) => days + daysOf(vacation), 0)
    return {
      vacation: present === undefined ? null : { from: present.from, until: present.until },
      daysLeft: Math.max(0, VACATION_DAYS - taken),
    }
  }

  return {
    of,
    take: async (user, { from: wished, days }) => {
      const at = now()
      const from = Math.max(at, wished ?? at)
      if (from > at + MOST_DAYS_AHEAD * DAY) return refuse('bad_message', 'nobody plans a vacation so far ahead')
      const wanted = { user, from, until: from + days * DAY, now: at, since: from - YEAR, most: VACATION_DAYS }
      const outcome = await storage.takeVacation(wanted)
      if (outcome === 'overdrawn') return refuse('no_vacation_days', 'this person does not have that many days left')
      await changed(user)
      return outcome === 'away' ? refuse('away_already', 'this person has a vacation already') : of(user)
    },
    end: async (user) => {
      await storage.endVacation(user, now())
      await changed(user)
      return of(user)
    },
  }
}

/** Each day that has begun is a day. */
function daysOf({ from, until }: StoredVacation): number {
  return Math.ceil((until - from) / DAY)
}
