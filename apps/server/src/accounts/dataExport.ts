import { PACE_FAMILIES } from '@modern-art/protocol'
import { isNamedOn } from '../parties/partyRecord.ts'
import { transcriptOf } from '../parties/transcriptOf.ts'
import { placesFor } from '../quickMatch/placesFor.ts'
import type { AccountStorage } from '../storage/accounts.ts'
import type { RatingStorage } from '../storage/ratings.ts'
import type { NoticeStorage } from '../storage/notices.ts'
import type { ProgramStorage } from '../storage/programs.ts'
import type { SafetyStorage } from '../storage/safety.ts'
import type {
  LogStorage,
  PeopleStorage,
  QueueStorage,
  StoredTable,
  TableStorage,
  TalkStorage,
  User,
  VacationStorage,
} from '../storage/storage.ts'

/** More games than anybody has played. */
const MOST_RESULTS = 100_000

type ExportStorage = Pick<PeopleStorage, 'sessionsOf'> &
  Pick<ProgramStorage, 'programsOf'> &
  Pick<AccountStorage, 'findAccount'> &
  Pick<TableStorage, 'tablesNaming' | 'findTable'> &
  Pick<LogStorage, 'actionsOf'> &
  Pick<TalkStorage, 'linesBy'> &
  Pick<VacationStorage, 'vacationsSince'> &
  Pick<QueueStorage, 'readQueue'> &
  Pick<RatingStorage, 'ratingsOf' | 'resultsOf' | 'profileOf'> &
  Pick<NoticeStorage, 'subscriptionsOf' | 'mailNoticesOf'> &
  Pick<SafetyStorage, 'blockedBy' | 'sanctionsOf'>

/**
 * All that the server keeps about somebody, for themselves, as JSON. A game that is not over shows nothing but that it is
 * played: its record would show every hand.
 */
export async function exportOf(user: User, storage: ExportStorage, now: number): Promise<string> {
  const account = await storage.findAccount(user.id)
  const sessions = await storage.sessionsOf(user.id, now)
  const data = {
    exportedAt: timeOf(now),
    person: { id: user.id, name: user.name, portrait: user.portrait },
    account:
      account === null
        ? null
        : {
            madeAt: timeOf(account.madeAt),
            language: account.language,
            email: account.email,
            emailConfirmedAt: timeOf(account.emailConfirmedAt),
            hasPassword: account.hasPassword,
            providers: account.providers.map(({ provider, label, addedAt }) => ({
              provider,
              label,
              addedAt: timeOf(addedAt),
            })),
            passkeys: account.passkeys.map(({ id, label, site, addedAt, usedAt }) => ({
              id,
              label,
              site,
              addedAt: timeOf(addedAt),
              usedAt: timeOf(usedAt),
            })),
            recoveryCodesLeft: account.recoveryCodes,
          },
    devices: sessions.map(({ device, begunAt, seenAt }) => ({
      device,
      begunAt: timeOf(begunAt),
      seenAt: timeOf(seenAt),
    })),
    bots: (await storage.programsOf(user.id, now)).map(({ name, madeAt, seenAt }) => ({
      name,
      madeAt: timeOf(madeAt),
      usedAt: timeOf(seenAt === madeAt ? null : seenAt),
    })),
    blocked: (await storage.blockedBy(user.id)).map(({ name, at }) => ({ name, at: timeOf(at) })),
    sanctions: (await storage.sanctionsOf(user.id, now)).map(({ kind, reason, endsAt }) => ({
      kind,
      reason,
      endsAt: timeOf(endsAt),
    })),
    said: (await storage.linesBy(user.id)).map(({ code, at, said }) => ({ table: code, at: timeOf(at), ...said })),
    vacations: (await storage.vacationsSince(user.id, 0)).map(({ from, until }) => ({
      from: timeOf(from),
      until: timeOf(until),
    })),
    quickMatch: await quickMatchData(user, storage, now),
    profile: await storage.profileOf(user.id),
    ratings: await ratingsData(user, storage),
    results: await resultsData(user, storage),
    notices: {
      byMail: (await storage.mailNoticesOf(user.id))?.wanted ?? false,
      // With the whole address and its keys anybody could write to the browser.
      devices: (await storage.subscriptionsOf(user.id, now)).map(({ device, endpoint, language, addedAt }) => ({
        device,
        service: new URL(endpoint).host,
        language,
        addedAt: timeOf(addedAt),
      })),
    },
    tables: await tablesData(user, storage),
  }
  return `${JSON.stringify(data, null, 2)}\n`
}

/** Where the person looks for a table, and whether they have not shown up lately. */
async function quickMatchData(user: User, storage: ExportStorage, now: number): Promise<object> {
  const { queue } = await storage.readQueue()
  const { missed = 0, at = null } = queue.noShows[user.id] ?? {}
  return { places: placesFor(queue, user.id, now).places, notShownUp: { times: missed, last: timeOf(at) } }
}

async function ratingsData({ id }: User, storage: ExportStorage): Promise<readonly object[]> {
  const ratings = await Promise.all(PACE_FAMILIES.map((family) => storage.ratingsOf([id], family)))
  return PACE_FAMILIES.flatMap((pace, at) => {
    const rating = ratings[at]?.get(id)
    return rating === undefined ? [] : [{ pace, ...rating }]
  })
}

async function resultsData({ id }: User, storage: ExportStorage): Promise<readonly object[]> {
  const results = await storage.resultsOf(id, MOST_RESULTS)
  return results.map(({ code, seat, family, stayed, endedAt, figures, before, after }) => ({
    table: code,
    seat,
    pace: family,
    stayed,
    endedAt: timeOf(endedAt),
    figures,
    ratingBefore: before,
    ratingAfter: after,
  }))
}

/** Also those that the person has left; one after the other, for whoever has played for years has many. */
async function tablesData(user: User, storage: ExportStorage): Promise<readonly object[]> {
  const data: object[] = []
  for (const code of await storage.tablesNaming(user.id)) {
    // oxlint-disable-next-line no-await-in-loop
    const table = await storage.findTable(code)
    // oxlint-disable-next-line no-await-in-loop
    if (table !== null) data.push(await tableData(table, user, storage))
  }
  return data
}

async function tableData(table: StoredTable, user: User, storage: ExportStorage): Promise<object> {
  const { code, stage, party, money, changedAt } = table
  const chair = party.chairs.findIndex((each) => isNamedOn(each, user.id))
  const known = { code, stage, chair: chair === -1 ? null : chair, changedAt: timeOf(changedAt) }
  const text = chair === -1 ? null : await transcriptOf(table, storage)
  return text === null ? known : { ...known, money, transcript: JSON.parse(text) as unknown }
}

function timeOf(at: number): string
function timeOf(at: number | null): string | null
function timeOf(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}
