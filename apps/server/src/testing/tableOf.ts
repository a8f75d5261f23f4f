import type { OnlineBot, PartySettings } from '@modern-art/protocol'
import { person } from './person.ts'
import type { Person, Window } from './person.ts'

/** People at one table, each on the chair of their number; the first is the host. */
export interface TableOfPeople {
  readonly code: string
  readonly people: readonly Person[]
  readonly windows: readonly Window[]
}

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dov', 'Eve']

/** A table with so many people and chairs for all of them, before its game. */
export async function tableOf(
  { origin }: { readonly origin: string },
  count: number,
  settings: Partial<PartySettings> = {},
  others: readonly OnlineBot[] = [],
  comes: (name: string, chair: number) => Promise<Person> = (name) => person(origin, name),
): Promise<TableOfPeople> {
  const people: Person[] = []
  const windows: Window[] = []
  let code = ''
  for (const [chair, name] of NAMES.slice(0, count).entries()) {
    // They come one after the other, so that all is the same each time.
    // oxlint-disable-next-line no-await-in-loop
    const each = await comes(name, chair)
    // oxlint-disable-next-line no-await-in-loop
    if (chair === 0) code = await each.openTable(settings, [...NAMES.slice(0, count).map(() => null), ...others])
    // oxlint-disable-next-line no-await-in-loop
    const window = await each.connect(code)
    // oxlint-disable-next-line no-await-in-loop
    if (chair > 0) await window.send({ type: 'sit', id: `sit ${chair}`, chair })
    people.push(each)
    windows.push(window)
  }
  return { code, people, windows }
}

/** The same, once the game has begun for everybody. */
export async function gameOfPeople(...given: Parameters<typeof tableOf>): Promise<TableOfPeople> {
  const table = await tableOf(...given)
  const begun = await table.windows[0]?.send({ type: 'start', id: 'start' })
  if (begun?.ok !== true) throw new Error(`the game does not begin: ${JSON.stringify(begun)}`)
  await Promise.all(table.windows.map((window) => window.until(() => window.screen() !== null)))
  return table
}

/** One of a list, which must be there. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new Error(`there is nothing at ${index}`)
  return found
}
