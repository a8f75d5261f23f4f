import { setTimeout as sleep } from 'node:timers/promises'
import { seededRandom } from '@modern-art/engine'
import type { Random } from '@modern-art/engine'
import { DEFAULT_SETTINGS } from '@modern-art/protocol'
import type { OnlineBot, OnlinePace, PartySettings } from '@modern-art/protocol'
import type { Wanted } from '../testing/person.ts'
import { arrive } from './arriving.ts'
import type { Member } from './arriving.ts'
import { entrancesOf } from './entrances.ts'
import { openLink } from './link.ts'
import type { Link } from './link.ts'
import { play } from './player.ts'
import { findTable } from './quickTable.ts'
import type { PlayedTable, Records } from './records.ts'

/** Some people who meet for one game after the other, and somebody who watches. */
export interface EveningParts {
  readonly origins: readonly string[]
  readonly seed: string
  readonly number: number
  readonly records: Records
  /** Whether there is to be another game. */
  readonly goesOn: () => boolean
}

/** What was played. */
export interface Evening {
  /** Everybody looks at a table once more, and is told how it stands. */
  readonly lookAgain: (code: string) => Promise<void>
  readonly codes: readonly string[]
}

const PACES: readonly OnlinePace[] = ['untimed', 'quick', 'live', 'turn_based']
const BOTS: readonly OnlineBot[] = ['easy', 'medium', 'hoarder', 'flipper', 'sniper']
/** How long everybody's wish to play again may take to lead to another table, in milliseconds. */
const NEXT_WITHIN = 5000
/** What a server refuses because something it needs is away is asked for again after so long. */
const ASK_AGAIN = 150
/** One evening in so many is of people with accounts who look for others, and whose games count. */
const RATED_EACH = 3
/** How many sit at the tables of the evenings that count. People of two evenings are never put together. */
const RATED_SIZES: readonly number[] = [3, 4, 5]

/** Resolves once the last game is over. */
export async function spendEvening({ origins, seed, number, records, goesOn }: EveningParts): Promise<Evening> {
  const random = seededRandom(seed, `evening ${number}`)
  const ratedSize = number % RATED_EACH === 0 ? (RATED_SIZES[number / RATED_EACH] ?? null) : null
  const now = (doing: string): void => void records.doings.set(number, doing)
  const people: Member[] = []
  now('come')
  const count = ratedSize ?? 2 + random(2)
  for (let each = 0; each <= count; each += 1) {
    const entrances = entrancesOf(origins, seededRandom(seed, `entrances ${number} ${each}`))
    // oxlint-disable-next-line no-await-in-loop -- they come one after the other
    people.push(await arrive(`P${number}-${each}`, entrances, ratedSize !== null))
  }
  const watcher = people.pop()
  const codes: string[] = []
  let next: string | null = null
  for (let game = 0; game === 0 || goesOn(); game += 1) {
    const pace = PACES[(number + game) % PACES.length] ?? 'untimed'
    now('look for a table')
    const comesTogether = next !== null || ratedSize !== null
    const code: string =
      // oxlint-disable-next-line no-await-in-loop -- one game after the other
      next ?? (await (ratedSize === null ? openTable(people, pace, random) : findTable(people, ratedSize, codes)))
    const openFor = (member: Member): Link =>
      openLink({ code, records, ...member, random: seededRandom(seed, `${code} ${member.name}`) })
    const links = people.map(openFor)
    now(`sit down at ${code}`)
    // oxlint-disable-next-line no-await-in-loop
    if (!comesTogether) await gather(links, random)
    const spectators = watcher === undefined ? [] : [openFor(watcher)]
    const table: PlayedTable = { code, isFinished: false }
    records.tables.push(table)
    codes.push(code)
    now(`play at ${code}`)
    for (const [place, link] of links.entries()) play(link, seededRandom(seed, `${number} ${game} ${place}`))
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all([...links, ...spectators].map((link) => link.until(() => isOver(link))))
    table.isFinished = true
    now(`decide whether to play again at ${code}`)
    // oxlint-disable-next-line no-await-in-loop
    next = ratedSize === null && goesOn() && random(2) === 0 ? await playAgain(links) : null
    for (const link of [...links, ...spectators]) link.close()
  }
  records.doings.delete(number)
  return {
    codes,
    lookAgain: async (code) => {
      const all = watcher === undefined ? people : [...people, watcher]
      const links = all.map((member) => openLink({ code, records, ...member, random }))
      await Promise.all(links.map((link) => link.until(() => isOver(link))))
      for (const link of links) link.close()
    },
  }
}

function isOver(link: Link): boolean {
  return link.screen()?.view.phase.name === 'finished' && link.party()?.stage === 'finished'
}

async function openTable([host]: readonly Member[], pace: OnlinePace, random: Random): Promise<string> {
  if (host === undefined) throw new Error('nobody is there')
  const chairs = Array.from({ length: 3 + random(2) }, () => null)
  return host.entrances.untilDone(async (origin) => {
    const settings = { ...DEFAULT_SETTINGS, pace }
    const { status, json } = await host.person.at(origin).ask('POST', '/api/tables', { settings, chairs })
    if (status !== 200) throw new Error('no table was opened')
    return (json as { code: string }).code
  })
}

/** Everybody sits down while the host arranges the table, and the game begins. */
async function gather(links: readonly Link[], random: Random): Promise<void> {
  const [host, ...guests] = links
  if (host === undefined) return
  const sitting = guests.map(async (guest) => {
    await insist(guest, { type: 'sit', chair: null })
    await insist(guest, { type: 'be_ready', ready: true })
  })
  await host.until(() => host.party() !== null)
  await insist(host, { type: 'set_chairs', count: 4 + random(2) })
  const settings: PartySettings = host.party()?.settings ?? DEFAULT_SETTINGS
  const variants = { ...settings.variants, openMoney: random(4) === 0, splitDouble: random(4) === 0 }
  await insist(host, { type: 'change_settings', settings: { ...settings, variants, memoryAid: random(2) === 0 } })
  await insist(host, { type: 'seat_bot', chair: 3, bot: BOTS[random(BOTS.length)] ?? 'easy' })
  await Promise.all(sitting)
  await insist(host, { type: 'start' })
  await host.until(() => host.party()?.stage !== 'waiting')
}

/** Sends something again, under another id, while the server fails at it. */
async function insist(link: Link, wanted: Wanted): Promise<void> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    const result = await link.send(wanted)
    if (result.ok || result.error.code !== 'failed') return
    // oxlint-disable-next-line no-await-in-loop
    await sleep(ASK_AGAIN)
  }
}

/** The code of the table where all of them go on; `null` if that takes too long. */
async function playAgain(links: readonly Link[]): Promise<string | null> {
  await Promise.all(links.map((link) => insist(link, { type: 'be_ready', ready: true })))
  const next = (): string | null => links[0]?.party()?.next ?? null
  await Promise.race([links[0]?.until(() => next() !== null), sleep(NEXT_WITHIN)])
  return next()
}
