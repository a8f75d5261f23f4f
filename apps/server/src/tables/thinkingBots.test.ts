import { quickRandom, randomOf } from '@modern-art/engine'
import type { BotQuestion } from '@modern-art/table'
import { afterEach, describe, expect, it } from 'vitest'
import { openCluster } from '../testing/cluster.ts'
import type { Cluster } from '../testing/cluster.ts'
import { at, gameOfPeople } from '../testing/tableOf.ts'
import type { TableOfPeople } from '../testing/tableOf.ts'

let nodes: Cluster
afterEach(() => nodes.close())

/** Bots that answer when they are told to. */
function slowBots(): { readonly think: (question: BotQuestion) => Promise<unknown>; readonly answer: () => void } {
  const asked: (() => void)[] = []
  return {
    think: ({ choices, seat }) =>
      new Promise((resolve) => {
        asked.push(() => resolve(randomOf(choices, seat, quickRandom(seat))))
      }),
    answer: () => {
      for (const each of asked.splice(0)) each()
    },
  }
}

async function gameWithAskedBot(server: Parameters<typeof gameOfPeople>[0], people = 1): Promise<TableOfPeople> {
  const bots = (['easy', 'easy', 'easy'] as const).slice(0, 4 - people)
  const game = await gameOfPeople(server, people, { pace: 'untimed' }, bots)
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const { questions, decision } = await nodes.tableAt(game.code)
    if (questions.some((asked) => asked?.answer === null)) return game
    const window = game.windows.find((each) => each.screen()?.choices.length !== 0)
    const [seat, choices] = [window?.seat() ?? 0, window?.screen()?.choices ?? []]
    const action = randomOf(choices, seat, quickRandom(4))
    if (action.type === 'hammer') throw new Error('there is no hammer')
    // oxlint-disable-next-line no-await-in-loop
    await nodes.soon(window?.send({ type: 'act', decision, action }) ?? Promise.reject(new Error('nobody is asked')))
  }
}

describe('a table that everybody leaves while a bot thinks', () => {
  it('is let go of once the bot has answered, and goes on with that answer', async () => {
    nodes = await openCluster()
    const bots = slowBots()
    const { server, bus } = await nodes.open(bots.think)
    const { code, people, windows } = await gameWithAskedBot(server)
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
