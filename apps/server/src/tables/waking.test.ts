import { parseTranscript, quickRandom, randomOf, replay } from '@modern-art/engine'
import type { BotQuestion, Table } from '@modern-art/table'
import { screenOf } from '@modern-art/table'
import { afterEach, describe, expect, it } from 'vitest'
import type { OnlineServer } from '../testing/onlineServer.ts'
import type { Window } from '../testing/person.ts'
import { addChance, chanceNamed } from '../testing/pageChance.ts'
import { playAlong } from '../testing/playing.ts'
import { openStage } from '../testing/stage.ts'
import { at, gameOfPeople } from '../testing/tableOf.ts'

const HOUR = 3_600_000

const open: OnlineServer[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()))
})

const think = ({ choices, seat }: BotQuestion): Promise<unknown> =>
  Promise.resolve(randomOf(choices, seat, quickRandom(seat)))

const silent = (): Promise<unknown> => new Promise(() => {})

/** All of a table that outlives its host. */
const lasting = ({ state, actions, decision, orders, answered }: Table): unknown => ({
  state,
  actions,
  decision,
  orders,
  answered,
})

const clocksOf = (window: Window): unknown => window.screen()?.clocks

describe('a server that ends and opens again', () => {
  it('goes on with the same game, to the last clock, whatever the downtime; orders are kept', async () => {
    const stage = await openStage(quickRandom(1), think)
    const { code, people, windows } = await gameOfPeople(stage.server, 3)
    const seat = at(windows, 0).screen()?.asked[0] ?? 0
    await stage.time.pass(10_000)
    const [choice] = screenOf(await stage.tableAt(code), seat, 0).choices
    if (choice?.type !== 'play_card') throw new Error('a card is asked for')
    const { decision } = await stage.tableAt(code)
    const action = { type: 'play_card', seat, card: at(choice.cards, 0) } as const
    const act = { type: 'act', id: 'once', decision, action } as const
    expect(await stage.send(at(windows, seat), act)).toEqual({ ok: true })
    await stage.time.pass(4000)
    const other = (seat + 1) % 3
    const now = await stage.tableAt(code)
    await stage.send(at(windows, other), { type: 'order', decision: now.decision, order: { type: 'out' } })
    await stage.send(at(windows, seat), { type: 'resync' })
    const [before, clocks] = [await stage.tableAt(code), clocksOf(at(windows, seat))]
    const again = await stage.again(think, HOUR)
    open.push(again)
    const back = await at(people, seat).at(again.origin).connect(code)
    await back.until(() => back.screen() !== null)
    expect(lasting(await stage.tableAt(code))).toEqual(lasting(before))
    expect(clocksOf(back)).toEqual(clocks)
    // What was answered before is answered alike.
    expect(await stage.send(back, act)).toEqual({ ok: true })
    expect((await stage.tableAt(code)).actions).toEqual(before.actions)
    expect(again.logged).toEqual([])
  })

  it('asks bots again that have not answered', async () => {
    const stage = await openStage(quickRandom(0), silent)
    const { code, people, windows } = await gameOfPeople(stage.server, 1, { pace: 'untimed' }, ['easy', 'easy'])
    // Whoever begins, a bot is asked for something sooner or later: here it is the next.
    if (at(windows, 0).screen()?.choices.length !== 0) {
      const table = await stage.tableAt(code)
      await stage.play(code, () => at(windows, 0), randomOf(screenOf(table, 0, 0).choices, 0, quickRandom(4)))
    }
    const before = await stage.tableAt(code)
    expect(before.questions.some((question) => question !== null)).toBe(true)
    const again = await stage.again(think, 1000)
    open.push(again)
    const back = await at(people, 0).at(again.origin).connect(code)
    await back.until(() => (back.screen()?.moves ?? 0) > before.actions.length)
    expect(again.logged).toEqual([])
  })

  it('opens a game from its actions if code of another version has folded its log', async () => {
    const stage = await openStage(quickRandom(1), think)
    const { code, people, windows } = await gameOfPeople(stage.server, 3, { pace: 'untimed' })
    for (let moves = 0; moves < 5; moves += 1) {
      // oxlint-disable-next-line no-await-in-loop
      const table = await stage.tableAt(code)
      const seat = screenOf(table, null, 0).asked[0] ?? 0
      const action = randomOf(screenOf(table, seat, 0).choices, seat, quickRandom(moves))
      // oxlint-disable-next-line no-await-in-loop
      await stage.play(code, (each) => at(windows, each), action)
    }
    const { state } = await stage.tableAt(code)
    await stage.server.close()
    const stored = await stage.storage.findTable(code)
    if (stored?.game === undefined || stored.game === null) throw new Error('there is a game')
    const { id, party, partyVersion, game } = stored
    const old = { ...game, format: 'modern-art-log/0' }
    await stage.storage.changeParty({ table: id, expected: partyVersion, party, game: old, next: null, at: 1 })
    const again = await stage.again(think, HOUR)
    open.push(again)
    const back = await at(people, 0).at(again.origin).connect(code)
    await back.until(() => back.screen() !== null)
    expect((await stage.tableAt(code)).state).toEqual(state)
    expect(await back.send({ type: 'resync' })).toEqual({ ok: true })
    expect(again.logged).toEqual([])
  })
})

