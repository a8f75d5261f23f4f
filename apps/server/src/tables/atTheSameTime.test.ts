import { quickRandom } from '@modern-art/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { heldStorage } from '../testing/heldStorage.ts'
import type { HeldStorage } from '../testing/heldStorage.ts'
import { openServer } from '../testing/onlineServer.ts'
import { sharedDatabase } from '../testing/sharedDatabase.ts'
import type { OnlineServer } from '../testing/onlineServer.ts'
import { person } from '../testing/person.ts'
import { isOver, playAlong } from '../testing/playing.ts'
import { at, gameOfPeople, tableOf } from '../testing/tableOf.ts'

let held: HeldStorage
let server: OnlineServer
beforeAll(async () => {
  held = heldStorage(await sharedDatabase())
  server = await openServer({ storage: held.storage })
})
afterAll(() => server.close())

describe('while the storage takes its time', () => {
  it('a game that ends is over, though its party was being changed', async () => {
    const { windows } = await gameOfPeople(server, 3, { pace: 'untimed' })
    const waiting = held.hold()
    const leaving = at(windows, 2).send({ type: 'leave' })
    await waiting
    await Promise.all(windows.map((window, seat) => playAlong(window, quickRandom(seat + 3))))
    expect(windows.every(isOver)).toBe(true)
    held.release()
    expect(await leaving).toEqual({ ok: true })
    const ana = at(windows, 0)
    expect(await ana.send({ type: 'be_ready', ready: true })).toEqual({ ok: true })
    expect(ana.party().stage).toBe('finished')
  })

  it('whoever is being removed says nothing more', async () => {
    const { code, windows } = await tableOf(server, 3)
    const waiting = held.hold()
    const removing = at(windows, 0).send({ type: 'remove', chair: 1 })
    await waiting
    void at(windows, 1).send({ type: 'say', text: 'too late' })
    // It has been heard once this is answered: both come over the same socket.
    await at(windows, 1).send({ type: 'resync' })
    held.release()
    expect(await removing).toEqual({ ok: true })
    await at(windows, 1).until(() => at(windows, 1).goodbye() === 'removed')
    // Whatever was asked of the table before this is done with it.
    expect(await at(windows, 0).send({ type: 'be_ready', ready: true })).toEqual({ ok: true })
    expect((await server.storage.findTable(code))?.said).toBe(0)
  })

  it('a seat that could not be moved is not said to have moved', async () => {
    const { windows } = await gameOfPeople(server, 3, { pace: 'untimed' })
    const moved = await at(windows, 1).send({ type: 'move_seat' })
    const phone = await person(server.origin)
    held.failOnce()
    const answer = await phone.ask('POST', '/api/seat', { link: moved.ok ? moved.link : null })
    expect(answer).toMatchObject({ status: 500, json: { error: { code: 'failed' } } })
    expect(at(windows, 1).goodbye()).toBe(null)
    // The link has moved nothing yet.
    expect(await phone.ask('POST', '/api/seat', { link: moved.ok ? moved.link : null })).toMatchObject({ status: 200 })
    await at(windows, 1).until(() => at(windows, 1).goodbye() === 'seat_moved')
  })
})
