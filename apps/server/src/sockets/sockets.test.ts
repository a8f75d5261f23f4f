import { quickRandom } from '@modern-art/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openServer } from '../testing/onlineServer.ts'
import type { OnlineServer } from '../testing/onlineServer.ts'
import { person } from '../testing/person.ts'
import { playAlong } from '../testing/playing.ts'

let server: OnlineServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

describe('a table online', () => {
  it('is opened, joined and begun; a whole game is played', async () => {
    const ana = await person(server.origin, 'Ana')
    const ben = await person(server.origin, 'Ben')
    const code = await ana.openTable({ pace: 'untimed' })
    const first = await ana.connect(code)
    expect(first.party()).toMatchObject({ code, stage: 'waiting', host: 0 })
    const second = await ben.connect(code)
    expect(await second.send({ type: 'sit', chair: null })).toEqual({ ok: true })
    await first.until(() => first.party().chairs[1]?.kind === 'person')
    expect(await second.send({ type: 'start' })).toMatchObject({ ok: false, error: { code: 'not_host' } })
    expect(await first.send({ type: 'start' })).toEqual({ ok: true })
    await second.until(() => second.screen() !== null)
    expect(second.seat()).toBe(1)
    await Promise.all([playAlong(first, quickRandom(1)), playAlong(second, quickRandom(2))])
    await second.until(() => second.party().stage === 'finished')
    expect(first.screen()?.view.phase.name).toBe('finished')
    expect(server.logged).toEqual([])
  })

  it('answers a command that is sent again, even from a new window, as it was, and does it once', async () => {
    const ana = await person(server.origin, 'Ana')
    const code = await ana.openTable()
    const first = await ana.connect(code)
    expect(await first.send({ type: 'call', call: 'hello', id: 'once' })).toEqual({ ok: true })
    expect(await first.send({ type: 'call', call: 'hello', id: 'once' })).toEqual({ ok: true })
    const second = await ana.connect(code)
    expect(await second.send({ type: 'call', call: 'hello', id: 'once' })).toEqual({ ok: true })
    expect(second.said().map(({ said }) => said)).toEqual([{ call: 'hello' }])
  })
})
