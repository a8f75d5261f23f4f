import { quickRandom, randomOf } from '@modern-art/engine'
import type { BotQuestion } from '@modern-art/table'
import { afterEach, describe, expect, it } from 'vitest'
import { openCluster } from '../testing/cluster.ts'
import type { Cluster } from '../testing/cluster.ts'
import type { Window } from '../testing/person.ts'
import { at, gameOfPeople } from '../testing/tableOf.ts'

let nodes: Cluster
afterEach(() => nodes.close())

/** Bots that answer when they are told to. */
interface SlowBots {
  readonly think: (question: BotQuestion) => Promise<unknown>
  readonly answer: () => void
  /** The numbers of the questions that are still to be answered. */
  readonly asked: () => readonly number[]
}

function slowBots(): SlowBots {
  const asked: { readonly question: number; readonly answer: () => void }[] = []
  return {
    think: ({ choices, seat, question }) =>
      new Promise((resolve) => {
        asked.push({ question, answer: () => resolve(randomOf(choices, seat, quickRandom(seat))) })
      }),
    answer: () => {
      for (const { answer } of asked.splice(0)) answer()
    },
    asked: () => asked.map(({ question }) => question),
  }
}

/** The person who is asked does something. */
async function personPlays(code: string, windows: readonly Window[]): Promise<void> {
  const { decision } = await nodes.tableAt(code)
  const window = windows.find((each) => (each.screen()?.choices ?? []).length > 0)
  if (window === undefined) return
  const seat = window.seat() ?? 0
  const action = randomOf(window.screen()?.choices ?? [], seat, quickRandom(4))
  if (action.type === 'hammer') throw new Error('there is no hammer')
  await nodes.soon(window.send({ type: 'act', decision, action }))
}

/** Plays until these bots are asked something, and no others; those answer whatever they are asked. */
async function playedUntilAsked(code: string, windows: readonly Window[], bots: SlowBots, others: SlowBots | null) {
  for (;;) {
    // One thing after the other.
    // oxlint-disable-next-line no-await-in-loop
    await nodes.time.pass(100)
    // oxlint-disable-next-line no-await-in-loop
    const { question } = await nodes.tableAt(code)
    if (others?.asked().includes(question)) others.answer()
    else if (bots.asked().includes(question)) return
    // oxlint-disable-next-line no-await-in-loop
    else await personPlays(code, windows)
  }
}

describe('a table that everybody leaves while a bot thinks', () => {
  it('is let go of once the bot has answered, and goes on with that answer', async () => {
    nodes = await openCluster()
    const bots = slowBots()
    const { server, bus } = await nodes.open(bots.think)
    const { code, people, windows } = await gameOfPeople(server, 1, { pace: 'untimed' }, ['easy', 'easy'])
    await playedUntilAsked(code, windows, bots, null)
    const { actions } = await nodes.tableAt(code)
    at(windows, 0).close()
    await expect.poll(async () => (await nodes.tableAt(code)).paused).toBe(true)
    await nodes.time.pass(60_000)
    expect(await bus.holders(code)).toHaveLength(1)
    bots.answer()
    await nodes.time.pass(40_000)
    expect(await bus.holders(code)).toEqual([])
    const back = await nodes.soon(at(people, 0).connect(code))
    await nodes.soon(back.until(() => (back.screen()?.moves ?? 0) > actions.length))
    expect(server.logged).toEqual([])
  })
})

describe('a node that dies while a bot thinks there', () => {
  /** Before a bot's patience is over. */
  const SOON = 5000

  it('leaves the question to one that runs the table as well', async () => {
    nodes = await openCluster()
    const [here, there] = [slowBots(), slowBots()]
    const [first, other] = [await nodes.open(here.think), await nodes.open(there.think)]
    const { code, people, windows } = await gameOfPeople(first.server, 2, { pace: 'untimed' }, ['easy', 'easy'])
    const ben = await nodes.soon(at(people, 1).at(other.server.origin).connect(code))
    await nodes.soon(ben.until(() => ben.screen() !== null))
    await playedUntilAsked(code, [at(windows, 0), ben], here, there)
    const { actions, question } = await nodes.tableAt(code)
    first.kill('forgotten')
    await nodes.time.pass(SOON)
    expect(there.asked()).toContain(question)
    expect((await nodes.tableAt(code)).actions).toEqual(actions)
    there.answer()
    await nodes.soon(ben.until(() => (ben.screen()?.moves ?? 0) > actions.length))
    expect(other.server.logged).toEqual([])
  })

  it('leaves it to one that joins before anybody can know of the death', async () => {
    nodes = await openCluster()
    const [here, there] = [slowBots(), slowBots()]
    const [first, other] = [await nodes.open(here.think), await nodes.open(there.think)]
    const { code, people, windows } = await gameOfPeople(first.server, 1, { pace: 'untimed' }, ['easy', 'easy'])
    await playedUntilAsked(code, windows, here, null)
    const { question } = await nodes.tableAt(code)
    first.kill('leased')
    // No time passes, so that nobody can tell.
    const ana = await at(people, 0).at(other.server.origin).connect(code)
    await ana.until(() => ana.screen() !== null)
    expect(there.asked()).toContain(question)
    expect(other.server.logged).toEqual([])
  })
})
