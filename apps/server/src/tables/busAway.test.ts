import type { OpenTables } from '@modern-art/protocol'
import { afterEach, describe, expect, it } from 'vitest'
import { ownBus } from '../bus/ownBus.ts'
import { openCluster } from '../testing/cluster.ts'
import type { Cluster } from '../testing/cluster.ts'
import { mortalStorage } from '../testing/mortalStorage.ts'
import { openServer } from '../testing/onlineServer.ts'
import { sharedDatabase } from '../testing/sharedDatabase.ts'
import { person } from '../testing/person.ts'
import { at, gameOfPeople } from '../testing/tableOf.ts'

describe('while what the nodes share is away', () => {
  let nodes: Cluster
  afterEach(() => nodes.close())

  it('tables open, are listed and are played, and people at one node see what others do at another', async () => {
    nodes = await openCluster()
    const [first, other] = [await nodes.open(), await nodes.open()]
    const { code, people, windows } = await gameOfPeople(first.server, 3)
    for (const { busAway } of [first, other]) busAway(true)

    const away = at(people, 2).at(other.server.origin)
    const cleo = await nodes.soon(away.connect(code))
    await nodes.soon(cleo.until(() => cleo.screen() !== null))
    const ben = at(windows, 1)
    ben.close()
    const isAway = (): boolean => {
      const occupant = cleo.screen()?.occupants[1]
      return occupant?.kind === 'person' && !occupant.present
    }
    await nodes.soon(cleo.until(isAway))
    expect(await nodes.soon(at(windows, 0).send({ type: 'call', call: 'hello' }))).toEqual({ ok: true })
    await nodes.soon(cleo.until(() => cleo.said().length > 0))

    const dov = await person(other.server.origin, 'Dov')
    const open = await dov.openTable({ access: 'open' })
    await nodes.soon(dov.connect(open))
    const { status, json } = await dov.ask('GET', '/api/tables/open')
    expect(status).toBe(200)
    expect((json as OpenTables).tables.map((table) => table.code)).toContain(open)
    await expect((await person(first.server.origin)).ask('GET', '/api/tables/open')).resolves.toMatchObject({
      status: 200,
    })
    expect([...first.server.logged, ...other.server.logged]).toEqual([])
  })

  it('nobody is seen off once it is back who came to another node meanwhile', async () => {
    nodes = await openCluster()
    const [first, other] = [await nodes.open(), await nodes.open()]
    const { code, people, windows } = await gameOfPeople(first.server, 3)
    at(windows, 2).close()
    const ben = await nodes.soon(at(people, 1).at(other.server.origin).connect(code))
    const isCleoThere = (): boolean => {
      const occupant = ben.screen()?.occupants[2]
      return occupant?.kind === 'person' && occupant.present
    }
    await nodes.soon(ben.until(() => ben.screen() !== null && !isCleoThere()))
    other.busAway(true)
    await nodes.soon(at(people, 2).connect(code))
    await nodes.soon(ben.until(isCleoThere))
    other.busAway(false)
    // No time passes in which the node would look by itself who is where.
    const eve = await (await person(other.server.origin, 'Eve')).connect(code)
    await eve.until(() => eve.screen() !== null)
    const ofCleo = (await nodes.logOf(code)).flatMap(({ heard }) =>
      'seat' in heard && heard.seat === 2 ? [heard.type] : [],
    )
    expect(ofCleo.slice(-2)).toEqual(['left', 'joined'])
  })

  it('a table that has to stop stops, and is held by nobody when all is back', async () => {
    nodes = await openCluster()
    const node = await nodes.open()
    const { code, windows } = await gameOfPeople(node.server, 3)
    node.busAway(true)
    node.storageAway(true)
    void at(windows, 0).send({ type: 'act', decision: 0, action: { type: 'pass', seat: 0 } })
    await nodes.soon(at(windows, 0).until(() => !at(windows, 0).socket.connected))
    await nodes.time.pass(1000)
    node.storageAway(false)
    node.busAway(false)
    expect(node.server.logged.filter((line) => !line.startsWith('a regular task'))).toEqual([
      expect.stringContaining('has stopped: not_saved'),
    ])
    expect(await node.bus.holders(code)).toEqual([])
  })
})

describe('a table that cannot be kept', () => {
  it('is closed, whatever else fails with it: the server lives on', async () => {
    const mortal = mortalStorage(await sharedDatabase())
    const bus = { ...ownBus(), release: () => Promise.reject(new Error('nothing is released')) }
    const server = await openServer({ storage: mortal.storage, bus })
    const { windows } = await gameOfPeople(server, 3)
    mortal.breaks('append', 'fails')
    void at(windows, 0).send({ type: 'act', decision: 0, action: { type: 'pass', seat: 0 } })
    await at(windows, 0).until(() => !at(windows, 0).socket.connected)
    await expect.poll(() => server.logged).toContainEqual(expect.stringContaining('nothing is released'))
    await server.close()
  })
})
