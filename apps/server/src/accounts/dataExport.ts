import { formatTranscript } from '@modern-art/engine'
import type { SaidLine } from '@modern-art/protocol'
import { chairOf } from '../parties/partyRecord.ts'
import type { AccountStorage } from '../storage/accounts.ts'
import type { SafetyStorage } from '../storage/safety.ts'
import type { LogStorage, PeopleStorage, StoredTable, TableStorage, TalkStorage, User } from '../storage/storage.ts'

type ExportStorage = Pick<PeopleStorage, 'sessionsOf'> &
  Pick<AccountStorage, 'findAccount'> &
  Pick<TableStorage, 'tablesOf'> &
  Pick<LogStorage, 'actionsOf'> &
  Pick<TalkStorage, 'linesAfter'> &
  Pick<SafetyStorage, 'blockedBy' | 'sanctionsOf'>

const ALL = 1_000_000

/**
 * All that the server keeps about somebody, for themselves, as JSON. A game that is not over shows nothing but that it is
 * played: its record would show every hand.
 */
export async function exportOf(user: User, storage: ExportStorage, now: number): Promise<string> {
  const account = await storage.findAccount(user.id)
  const sessions = await storage.sessionsOf(user.id, now)
  const tables = await storage.tablesOf(user.id, ALL)
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
    blocked: (await storage.blockedBy(user.id)).map(({ name, at }) => ({ name, at: timeOf(at) })),
    sanctions: (await storage.sanctionsOf(user.id, now)).map(({ kind, reason, endsAt }) => ({
      kind,
      reason,
      endsAt: timeOf(endsAt),
    })),
    tables: await Promise.all(tables.map((table) => tableData(table, user, storage))),
  }
  return `${JSON.stringify(data, null, 2)}\n`
}

async function tableData(table: StoredTable, user: User, storage: ExportStorage): Promise<object> {
  const { code, stage, party, game, money, changedAt } = table
  const chair = chairOf(party, user.id)
  const lines = await storage.linesAfter(table.id, 0, ALL)
  return {
    code,
    stage,
    chair,
    changedAt: timeOf(changedAt),
    said: lines.filter((line) => line.chair === chair).map(saidData),
    ...(stage === 'finished' &&
      game !== null && {
        money,
        transcript: JSON.parse(
          formatTranscript({ config: game.config, actions: await storage.actionsOf(table.id) }),
        ) as unknown,
      }),
  }
}

function saidData({ at, said }: SaidLine): object {
  return { at: timeOf(at), ...said }
}

function timeOf(at: number): string
function timeOf(at: number | null): string | null
function timeOf(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}
