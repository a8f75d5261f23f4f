import { afterEach, describe, expect, it } from 'vitest'
import { testNodes } from '../testing/busPair.ts'
import { openServer } from '../testing/onlineServer.ts'
import type { OnlineServer } from '../testing/onlineServer.ts'
import { person } from '../testing/person.ts'
import type { Person, Wanted, Window } from '../testing/person.ts'
import { at, tableOf } from '../testing/tableOf.ts'

const open: OnlineServer[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()))
})

async function twoNodes(): Promise<readonly [OnlineServer, OnlineServer]> {
  const nodes = testNodes(2)
  const servers = [await openServer({ bus: at(nodes, 0).bus }), await openServer({ bus: at(nodes, 1).bus })] as const
  open.push(...servers)
  return servers
}

/** A page whose answer was lost connects to another node and sends its command again. */
async function again(host: Person, { origin }: OnlineServer, code: string, command: Wanted): Promise<Window> {
  const window = await host.at(origin).connect(code)
  expect(await window.send(command)).toEqual({ ok: true })
  return window
}

describe('a command that is sent again to another node', () => {
  it('removes nobody who has sat down since', async () => {
    const [here, there] = await twoNodes()
    const { code, people, windows } = await tableOf(here, 2, {}, ['easy'])
    const remove = { type: 'remove', id: 'remove Ben', chair: 1 } as const
    expect(await at(windows, 0).send(remove)).toEqual({ ok: true })
    const carol = await (await person(here.origin, 'Carol')).connect(code)
    expect(await carol.send({ type: 'sit', chair: 1 })).toEqual({ ok: true })
    const host = await again(at(people, 0), there, code, remove)
    expect(host.party().chairs[1]).toMatchObject({ kind: 'person', name: 'Carol' })
    expect(carol.goodbye()).toBe(null)
    // It is the command that is known, and not what it asks for.
    expect(await host.send({ ...remove, id: 'remove Carol' })).toEqual({ ok: true })
    await carol.until(() => carol.goodbye() === 'removed')
  })

  it('seats nobody who has left since', async () => {
    const [here, there] = await twoNodes()
    const ben = await person(here.origin, 'Ben')
    const code = await (await person(here.origin, 'Ana')).openTable()
    const first = await ben.connect(code)
    const sit = { type: 'sit', id: 'sit', chair: null } as const
    expect(await first.send(sit)).toEqual({ ok: true })
    expect(await first.send({ type: 'leave', id: 'leave' })).toEqual({ ok: true })
    const second = await again(ben, there, code, sit)
    expect(second.chair()).toBe(null)
    expect(await second.send({ type: 'leave', id: 'leave' })).toEqual({ ok: true })
  })

  it('begins a game once, and says that it has', async () => {
    const [here, there] = await twoNodes()
    const { code, people, windows } = await tableOf(here, 1, {}, ['easy', 'easy'])
    const start = { type: 'start', id: 'start' } as const
    expect(await at(windows, 0).send(start)).toEqual({ ok: true })
    await again(at(people, 0), there, code, start)
  })

  it('says a line once', async () => {
    const [here, there] = await twoNodes()
    const { code, people, windows } = await tableOf(here, 2, {}, ['easy'])
    const say = { type: 'say', id: 'odd \u0000 id \uD800', text: 'Same time next week?' } as const
    const call = { type: 'call', id: 'call', call: 'hello' } as const
    expect(await at(windows, 0).send(say)).toEqual({ ok: true })
    expect(await at(windows, 0).send(call)).toEqual({ ok: true })
    const window = await again(at(people, 0), there, code, say)
    expect(await window.send(call)).toEqual({ ok: true })
    // Another person may have made the same id.
    expect(await at(windows, 1).send(call)).toEqual({ ok: true })
    await window.until(() => window.said().length === 3)
    expect(window.said().map(({ chair, number }) => [chair, number])).toEqual([
      [0, 1],
      [0, 2],
      [1, 3],
    ])
  })
})
