import { setTimeout as sleep } from 'node:timers/promises'
import { seededRandom } from '@modern-art/engine'
import type { Random } from '@modern-art/engine'
import { DEFAULT_SETTINGS } from '@modern-art/protocol'
import type { OnlineBot, OnlinePace, PartySettings } from '@modern-art/protocol'
import { person } from '../testing/person.ts'
import type { Person } from '../testing/person.ts'
import { openLink } from './link.ts'
import type { Link } from './link.ts'
import { play } from './player.ts'
import type { PlayedTable, Records } from './records.ts'

/** Some people who meet for one game after the other, and somebody who watches. */
export interface EveningParts {
  readonly origin: string
  readonly seed: string
  readonly number: number
  readonly records: Records
  /** Whether there is to be another game. */
  readonly goesOn: () => boolean
}

interface Member {
  readonly name: string
  readonly person: Person
}

const PACES: readonly OnlinePace[] = ['untimed', 'quick', 'live', 'turn_based']
const BOTS: readonly OnlineBot[] = ['easy', 'medium', 'hoarder', 'flipper', 'sniper']
/** How long everybody's wish to play again may take to lead to another table, in milliseconds. */
const NEXT_WITHIN = 5000

/** Resolves once the last game is over. */
export async function spendEvening({ origin, seed, number, records, goesOn }: EveningParts): Promise<void> {
  const random = seededRandom(seed, `evening ${number}`)
  const people: Member[] = []
  for (let each = 0; each <= 2 + random(2); each += 1) {
    const name = `P${number}-${each}`
    // oxlint-disable-next-line no-await-in-loop -- they come one after the other
    people.push({ name, person: await untilDone(() => person(origin, name)) })
  }
  const watcher = people.pop()
  let next: string | null = null
  for (let game = 0; game === 0 || goesOn(); game += 1) {
    const pace = PACES[(number + game) % PACES.length] ?? 'untimed'
    // oxlint-disable-next-line no-await-in-loop -- one game after the other
    const code: string = next ?? (await openTable(people, pace, random))
    const parts = { origin, code, records }
    const links = people.map((member) =>
      openLink({ ...parts, ...member, random: seededRandom(seed, `${code} ${member.name}`) }),
    )
    // oxlint-disable-next-line no-await-in-loop
    if (next === null) await gather(links, random)
    const spectators = watcher === undefined ? [] : [openLink({ ...parts, ...watcher, random })]
    const table: PlayedTable = { code, isFinished: false }
    records.tables.push(table)
    for (const [place, link] of links.entries()) play(link, seededRandom(seed, `${number} ${game} ${place}`))
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all([...links, ...spectators].map((link) => link.until(() => isOver(link))))
    table.isFinished = true
    // oxlint-disable-next-line no-await-in-loop
    next = goesOn() && random(2) === 0 ? await playAgain(links) : null
    for (const link of [...links, ...spectators]) link.close()
  }
}

function isOver(link: Link): boolean {
  return link.screen()?.view.phase.name === 'finished' && link.party()?.stage === 'finished'
}

/** Tries until the server is there and says yes. */
async function untilDone<T>(what: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      return await what()
    } catch {
      // oxlint-disable-next-line no-await-in-loop
      await sleep(100)
    }
  }
}

function openTable([host]: readonly Member[], pace: OnlinePace, random: Random): Promise<string> {
  const chairs = Array.from({ length: 3 + random(2) }, () => null)
  return untilDone(async () => {
    const answered = await host?.person.ask('POST', '/api/tables', { settings: { ...DEFAULT_SETTINGS, pace }, chairs })
    if (answered?.status !== 200) throw new Error('no table was opened')
    return (answered.json as { code: string }).code
  })
}

/** Everybody sits down while the host arranges the table, and the game begins. */
async function gather(links: readonly Link[], random: Random): Promise<void> {
  const [host, ...guests] = links
  if (host === undefined) return
  const sitting = guests.map(async (guest) => {
    await guest.send({ type: 'sit', chair: null })
    await guest.send({ type: 'be_ready', ready: true })
  })
  await host.until(() => host.party() !== null)
  await host.send({ type: 'set_chairs', count: 4 + random(2) })
  const settings: PartySettings = host.party()?.settings ?? DEFAULT_SETTINGS
  const variants = { ...settings.variants, openMoney: random(4) === 0, splitDouble: random(4) === 0 }
  await host.send({ type: 'change_settings', settings: { ...settings, variants, memoryAid: random(2) === 0 } })
  await host.send({ type: 'seat_bot', chair: 3, bot: BOTS[random(BOTS.length)] ?? 'easy' })
  await Promise.all(sitting)
  await host.send({ type: 'start' })
  await host.until(() => host.party()?.stage !== 'waiting')
}

/** The code of the table where all of them go on; `null` if that takes too long. */
async function playAgain(links: readonly Link[]): Promise<string | null> {
  await Promise.all(links.map((link) => link.send({ type: 'be_ready', ready: true })))
  const next = (): string | null => links[0]?.party()?.next ?? null
  await Promise.race([links[0]?.until(() => next() !== null), sleep(NEXT_WITHIN)])
  return next()
}
