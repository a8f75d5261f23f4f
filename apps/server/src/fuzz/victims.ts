// oxlint-disable no-await-in-loop -- there is one database
import type { Storage, StoredTable } from '../storage/storage.ts'
import { accountHolder } from '../testing/accountHolder.ts'
import type { Person, Window } from '../testing/person.ts'
import { gameOfPeople } from '../testing/tableOf.ts'
import type { Findings } from './findings.ts'
import type { Secrets } from './secrets.ts'

/** People with accounts who sit at a game and do nothing: all of it has to stay as it is. */
export interface Victims {
  readonly code: string
  readonly people: readonly Person[]
}

export async function seatVictims(origin: string, secrets: Secrets): Promise<Victims> {
  const comes = async (name: string): Promise<Person> => {
    const { holder, email } = await accountHolder(origin, name)
    secrets.add(email, ...holder.cookies.values())
    return holder
  }
  const { code, people, windows } = await gameOfPeople({ origin }, 3, { pace: 'untimed' }, [], comes)
  for (const window of windows) window.close()
  return { code, people }
}

/** What the storage has of them, and has to have in the end. */
export interface KeptVictims {
  readonly table: string
  readonly users: string
}

/** Reads what has to stay; nobody else is to know what is secret in it. */
export async function keptVictims({ code }: Victims, storage: Storage, secrets: Secrets | null): Promise<KeptVictims> {
  const table = await storage.findTable(code)
  if (table === null) throw new Error('the table of the victims is gone')
  const users = usersAt(table)
  secrets?.add(...users)
  if (table.party.deal !== undefined) secrets?.add(table.party.deal.secret)
  for (const name of ['tickets', 'passwords', 'known devices']) secrets?.add(await storage.secret(name))
  for (const user of users) {
    const sessions = await storage.sessionsOf(user, Date.now())
    secrets?.add(...sessions.map(({ tokenHash }) => tokenHash))
  }
  const heard = (await storage.entriesAfter(table.id, 0)).filter(({ heard: { type } }) => PEOPLE_DO.has(type))
  const kept = []
  for (const user of users) kept.push([await storage.findUser(user), await storage.findAccount(user)])
  return { table: JSON.stringify([table.party, table.partyVersion, table.said, heard]), users: JSON.stringify(kept) }
}

/** What somebody who sits there does; all else is the server's. */
const PEOPLE_DO: ReadonlySet<string> = new Set(['acted', 'ordered', 'planned'])

function usersAt({ party }: StoredTable): readonly string[] {
  return party.chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.user] : []))
}

export function compareVictims(before: KeptVictims, after: KeptVictims, findings: Findings): void {
  if (before.table !== after.table) findings.unacknowledged.push('the table of people who did nothing has changed')
  if (before.users !== after.users) findings.unacknowledged.push('accounts of people who did nothing have changed')
}

/** Asks as a page does, again and again; notes how long the slowest answer takes. */
export async function pingWhile(window: Window, goesOn: () => boolean, findings: Findings): Promise<number> {
  let slowest = 0
  while (goesOn()) {
    const start = performance.now()
    const answer = await window.send({ type: 'call', call: 'wow' }).catch(() => null)
    slowest = Math.max(slowest, performance.now() - start)
    if (answer === null || !window.socket.connected) {
      if (goesOn()) findings.unanswered.push('somebody who did nothing wrong was not answered')
      return slowest
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 100)
    })
  }
  return slowest
}
