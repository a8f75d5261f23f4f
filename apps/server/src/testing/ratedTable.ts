import type { UserId } from '../parties/partyRecord.ts'
import type { Storage } from '../storage/storage.ts'
import { appendTo, ratedGameIn } from './records.ts'
import type { Person, Window } from './person.ts'

/** Who a person with an account is to the server. */
export async function idOf(holder: Person): Promise<UserId> {
  const { json } = await holder.ask('GET', '/api/account/export')
  return (json as { person: { id: UserId } }).person.id
}

/** The table's game is to count, as if quick match had opened it. Its game has not begun. */
async function countTable(storage: Storage, code: string): Promise<void> {
  const table = await storage.findTable(code)
  if (table === null) throw new Error('there is no such table')
  const { id, partyVersion, party, changedAt } = table
  const rated = { ...party, match: { rated: true } }
  const change = { table: id, expected: partyVersion, party: rated, game: null, next: null, at: changedAt }
  if (!(await storage.changeParty(change))) throw new Error('somebody else was first')
}

/** These people's windows at a table whose game counts and has begun, the first of them its host. */
export async function ratedWindows(
  storage: Storage,
  people: readonly [Person, ...Person[]],
): Promise<{ readonly code: string; readonly windows: readonly Window[] }> {
  const [host, ...others] = people
  const code = await host.openTable({ pace: 'untimed' }, [null, ...others.map(() => null), 'easy'])
  await countTable(storage, code)
  const first = await host.connect(code)
  const windows = [first]
  for (const other of others) {
    // oxlint-disable-next-line no-await-in-loop -- each takes the next chair
    const window = await other.connect(code)
    // oxlint-disable-next-line no-await-in-loop
    await window.send({ type: 'sit', chair: null })
    windows.push(window)
  }
  await first.send({ type: 'start' })
  await Promise.all(windows.map((window) => window.until(() => window.screen() !== null)))
  return { code, windows }
}

/** So many games of these people that counted, each won by the first of them. */
export async function playCounted(storage: Storage, users: readonly UserId[], games: number): Promise<void> {
  for (let game = 0; game < games; game += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { id } = await ratedGameIn(storage, users)
    const money = users.map((_, seat) => 500 - seat)
    // oxlint-disable-next-line no-await-in-loop
    await storage.append(appendTo(id, 0, { money, at: 5000 + game }))
  }
}
