// oxlint-disable no-await-in-loop -- people come one after the other
import { checkDeal, fingerprintOfChance, isFair } from '@modern-art/engine'
import { afterEach, describe, expect, it } from 'vitest'
import { fairDealOf } from '../parties/dealing.ts'
import { openCluster } from '../testing/cluster.ts'
import type { Cluster } from '../testing/cluster.ts'
import { addChance, chanceNamed } from '../testing/pageChance.ts'
import type { OnlineServer } from '../testing/onlineServer.ts'
import type { Window } from '../testing/person.ts'
import { at, tableOf } from '../testing/tableOf.ts'
import type { TableOfPeople } from '../testing/tableOf.ts'

const open: Cluster[] = []

afterEach(async () => {
  await Promise.all(open.splice(0).map((nodes) => nodes.close()))
})

async function newCluster(): Promise<Cluster> {
  const nodes = await openCluster()
  open.push(nodes)
  return nodes
}

const chances = ['Ana', 'Ben', 'Cleo'].map(chanceNamed)

/** Three people whose pages have promised their chances, at a table whose promises are frozen. */
async function frozenTable(nodes: Cluster, server: OnlineServer): Promise<TableOfPeople> {
  const table = await tableOf(server, 3, { pace: 'untimed' })
  for (const [seat, window] of table.windows.entries()) {
    const fingerprint = fingerprintOfChance(table.code, at(chances, seat))
    await nodes.soon(window.send({ type: 'promise_chance', fingerprint }))
  }
  expect(await at(table.windows, 0).send({ type: 'start' })).toEqual({ ok: true })
  return table
}

const hasGame = (window: Window): Promise<void> => window.until(() => window.screen() !== null)

/** Which chances the game was dealt by; the deck must follow from them. */
async function dealtBy(nodes: Cluster, code: string): Promise<readonly (string | null | undefined)[]> {
  const stored = await nodes.storage.findTable(code)
  const deal = stored === null ? null : fairDealOf(stored.party, code)
  if (stored?.game === null || stored === null || deal === null) throw new Error('there is no game')
  expect(isFair(checkDeal(deal, stored.game.config))).toBe(true)
  return deal.seats.map((seat) => seat?.chance)
}

describe('a deal at several nodes', () => {
  it('goes on at another node if the first is killed between the freeze and the deal', async () => {
    const nodes = await newCluster()
    const first = await nodes.open()
    const { code, people, windows } = await frozenTable(nodes, first.server)
    await nodes.soon(at(windows, 0).send({ type: 'reveal_chance', chance: at(chances, 0) }))
    first.kill('leased')
    const other = await nodes.open()
    const back = await nodes.soon(at(people, 1).at(other.server.origin).connect(code))
    expect(back.party().deal?.stage).toBe('frozen')
    addChance(back, at(chances, 1))
    await nodes.soon(hasGame(back))
    // What was given away before is kept; Cleo has not come back.
    expect(await dealtBy(nodes, code)).toEqual([chances[0], chances[1], null])
    expect(other.server.logged).toEqual([])
  })

  it('does not need anybody who promised anything', async () => {
    const nodes = await newCluster()
    const first = await nodes.open()
    const { code, people } = await frozenTable(nodes, first.server)
    first.kill('forgotten')
    const other = await nodes.open()
    const display = await nodes.soon(at(people, 1).at(other.server.origin).connect(code, 'display'))
    await nodes.soon(hasGame(display))
    expect(await dealtBy(nodes, code)).toEqual([null, null, null])
  })

  it('takes chances from wherever people are', async () => {
    const nodes = await newCluster()
    const [first, other] = [await nodes.open(), await nodes.open()]
    const { code, people, windows } = await tableOf(first.server, 3, { pace: 'untimed' })
    const ben = await nodes.soon(at(people, 1).at(other.server.origin).connect(code))
    const all = [at(windows, 0), ben, at(windows, 2)]
    for (const [seat, window] of all.entries()) addChance(window, at(chances, seat))
    await nodes.soon(ben.until(() => ben.party().deal?.promised.every((each) => each !== null) ?? false))
    await nodes.soon(at(windows, 0).send({ type: 'start' }))
    await nodes.soon(Promise.all(all.map(hasGame)))
    expect(await dealtBy(nodes, code)).toEqual(chances)
    expect([...first.server.logged, ...other.server.logged]).toEqual([])
  })

  it('is tried again when the storage does not take it', async () => {
    const nodes = await newCluster()
    const node = await nodes.open()
    const { code, windows } = await frozenTable(nodes, node.server)
    node.storageAway(true)
    await nodes.time.pass(3000)
    expect(node.server.logged.length).toBeGreaterThan(0)
    node.storageAway(false)
    await nodes.soon(hasGame(at(windows, 2)))
    expect(await dealtBy(nodes, code)).toEqual([null, null, null])
  })
})
