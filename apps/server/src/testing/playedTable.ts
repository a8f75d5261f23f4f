import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { seededRandom } from '@modern-art/engine'
import { onTestFinished } from 'vitest'
import { entrancesOf } from '../chaos/entrances.ts'
import { openLink } from '../chaos/link.ts'
import type { Link } from '../chaos/link.ts'
import { play } from '../chaos/player.ts'
import { newRecords } from '../chaos/records.ts'
import type { Records } from '../chaos/records.ts'
import { person } from './person.ts'
import type { Person } from './person.ts'

/** People who play by chance, until they are asked to rest. */
interface Players {
  readonly links: readonly Link[]
  /** One of them goes on over another address. */
  readonly moveTo: (place: number, origin: string) => void
  readonly rest: () => void
  readonly goOn: () => void
}

/** A table of a real server at which three people play by chance, over links that come back. */
export interface PlayedTableOf extends Players {
  readonly code: string
  readonly people: readonly Person[]
  readonly records: Records
  /** How many actions have been acknowledged. */
  readonly acknowledged: () => number
}

const NAMES = ['Ada', 'Ben', 'Cleo']
/** So much more happens while somebody looks. */
const MORE = 12

/** Opens one, and lets the game begin; the links are closed when the test is over. */
export async function playedTable(origin: string, seed: string): Promise<PlayedTableOf> {
  const folder = await mkdtemp(path.join(tmpdir(), 'modern-art-records-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const records = newRecords(folder)
  const people = await Promise.all(NAMES.map((name) => person(origin, name)))
  const code = (await people[0]?.openTable({ pace: 'untimed' }, [null, null, null])) ?? ''
  const players = playersAt(origin, { code, people, seed, records })
  const { links } = players
  for (const link of links.slice(1)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await link.send({ type: 'sit', chair: null })
    // oxlint-disable-next-line no-await-in-loop
    await link.send({ type: 'be_ready', ready: true })
  }
  await links[0]?.send({ type: 'start' })
  await Promise.all(links.map((link) => link.until(() => link.screen() !== null)))
  records.tables.push({ code, isFinished: false })
  const acknowledged = (): number =>
    records.sent.filter(({ command, answers }) => command.type === 'act' && answers.some(({ ok }) => ok)).length
  return { ...players, code, people, records, acknowledged }
}

/** The same people at a table, perhaps of another server. */
export function playersAt(
  origin: string,
  table: Pick<PlayedTableOf, 'code' | 'people' | 'records'> & { readonly seed: string },
): Players {
  const { code, people, records, seed } = table
  const origins = people.map(() => [origin])
  const links = people.map((each, place) => {
    const name = NAMES[place] ?? ''
    const random = seededRandom(seed, name)
    const entrances = entrancesOf(origins[place] ?? [], random)
    return openLink({ entrances, code, name, person: each.at(origin), records, random })
  })
  onTestFinished(() => links.forEach((link) => link.close()))
  const considering: (() => void)[] = []
  let isResting = false
  for (const [place, link] of links.entries()) {
    const awake: Link = {
      ...link,
      screen: () => (isResting ? null : link.screen()),
      onNews: (what) => {
        considering.push(what)
        link.onNews(what)
      },
    }
    play(awake, seededRandom(seed, `play ${place}`))
  }
  return {
    links,
    moveTo: (place, another) => {
      origins[place]?.splice(0, 1, another)
      links[place]?.drop(0)
    },
    rest: () => {
      isResting = true
    },
    goOn: () => {
      isResting = false
      for (const consider of considering) consider()
    },
  }
}

/** Resolves once everybody has seen so much more happen, or the end. */
export async function playMore(links: readonly Link[]): Promise<void> {
  const wanted = Math.max(...links.map((link) => link.screen()?.revision ?? 0)) + MORE
  await Promise.all(
    links.map((link) =>
      link.until(() => (link.screen()?.revision ?? 0) >= wanted || link.screen()?.view.phase.name === 'finished'),
    ),
  )
}
