import { quickRandom } from '@modern-art/engine'
import type { Account } from '@modern-art/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testNodes } from '../testing/busPair.ts'
import { PASSWORD, accountHolder, closedSocket, codeIn } from '../testing/accountHolder.ts'
import { openServer } from '../testing/onlineServer.ts'
import { sharedDatabase } from '../testing/sharedDatabase.ts'
import type { OnlineServer } from '../testing/onlineServer.ts'
import { person } from '../testing/person.ts'
import { playAlong } from '../testing/playing.ts'

let here: OnlineServer
let there: OnlineServer
let time = 1_800_000_000_000
beforeAll(async () => {
  const [one, other] = testNodes(2)
  if (one === undefined || other === undefined) throw new Error('there are two')
  const now = (): number => time
  here = await openServer({ bus: one.bus, now })
  there = await openServer({ bus: other.bus, now })
})
afterAll(async () => {
  await here.close()
  await there.close()
})

describe('a session that ends', () => {
  it('closes its sockets at every node, and those of no other session', async () => {
    const { holder, email } = await accountHolder(here.origin, 'Ana')
    const code = await holder.openTable({ pace: 'untimed' })
    const elsewhere = await person(there.origin)
    await elsewhere.ask('POST', '/api/account/sign-in', { email, password: PASSWORD })
    const display = await elsewhere.connect(code, 'display')
    const window = await holder.connect(code)
    const { devices } = (await holder.ask('GET', '/api/account')).json as Account
    await holder.ask('POST', '/api/account/devices/end', { device: devices.find(({ isThis }) => !isThis)?.id })
    await closedSocket(display)
    // The other node knows at once that the cookie is worth nothing.
    expect((await elsewhere.ask('GET', '/api/account')).status).toBe(401)
    expect(window.socket.connected).toBe(true)
    const ended = closedSocket(window)
    await holder.ask('POST', '/api/account/sign-out')
    await ended
  })

  it('opens no socket with a ticket from before', async () => {
    const { holder } = await accountHolder(here.origin, 'Ana')
    const code = await holder.openTable({ pace: 'untimed' })
    const ticket = await holder.ticket()
    await holder.ask('POST', '/api/account/sign-out')
    await expect(holder.connect(code, 'player', ticket)).rejects.toMatchObject({ data: { code: 'bad_ticket' } })
  })
})

describe('what changes how one signs in', () => {
  it('needs somebody who has signed in a moment ago', async () => {
    const { holder, email } = await accountHolder(here.origin, 'Ana')
    const asks = [
      ['/api/account/password', { email: null, password: 'a wholly new password' }],
      ['/api/account/recovery-codes', {}],
      ['/api/account/passkeys/begin', {}],
      ['/api/account/ways/remove', { kind: 'password' }],
      ['/api/account/delete', {}],
    ] as const
    time += 16 * 60_000
    for (const [path, body] of asks) {
      // oxlint-disable-next-line no-await-in-loop
      expect([path, codeIn((await holder.ask('POST', path, body)).json)]).toEqual([path, 'sign_in_again'])
    }
    await holder.ask('POST', '/api/account/sign-in', { email, password: PASSWORD })
    expect(codeIn((await holder.ask('POST', '/api/account/recovery-codes')).json)).toBe(null)
    expect(codeIn((await holder.ask('POST', '/api/account/ways/remove', { kind: 'password' })).json)).toBe('last_way')
  })
})

describe('an account that is deleted', () => {
  it('leaves an anonymous seat in its games, an empty chair at tables that wait, and no trace else', async () => {
    const { holder, email } = await accountHolder(here.origin, 'Nathalie')
    const ben = await person(there.origin, 'Ben')
    // She spoke at Ben's table, and left it before the game.
    const lobby = await ben.openTable()
    const talk = [await ben.connect(lobby), await holder.connect(lobby)] as const
    await talk[1].send({ type: 'sit', chair: 1 })
    await talk[1].send({ type: 'say', text: 'Greetings from Lyon' })
    await talk[1].send({ type: 'leave' })
    const waiting = await holder.openTable()
    const playing = await holder.openTable({ pace: 'untimed' })
    const finished = await holder.openTable({ pace: 'untimed' }, [null, 'easy', 'easy'])
    const end = await holder.connect(finished)
    await end.send({ type: 'start' })
    await playAlong(end, quickRandom(3))
    const windows = [await holder.connect(playing), await ben.connect(playing)] as const
    await windows[1].send({ type: 'sit', chair: 1 })
    await windows[0].send({ type: 'say', text: 'I am Nathalie of Lyon' })
    await windows[0].send({ type: 'start' })
    await windows[1].until(() => windows[1].screen() !== null)
    const exported = await holder.ask('GET', '/api/account/export')
    const user = (exported.json as { person: { id: string } }).person.id
    expect(JSON.stringify(exported.json)).toContain('Greetings from Lyon')
    expect(JSON.stringify(exported.json)).toContain('I am Nathalie of Lyon')
    expect(JSON.stringify(exported.json)).toContain('modern-art-transcript')

    expect((await holder.ask('POST', '/api/account/delete')).json).toEqual({})
    expect((await holder.ask('GET', '/api/me')).json).toMatchObject({ name: null, hasAccount: false })
    expect(codeIn((await holder.ask('POST', '/api/account/sign-in', { email, password: PASSWORD })).json)).toBe(
      'wrong_sign_in',
    )
    // Ben is connected to another node: whatever he had open is opened anew.
    await Promise.all([closedSocket(windows[1]), closedSocket(talk[0])])
    const lobbyAgain = await ben.connect(lobby)
    await lobbyAgain.until(() => lobbyAgain.said().length > 0)
    expect(lobbyAgain.said().map(({ name, said }) => [name, said])).toEqual([['Anonymous', { text: '…' }]])
    const back = await ben.connect(playing)
    await back.until(() => back.screen() !== null)
    expect(back.screen()?.view.setup.players[0]).toBe('Anonymous')
    expect(back.screen()?.occupants[0]).toMatchObject({ standIn: true })
    expect(back.said().map(({ name, said }) => [name, said])).toEqual([['Anonymous', { text: '…' }]])
    expect(back.frames.join('')).not.toContain('Nathalie')
    const storage = await sharedDatabase()
    for (const code of [waiting, playing, finished, lobby]) {
      // oxlint-disable-next-line no-await-in-loop
      const kept = JSON.stringify(await storage.findTable(code))
      expect(kept).not.toContain('Nathalie')
      expect(kept).not.toContain(user)
    }
    expect(await storage.linesBy(user)).toEqual([])
    expect((await storage.findTable(waiting))?.party.chairs[0]).toEqual({ kind: 'free' })
    expect((await storage.findTable(finished))?.party.chairs[0]).toEqual({ kind: 'left', name: 'Anonymous' })
  })
})

describe('all that is kept about somebody', () => {
  it('is told to themselves alone, and has nothing in it by which somebody could sign in', async () => {
    const { holder, email } = await accountHolder(here.origin, 'Ana')
    await holder.ask('POST', '/api/account/recovery-codes')
    const table = await holder.openTable({ pace: 'untimed' })
    const window = await holder.connect(table)
    await window.send({ type: 'start' })
    const { status, json } = await holder.ask('GET', '/api/account/export')
    expect(status).toBe(200)
    expect(json).toMatchObject({
      person: { name: 'Ana' },
      account: { email },
      tables: [{ code: table, stage: 'playing' }],
    })
    const text = JSON.stringify(json)
    expect(text).not.toMatch(/hash|deckOrder|transcript/i)
    expect(text).not.toContain(holder.cookies.get('modern-art'))
    window.close()
  })
})
