import { quickRandom, seatsToAct } from '@modern-art/engine'
import type { Seat } from '@modern-art/engine'
import type { MyTables, MyVacation } from '@modern-art/protocol'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Person, Window } from '../testing/person.ts'
import { openStage } from '../testing/stage.ts'
import type { Stage } from '../testing/stage.ts'
import { at, gameOfPeople } from '../testing/tableOf.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

interface Scene {
  readonly stage: Stage
  readonly code: string
  /** The seat that is asked to play a card, and whoever sits there. */
  readonly asked: Seat
  readonly person: Person
  readonly windows: readonly Window[]
  /** Whether a bot plays for that seat by now. */
  readonly isPlayedFor: () => Promise<boolean>
  /** Lets a long time pass, as it does for a server: in pieces, between which it looks at its tables. */
  readonly pass: (milliseconds: number) => Promise<void>
}

/** A turn-based game of three people, at a server that looks at its tables every two hours. */
async function scene(pace: 'turn_based' | 'untimed' = 'turn_based'): Promise<Scene> {
  const random = quickRandom(3)
  const stage = await openStage(random, () => Promise.resolve(null), 2 * HOUR)
  onTestFinished(() => stage.server.close())
  const { code, people, windows } = await gameOfPeople(stage.server, 3, { pace })
  await stage.settled()
  const asked = at(seatsToAct((await stage.tableAt(code)).state), 0)
  return {
    stage,
    code,
    asked,
    person: at(people, asked),
    windows,
    isPlayedFor: async () => {
      const occupant = (await stage.tableAt(code)).occupants[asked]
      return occupant?.kind === 'person' && occupant.standIn
    },
    pass: async (milliseconds) => {
      // oxlint-disable-next-line no-await-in-loop -- one piece after the other
      for (let passed = 0; passed < milliseconds; passed += 2 * HOUR) await stage.time.pass(2 * HOUR)
    },
  }
}

function goAway(person: Person, days: number, from: number | null = null): Promise<unknown> {
  return person.ask('POST', '/api/vacation', { from, days })
}

