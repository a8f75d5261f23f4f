// oxlint-disable no-await-in-loop -- people come and speak one after the other
import {
  checkDeal,
  fingerprintOfChance,
  isFair,
  parseTranscript,
  quickRandom,
  randomOf,
  seededDeck,
} from '@modern-art/engine'
import type { Transcript } from '@modern-art/engine'
import type { BotQuestion } from '@modern-art/table'
import { afterEach, describe, expect, it } from 'vitest'
import { stackedDealer } from '../testing/dealer.ts'
import type { OnlineServer } from '../testing/onlineServer.ts'
import { addChance, chanceNamed } from '../testing/pageChance.ts'
import { person } from '../testing/person.ts'
import type { Person, Window } from '../testing/person.ts'
import { playAlong } from '../testing/playing.ts'
import { openStage } from '../testing/stage.ts'
import type { Stage } from '../testing/stage.ts'
import { at, tableOf } from '../testing/tableOf.ts'
import type { TableOfPeople } from '../testing/tableOf.ts'
import { newTable, party } from '../testing/records.ts'

const open: OnlineServer[] = []

afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()))
})

const think = ({ choices, seat }: BotQuestion): Promise<unknown> =>
  Promise.resolve(randomOf(choices, seat, quickRandom(seat)))

const NAMES = ['Ana', 'Ben', 'Cleo']
const chances = NAMES.map(chanceNamed)

async function newStage(...given: readonly [dealer?: Parameters<typeof openStage>[3]]): Promise<Stage> {
  const stage = await openStage(quickRandom(3), think, null, ...given)
  open.push(stage.server)
  return stage
}

/** Three people whose pages have promised their chances. */
async function promisedTable(stage: Stage): Promise<TableOfPeople> {
  const table = await tableOf(stage.server, 3, { pace: 'untimed' })
  for (const [seat, window] of table.windows.entries()) {
    const fingerprint = fingerprintOfChance(table.code, at(chances, seat))
    expect(await stage.send(window, { type: 'promise_chance', fingerprint })).toEqual({ ok: true })
  }
  return table
}

const begins = async (windows: readonly Window[]): Promise<void> => {
  await Promise.all(windows.map((window) => window.until(() => window.screen() !== null)))
}

const codeOf = async (answer: ReturnType<Stage['send']>): Promise<string> => {
  const result = await answer
  return result.ok ? 'ok' : result.error.code
}

async function transcriptOf(people: readonly Person[], code: string): Promise<Transcript> {
  const { json } = await at(people, 0).ask('GET', `/api/tables/${code}/transcript`)
  const parsed = parseTranscript(JSON.stringify(json))
  if (!parsed.ok) throw new Error(parsed.fault.message)
  return parsed.transcript
}

/** What the deal of a table's game was made of, as it is kept. */
async function keptDeal(stage: Stage, code: string): Promise<readonly (string | null | undefined)[]> {
  const stored = await stage.storage.findTable(code)
  return (stored?.party.deal?.seats ?? []).map((seat) => seat?.chance)
}

