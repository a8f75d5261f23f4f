import { afterEach, describe, expect, it } from 'vitest'
import { openCluster } from '../testing/cluster.ts'
import type { Cluster } from '../testing/cluster.ts'
import { Refused } from '../testing/person.ts'
import { at, gameOfPeople } from '../testing/tableOf.ts'
import { SURELY_DEAD } from './life.ts'

let opened: Cluster | null = null
afterEach(async () => {
  await opened?.close()
  opened = null
})

/** As if the node that runs a table's game were of another version. */
async function setOtherFormat({ storage }: Cluster, code: string): Promise<void> {
  const stored = await storage.findTable(code)
  if (stored?.game === undefined || stored.game === null) throw new Error('there is a game')
  const { id, party, partyVersion, game } = stored
  const other = { ...game, format: 'modern-art-log/0' }
  await storage.changeParty({ table: id, expected: partyVersion, party, game: other, next: null, at: 1 })
}

describe('a game that a server of another version runs', () => {
  it('is left to it while it lives, and opened from its actions once it is dead', async () => {
    const cluster = await openCluster()
    opened = cluster
    const [one, two] = [await cluster.open(), await cluster.open()]
    const { code, people } = await gameOfPeople(one.server, 3, { pace: 'untimed' })
    await setOtherFormat(cluster, code)
    const before = await cluster.storage.findTable(code)
    const refused: unknown = await cluster
      .soon(at(people, 0).at(two.server.origin).connect(code))
      .catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Refused)
    expect(refused).toMatchObject({ data: { code: 'stopped' } })
    expect(await cluster.storage.findTable(code)).toEqual(before)
    one.kill()
    await cluster.time.pass(SURELY_DEAD)
    const back = await cluster.soon(at(people, 0).at(two.server.origin).connect(code))
    await cluster.soon(back.until(() => back.screen() !== null))
    expect(await cluster.soon(back.send({ type: 'resync' }))).toEqual({ ok: true })
    expect(two.server.logged).toEqual([])
  })

  it('is let go of by a node that was taken for dead, and lives', async () => {
    const cluster = await openCluster()
    opened = cluster
    const one = await cluster.open()
    const { code, windows } = await gameOfPeople(one.server, 3, { pace: 'untimed' })
    await setOtherFormat(cluster, code)
    const gone = new Promise((resolve) => {
      at(windows, 0).socket.once('disconnect', resolve)
    })
    await cluster.soon(gone)
    expect(one.server.logged).toEqual([])
  })
})