describe('somebody on vacation', () => {
  it('loses no time, is seen to be away, and goes on with what was left', async () => {
    const { stage, asked, person, windows, isPlayedFor, pass } = await scene()
    await pass(20 * HOUR)
    const now = stage.time.now()
    expect(await goAway(person, 3)).toMatchObject({
      status: 200,
      json: { vacation: { from: now, until: now + 3 * DAY }, daysLeft: 27 },
    })
    const another = at(windows, (asked + 1) % 3)
    await another.until(() => another.screen()?.vacations[asked] === now + 3 * DAY)
    expect(another.screen()?.clocks[asked]).toEqual({ left: 4 * HOUR, running: false })
    await pass(3 * DAY + 2 * HOUR)
    expect(await isPlayedFor()).toBe(false)
    await pass(2 * HOUR)
    expect(await isPlayedFor()).toBe(true)
  })

  it('is so at a table that is asleep, and over a restart of the server', async () => {
    const { stage, code, person, windows, isPlayedFor, pass } = await scene()
    for (const window of windows) window.close()
    await pass(4 * HOUR)
    expect(await goAway(person, 5)).toMatchObject({ status: 200 })
    await pass(2 * DAY)
    await stage.again(() => Promise.resolve(null), 6 * HOUR)
    await pass(3 * DAY - 8 * HOUR)
    expect(await isPlayedFor()).toBe(false)
    expect((await stage.storage.findTable(code))?.deadline).not.toBeNull()
    await pass(28 * HOUR)
    expect(await isPlayedFor()).toBe(true)
  })

  it('is so though the server died before it could tell the table', async () => {
    const { stage, asked, code, windows, isPlayedFor, pass } = await scene()
    const user = (await stage.storage.findTable(code))?.party.chairs[asked]
    if (user?.kind !== 'person') throw new Error('a person is asked')
    for (const window of windows) window.close()
    await stage.settled()
    await pass(6 * HOUR)
    const now = stage.time.now()
    const wanted = { user: user.user, from: now, until: now + 4 * DAY, now, since: 0, most: 30 }
    expect(await stage.storage.takeVacation(wanted)).toBe('taken')
    await pass(3 * DAY)
    expect(await isPlayedFor()).toBe(false)
    expect((await stage.tableAt(code)).vacations[asked]).toMatchObject({ until: now + 4 * DAY })
  })

  it('is back when they say so, and only days that have begun count', async () => {
    const { stage, asked, person, windows, isPlayedFor, pass } = await scene()
    await goAway(person, 20)
    await pass(2 * DAY + 2 * HOUR)
    const back = await person.ask('POST', '/api/vacation/end', {})
    expect(back).toMatchObject({ status: 200, json: { vacation: null, daysLeft: 27 } })
    const window = at(windows, asked)
    await window.until(() => window.screen()?.vacations[asked] === null)
    expect(window.screen()?.clocks[asked]).toEqual({ left: DAY, running: true })
    const { tables } = (await person.ask('GET', '/api/tables/mine')).json as MyTables
    expect(tables.map(({ yourTurn, left }) => ({ yourTurn, left }))).toEqual([{ yourTurn: true, left: DAY }])
    await stage.time.pass(DAY)
    expect(await isPlayedFor()).toBe(true)
  })

  it('takes a game that begins later along', async () => {
    const { stage, person } = await scene()
    const now = stage.time.now()
    await goAway(person, 9)
    const code = await person.openTable({ pace: 'turn_based' }, [null, 'easy', 'hard'])
    const window = await person.connect(code)
    await window.send({ type: 'start', id: 'start' })
    await window.until(() => window.screen()?.vacations[0] === now + 9 * DAY)
    await stage.settled()
    expect((await stage.tableAt(code)).vacations).toMatchObject([{ until: now + 9 * DAY, hasBegun: true }, null, null])
  })

  it('is on vacation from the time that was said, and nowhere but at tables that count days', async () => {
    const { stage, asked, person, code, pass } = await scene()
    const now = stage.time.now()
    const other = await gameOfPeople(stage.server, 3, { pace: 'untimed' })
    expect(await goAway(person, 2, now + 10 * HOUR)).toMatchObject({ status: 200 })
    await pass(4 * HOUR)
    expect((await stage.tableAt(code)).vacations[asked]).toMatchObject({ hasBegun: false })
    await pass(8 * HOUR)
    expect((await stage.tableAt(code)).clocks[asked]).toEqual({ left: 14 * HOUR, due: null })
    expect((await stage.tableAt(other.code)).vacations).toEqual([null, null, null])
  })
})

describe('days of vacation', () => {
  it('cannot be overdrawn, taken twice, or taken by nobody', async () => {
    const { stage, person } = await scene()
    expect((await person.ask('GET', '/api/vacation')).json).toEqual({
      vacation: null,
      daysLeft: 30,
    } satisfies MyVacation)
    const far = stage.time.now() + 61 * DAY
    expect(await goAway(person, 3, far)).toMatchObject({ status: 400 })
    expect(await goAway(person, 31)).toMatchObject({ status: 400 })
    expect(await goAway(person, 0)).toMatchObject({ status: 400 })
    expect(await goAway(person, 29)).toMatchObject({ status: 200 })
    expect(await goAway(person, 1)).toMatchObject({ status: 409, json: { error: { code: 'away_already' } } })
    await person.ask('POST', '/api/vacation/end', {})
    await goAway(person, 29)
    await stage.time.pass(DAY + HOUR)
    await person.ask('POST', '/api/vacation/end', {})
    expect(await goAway(person, 29)).toMatchObject({ status: 409, json: { error: { code: 'no_vacation_days' } } })
  })
})