describe('a fair deal', () => {
  it('begins when all pages have given their chances, is kept from everybody, and is in the transcript after the game', async () => {
    const stage = await newStage()
    const { code, people, windows } = await promisedTable(stage)
    const eve = await person(stage.server.origin, 'Eve')
    const onlookers = [await eve.connect(code), await at(people, 0).connect(code, 'display')]
    const secret = (await stage.storage.findTable(code))?.party.deal?.secret ?? ''
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    expect(await codeOf(stage.send(at(windows, 0), { type: 'start' }))).toBe('ok')
    await at(windows, 2).until(() => at(windows, 2).party().deal?.stage === 'frozen')
    const promised = chances.map((chance) => fingerprintOfChance(code, chance))
    expect(at(windows, 2).party().deal).toMatchObject({ promised, chances: [null, null, null] })
    for (const seat of [0, 1]) {
      expect(await codeOf(stage.send(at(windows, seat), { type: 'reveal_chance', chance: at(chances, seat) }))).toBe(
        'ok',
      )
    }
    expect(at(windows, 2).screen()).toBe(null)
    // Nobody is told a chance while somebody could still decide by it.
    const early = [...windows, ...onlookers].flatMap(({ frames }) => frames).join('\n')
    for (const chance of chances) expect(early).not.toContain(chance)
    expect(await codeOf(stage.send(at(windows, 2), { type: 'reveal_chance', chance: at(chances, 2) }))).toBe('ok')
    await begins([...windows, ...onlookers])
    expect(at(windows, 1).party().deal).toMatchObject({ stage: 'dealt', promised, chances })

    const answers: string[] = []
    for (const path of ['/api/tables/mine', '/api/tables/open', `/api/tables/${code}/transcript`]) {
      for (const each of [at(people, 1), eve]) answers.push(JSON.stringify(await each.ask('GET', path)))
    }
    await Promise.all(windows.map((window, seat) => playAlong(window, quickRandom(seat))))
    await stage.settled()
    const known = [...windows, ...onlookers].flatMap(({ frames }) => frames)
    for (const text of [...known, ...answers, ...stage.server.logged]) expect(text).not.toContain(secret)

    const { fairDeal, config } = await transcriptOf(people, code)
    if (fairDeal === undefined) throw new Error('the deal is on record')
    expect(fairDeal).toMatchObject({ table: code, secret, fingerprint: at(windows, 0).party().deal?.fingerprint })
    expect(fairDeal.seats.map((seat) => seat?.chance)).toEqual(chances)
    expect(isFair(checkDeal(fairDeal, config))).toBe(true)
    expect(stage.server.logged).toEqual([])
    expect(JSON.stringify(await eve.ask('GET', `/api/tables/${code}/transcript`))).not.toContain(secret)
  })

  it('shows a server that deals after its own taste', async () => {
    const stage = await newStage(stackedDealer([seededDeck('a taste', 'rulebook')]))
    const { code, people, windows } = await promisedTable(stage)
    for (const [seat, window] of windows.entries()) addChance(window, at(chances, seat))
    await stage.send(at(windows, 0), { type: 'start' })
    await begins(windows)
    await Promise.all(windows.map((window, seat) => playAlong(window, quickRandom(seat))))
    await stage.settled()
    const { fairDeal, config } = await transcriptOf(people, code)
    if (fairDeal === undefined) throw new Error('the deal is on record')
    expect(fairDeal.seats.map((seat) => seat?.chance)).toEqual(chances)
    expect(checkDeal(fairDeal, config)).toMatchObject({ secret: true, wrongChances: [], deck: false })
  })

  it('refuses a chance that comes too early, or is chosen last', async () => {
    const stage = await newStage()
    const { code, windows } = await promisedTable(stage)
    const [ana, ben, cleo] = [at(windows, 0), at(windows, 1), at(windows, 2)]
    const another = chanceNamed('chosen last')
    expect(await codeOf(stage.send(ben, { type: 'reveal_chance', chance: at(chances, 1) }))).toBe('not_dealing')
    await stage.send(ana, { type: 'start' })
    await stage.send(ana, { type: 'reveal_chance', chance: at(chances, 0) })
    await stage.send(cleo, { type: 'reveal_chance', chance: at(chances, 2) })
    expect(await codeOf(stage.send(ben, { type: 'reveal_chance', chance: another }))).toBe('wrong_chance')
    const fingerprint = fingerprintOfChance(code, another)
    expect(await codeOf(stage.send(ben, { type: 'promise_chance', fingerprint }))).toBe('not_waiting')
    // What was promised is all that Ben's page can add.
    expect(await codeOf(stage.send(ben, { type: 'reveal_chance', chance: at(chances, 1) }))).toBe('ok')
    await begins(windows)
    expect(await codeOf(stage.send(ben, { type: 'reveal_chance', chance: at(chances, 1) }))).toBe('not_dealing')
    expect(await keptDeal(stage, code)).toEqual(chances)
  })

  it('waits three seconds for a page that does not give its chance, and says that it was left out', async () => {
    const stage = await newStage()
    const { code, windows } = await promisedTable(stage)
    await stage.send(at(windows, 0), { type: 'start' })
    for (const seat of [0, 2]) await stage.send(at(windows, seat), { type: 'reveal_chance', chance: at(chances, seat) })
    await stage.time.pass(2999)
    expect(at(windows, 0).party()).toMatchObject({ stage: 'waiting', deal: { stage: 'frozen' } })
    await stage.time.pass(1)
    await begins(windows)
    expect(at(windows, 1).party().deal?.chances).toEqual([chances[0], null, chances[2]])
    expect(await keptDeal(stage, code)).toEqual([chances[0], null, chances[2]])
  })

  it('waits for nobody who is not connected, and not for a page that closes', async () => {
    const stage = await newStage()
    const { code, windows } = await promisedTable(stage)
    const isAway = (chair: number): boolean => {
      const there = at(at(windows, 0).party().chairs, chair)
      return there.kind === 'person' && !there.here
    }
    at(windows, 2).close()
    await at(windows, 0).until(() => isAway(2))
    await stage.send(at(windows, 0), { type: 'start' })
    await stage.send(at(windows, 0), { type: 'reveal_chance', chance: at(chances, 0) })
    expect(at(windows, 0).screen()).toBe(null)
    at(windows, 1).close()
    await begins([at(windows, 0)])
    expect(await keptDeal(stage, code)).toEqual([chances[0], null, null])
    expect(
      at(windows, 0)
        .party()
        .deal?.promised.every((each) => each !== null),
    ).toBe(true)
  })

  it('goes on without a host who leaves in between: a stand-in plays', async () => {
    const stage = await newStage()
    const { code, windows } = await promisedTable(stage)
    await stage.send(at(windows, 0), { type: 'start' })
    expect(await codeOf(stage.send(at(windows, 1), { type: 'reveal_chance', chance: at(chances, 1) }))).toBe('ok')
    expect(await codeOf(stage.send(at(windows, 0), { type: 'leave' }))).toBe('ok')
    await stage.send(at(windows, 2), { type: 'reveal_chance', chance: at(chances, 2) })
    const others = windows.slice(1)
    await begins(others)
    await at(others, 0).until(() => {
      const seat = at(others, 0).screen()?.occupants[0]
      return seat?.kind === 'person' && seat.standIn
    })
    expect(await keptDeal(stage, code)).toEqual([null, chances[1], chances[2]])
    expect(stage.server.logged).toEqual([])
  })

  it('lets nobody change anything once promises are frozen', async () => {
    const stage = await newStage()
    const { windows } = await promisedTable(stage)
    const [ana, ben] = [at(windows, 0), at(windows, 1)]
    await stage.send(ana, { type: 'start' })
    const { settings } = ana.party()
    for (const command of [
      { type: 'start' },
      { type: 'sit', chair: 0 },
      { type: 'be_ready', ready: true },
      { type: 'set_chairs', count: 4 },
      { type: 'seat_bot', chair: 2, bot: 'easy' },
      { type: 'remove', chair: 1 },
      { type: 'change_settings', settings: { ...settings, deck: 'classic' } },
    ] as const) {
      const code = await codeOf(stage.send(command.type === 'sit' ? ben : ana, command))
      expect(`${command.type}: ${code}`).toBe(`${command.type}: not_waiting`)
    }
  })

  it('is made again for the next game, with another secret, as soon as everybody is there', async () => {
    const stage = await newStage()
    const { code, people, windows } = await promisedTable(stage)
    for (const [seat, window] of windows.entries()) addChance(window, at(chances, seat))
    await stage.send(at(windows, 0), { type: 'start' })
    await begins(windows)
    await Promise.all(windows.map((window, seat) => playAlong(window, quickRandom(seat))))
    await stage.settled()
    for (const window of windows) await stage.send(window, { type: 'be_ready', ready: true })
    const next = at(windows, 0).party().next ?? ''
    const before = (await stage.storage.findTable(code))?.party.deal
    const after = (await stage.storage.findTable(next))?.party.deal
    expect(after?.secret).toMatch(/^[0-9a-f]{64}$/)
    expect(after?.secret).not.toBe(before?.secret)
    const there: Window[] = []
    for (const [index, each] of people.entries()) {
      const window = await each.connect(next)
      expect(window.party().deal?.stage).toBe('gathering')
      addChance(window, chanceNamed(`${index} again`))
      there.push(window)
    }
    await begins(there)
    const used = there[0]?.party().deal?.chances ?? []
    expect(new Set(used)).toEqual(new Set(people.map((_, index) => chanceNamed(`${index} again`))))
    expect(there[0]?.party().chairs.every((chair) => chair.kind === 'person' && !chair.ready)).toBe(true)
    expect(stage.server.logged).toEqual([])
  })

  it('is given to a table that has waited since before there were any', async () => {
    const stage = await newStage()
    const ana = await person(stage.server.origin, 'Ana')
    const old = await stage.storage.addTable(newTable({ party: party([]) }))
    const window = await ana.connect(old?.code ?? '')
    expect(window.party().deal).toMatchObject({ stage: 'open' })
    await stage.send(window, { type: 'sit', chair: null })
    addChance(window, at(chances, 0))
    expect(old?.party.deal).toBe(undefined)
    expect((await stage.storage.findTable(old?.code ?? ''))?.party.deal?.secret).toMatch(/^[0-9a-f]{64}$/)
  })
})