describe('a game that is over', () => {
  it('is exported as it was played, and leads to the next one, each a chair further on', async () => {
    const stage = await openStage(quickRandom(2), think)
    open.push(stage.server)
    const { code, people, windows } = await gameOfPeople(stage.server, 2, { pace: 'untimed' }, ['easy'])
    const beside = await gameOfPeople(stage.server, 2, { pace: 'untimed' }, ['easy'])
    const undisturbed = beside.windows.map(({ frames }) => frames.length)
    await Promise.all(windows.map((window, index) => playAlong(window, quickRandom(index))))
    await stage.settled()
    expect(beside.windows.map(({ frames }) => frames.length)).toEqual(undisturbed)
    const { json } = await at(people, 1).ask('GET', `/api/tables/${code}/transcript`)
    const parsed = parseTranscript(JSON.stringify(json))
    if (!parsed.ok) throw new Error(parsed.fault.message)
    const { steps, fault } = replay(parsed.transcript)
    expect(fault).toBe(null)
    expect(steps.at(-1)?.state.phase.name).toBe('finished')
    const { json: mine } = await at(people, 0).ask('GET', '/api/tables/mine')
    expect(JSON.stringify(mine)).toContain(`"money":${JSON.stringify(steps.at(-1)?.state.money)}`)
    for (const window of windows) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await stage.send(window, { type: 'be_ready', ready: true })).toEqual({ ok: true })
    }
    const next = at(windows, 0).party().next ?? ''
    const there = await at(people, 0).connect(next)
    // The others are awaited, but not for long.
    await stage.time.pass(4999)
    expect(there.party()).toMatchObject({ stage: 'waiting', deal: { stage: 'gathering' } })
    await stage.time.pass(1)
    await there.until(() => there.screen() !== null)
    expect(there.seat()).toBe(2)
    expect(there.party()).toMatchObject({ code: next, stage: 'playing' })
    expect((await at(people, 1).connect(next)).chair()).toBe(0)
    expect(stage.server.logged).toEqual([])
  })

  it('waits a little for somebody who is away when the others want to play again', async () => {
    const stage = await openStage(quickRandom(2), think)
    open.push(stage.server)
    const { code, people, windows } = await gameOfPeople(stage.server, 2, { pace: 'untimed' }, ['easy'])
    await Promise.all(windows.map((window, index) => playAlong(window, quickRandom(index))))
    await stage.settled()
    const [ana, ben] = [at(windows, 0), at(windows, 1)]
    await stage.send(ana, { type: 'be_ready', ready: true })

    const isAlone = (): boolean => ana.party().chairs.some((chair) => chair.kind === 'person' && !chair.here)
    ben.close()
    await ana.until(isAlone)
    await stage.time.pass(9000)
    expect(ana.party().next).toBe(null)
    const back = await at(people, 1).connect(code)
    await ana.until(() => !isAlone())
    await stage.time.pass(9000)
    expect(ana.party().next, 'he was back in time').toBe(null)

    back.close()
    await ana.until(isAlone)
    await stage.time.pass(10_001)
    await ana.until(() => ana.party().next !== null)
    const there = await at(people, 0).connect(ana.party().next ?? '')
    // Nobody else is to come.
    addChance(there, chanceNamed('Ana'))
    await there.until(() => there.screen() !== null)
    expect(there.party().chairs.map(({ kind }) => kind)).toEqual(['bot', 'bot', 'person'])
    expect(stage.server.logged).toEqual([])
  })
})
