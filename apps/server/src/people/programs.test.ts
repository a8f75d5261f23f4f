// oxlint-disable no-await-in-loop -- one question after the other
import { MOST_PROGRAMS, isProgramToken } from '@modern-art/protocol'
import type { NewProgram, OwnPrograms } from '@modern-art/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountHolder, closedSocket, codeIn } from '../testing/accountHolder.ts'
import { testNodes } from '../testing/busPair.ts'
import { doorCode } from '../testing/doorCode.ts'
import { openServer } from '../testing/onlineServer.ts'
import { sharedDatabase } from '../testing/sharedDatabase.ts'
import type { OnlineServer } from '../testing/onlineServer.ts'
import { openWindow, person } from '../testing/person.ts'
import { programOf, programWith } from '../testing/program.ts'

let here: OnlineServer
let there: OnlineServer
beforeAll(async () => {
  const [one, other] = testNodes(2)
  if (one === undefined || other === undefined) throw new Error('there are two')
  here = await openServer({ bus: one.bus, settings: { moderators: ['mod'] } })
  there = await openServer({ bus: other.bus, settings: { moderators: ['mod'] } })
})
afterAll(async () => {
  await here.close()
  await there.close()
})

const botsIn = (json: unknown): readonly string[] => (json as OwnPrograms).bots.map(({ name }) => name)

describe('tokens of programs', () => {
  it('are made under a name, told once, listed and revoked; only their hash is kept', async () => {
    const { holder } = await accountHolder(here.origin, 'Ana')
    const made = (await holder.ask('POST', '/api/account/bots', { name: 'Magpie' })).json as NewProgram
    expect(isProgramToken(made.token)).toBe(true)
    expect(made.bots).toMatchObject([{ name: 'Magpie', usedAt: null }])
    const listed = (await holder.ask('GET', '/api/account/bots')).json
    expect(JSON.stringify(listed)).not.toContain(made.token)
    await programWith(here.origin, made.token).ask('GET', '/api/me')
    expect(((await holder.ask('GET', '/api/account/bots')).json as OwnPrograms).bots[0]?.usedAt).not.toBe(null)
    const exported = await holder.ask('GET', '/api/account/export')
    expect(exported.json).toMatchObject({ bots: [{ name: 'Magpie' }] })
    expect(JSON.stringify(exported.json)).not.toContain(made.token)
    const ended = await holder.ask('POST', '/api/account/bots/end', { id: made.bots[0]?.id })
    expect(ended.json).toEqual({ bots: [] })
  })

  it('are for accounts, few, and named as people may be', async () => {
    const guest = await person(here.origin, 'Eve')
    expect(codeIn((await guest.ask('POST', '/api/account/bots', { name: 'Magpie' })).json)).toBe('no_account')
    const { holder } = await accountHolder(here.origin, 'Ana')
    const make = async (name: unknown): Promise<string | null> =>
      codeIn((await holder.ask('POST', '/api/account/bots', { name })).json)
    for (const name of ['', 7, 'x'.repeat(25)]) expect(await make(name)).toBe('bad_message')
    expect(await make('Moderator')).toBe('name_refused')
    for (let count = 0; count < MOST_PROGRAMS; count += 1) expect(await make(`Magpie ${count}`)).toBe(null)
    expect(await make('One more')).toBe('too_many')
  })

  it('of another are neither seen nor revoked', async () => {
    const [{ holder: ana }, { holder: ben }] = [
      await accountHolder(here.origin, 'Ana'),
      await accountHolder(here.origin, 'Ben'),
    ]
    const { bots, token } = (await ana.ask('POST', '/api/account/bots', { name: 'Magpie' })).json as NewProgram
    expect(botsIn((await ben.ask('GET', '/api/account/bots')).json)).toEqual([])
    expect((await ben.ask('POST', '/api/account/bots/end', { id: bots[0]?.id })).json).toEqual({ bots: [] })
    expect((await programWith(here.origin, token).ask('GET', '/api/me')).json).toMatchObject({ name: 'Magpie' })
    expect(botsIn((await ana.ask('GET', '/api/account/bots')).json)).toEqual(['Magpie'])
  })
})

describe('a program', () => {
  it('is itself and never its owner, whatever cookies come along', async () => {
    const { holder } = await accountHolder(here.origin, 'Ana')
    const magpie = await programOf(here.origin, holder, 'Magpie')
    const cookie = [...holder.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await magpie.ask('GET', '/api/me', undefined, { cookie })
    expect(answer.json).toMatchObject({ name: 'Magpie', hasAccount: false, isModerator: false })
    expect(answer.headers.getSetCookie()).toEqual([])
    const forged = programWith(here.origin, `mab_${'x'.repeat(43)}`)
    expect(codeIn((await forged.ask('GET', '/api/me', undefined, { cookie })).json)).toBe('bad_token')
    // Somebody else's account does not vouch for it either.
    const { holder: ben } = await accountHolder(here.origin, 'Ben')
    const bens = [...ben.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    expect((await magpie.ask('GET', '/api/me', undefined, { cookie: bens })).json).toMatchObject({ name: 'Magpie' })
  })

  it('may ask for tables, and for nothing that people do', async () => {
    const { holder } = await accountHolder(here.origin, 'Ana')
    const magpie = await programOf(here.origin, holder, 'Magpie')
    for (const path of ['/api/me', '/api/tables/open', '/api/tables/mine']) {
      expect([path, (await magpie.ask('GET', path)).status]).toEqual([path, 200])
    }
    const refused = [
      ['GET', '/api/account'],
      ['GET', '/api/account/bots'],
      ['POST', '/api/account/bots'],
      ['POST', '/api/account/bots/end'],
      ['GET', '/api/account/export'],
      ['POST', '/api/account/delete'],
      ['POST', '/api/account/sign-up'],
      ['POST', '/api/account/sign-in'],
      ['POST', '/api/account/password'],
      ['POST', '/api/me'],
      ['POST', '/api/me/portrait'],
      ['POST', '/api/ticket'],
      ['POST', '/api/tables'],
      ['POST', '/api/seat'],
      ['POST', '/api/vacation'],
      ['POST', '/api/people/block'],
      ['POST', '/api/people/report'],
      ['GET', '/api/people/blocked'],
      ['GET', '/api/moderation/reports'],
      ['POST', '/api/moderation/decide'],
    ] as const
    for (const [method, path] of refused) {
      const { status, json, headers } = await magpie.ask(method, path)
      expect([path, status, codeIn(json)]).toEqual([path, 403, 'not_for_programs'])
      expect(headers.getSetCookie()).toEqual([])
    }
  })

  it('has a token that is no cookie, no ticket and no address; and a cookie is no token', async () => {
    const { holder } = await accountHolder(here.origin, 'Ana')
    const { token } = await programOf(here.origin, holder, 'Magpie')
    const code = await holder.openTable()
    const stranger = await person(here.origin)
    const asCookie = { cookie: `modern-art=${token}` }
    expect((await stranger.ask('GET', '/api/me', undefined, asCookie)).json).toMatchObject({ name: null })
    for (const path of [`/api/me?token=${token}`, `/api/tables/open?${token}`]) {
      expect([path, (await stranger.ask('GET', path)).status]).toEqual([path, 400])
    }
    const auth = { protocol: 3, ticket: token, code, as: 'player' }
    expect(await doorCode(openWindow(here.origin, auth))).toBe('bad_ticket')
    expect(await doorCode(openWindow(here.origin, { ...auth, ticket: null }))).toBe('bad_ticket')
    const byAddress = openWindow(`${here.origin}/?token=${token}`, { ...auth, ticket: null }, { origin: here.origin })
    expect(await doorCode(byAddress)).toBe('websocket error')
    const bearer = { authorization: `Bearer ${token}` }
    expect(await doorCode(openWindow(here.origin, auth, bearer))).toBe('bad_message')
    // A page of another site cannot send one, and is not let in if it could.
    const evil = { ...bearer, origin: 'https://evil.example' }
    expect(await doorCode(openWindow(here.origin, { ...auth, ticket: null }, evil))).toBe('websocket error')
    const session = holder.cookies.get('modern-art') ?? ''
    expect(codeIn((await programWith(here.origin, session).ask('GET', '/api/account')).json)).toBe('bad_token')
    expect(await doorCode(programWith(here.origin, session).connect(code))).toBe('bad_token')
    expect(await doorCode(programWith(here.origin, `${token.slice(0, -1)}~`).connect(code))).toBe('bad_token')
  })
})

describe('a token that is revoked', () => {
  it('closes its sockets at every node and frees its chairs; others stay', async () => {
    const { holder } = await accountHolder(here.origin, 'Ana')
    const [magpie, crow] = [
      await programOf(here.origin, holder, 'Magpie'),
      await programOf(here.origin, holder, 'Crow'),
    ]
    const waiting = await holder.openTable({ pace: 'untimed' })
    const playing = await holder.openTable({ pace: 'untimed' })
    const host = await holder.connect(playing)
    const lobby = await holder.connect(waiting)
    const windows = [
      await magpie.at(there.origin).connect(waiting),
      await magpie.connect(playing),
      await crow.connect(playing),
    ] as const
    for (const window of windows) expect(await window.send({ type: 'sit', chair: null })).toEqual({ ok: true })
    await host.send({ type: 'start' })
    for (const window of [host, windows[1], windows[2]]) await window.until(() => window.screen() !== null)
    const { bots } = (await holder.ask('GET', '/api/account/bots')).json as OwnPrograms
    await holder.ask('POST', '/api/account/bots/end', { id: bots.find(({ name }) => name === 'Magpie')?.id })
    await Promise.all([closedSocket(windows[0]), closedSocket(windows[1])])
    expect(codeIn((await magpie.ask('GET', '/api/me')).json)).toBe('bad_token')
    expect(codeIn((await magpie.at(there.origin).ask('GET', '/api/me')).json)).toBe('bad_token')
    expect(await doorCode(magpie.connect(playing))).toBe('bad_token')
    await lobby.until(() => lobby.party().chairs[1]?.kind === 'free')
    await host.until(() => {
      const occupant = host.screen()?.occupants[1]
      return occupant?.kind === 'person' && occupant.standIn
    })
    expect(host.party().chairs[1]).toMatchObject({ kind: 'person', name: 'Magpie', program: true, here: false })
    expect(windows[2].socket.connected).toBe(true)
  })

  it('also when its owner is banned, or deletes the account', async () => {
    const { holder } = await accountHolder(here.origin, 'Ana')
    const { holder: leaver } = await accountHolder(here.origin, 'Odile')
    const ben = await person(here.origin, 'Ben')
    const code = await ben.openTable({ pace: 'untimed' })
    const window = await ben.connect(code)
    const [magpie, crow] = [
      await programOf(here.origin, holder, 'Magpie'),
      await programOf(here.origin, leaver, 'Crow'),
    ]
    const sockets = [await magpie.at(there.origin).connect(code), await crow.at(there.origin).connect(code)] as const
    for (const socket of sockets) expect(await socket.send({ type: 'sit', chair: null })).toEqual({ ok: true })
    await window.send({ type: 'start' })
    await window.until(() => window.screen() !== null)

    // A report of a program is one of its owner.
    await ben.ask('POST', '/api/people/report', { code, chair: 1, reason: 'play', words: '' })
    const storage = await sharedDatabase()
    const report = (await storage.openReports(100, Date.now())).find((each) => each.code === code)
    expect(report).toMatchObject({ reported: 'Magpie' })
    const user = (await storage.decide(
      report?.id ?? 0,
      { kind: 'ban', reason: 'x', days: 1 },
      { id: 'mod', name: 'Mod' },
      Date.now(),
    )) as string
    expect((await holder.ask('GET', '/api/account/export')).json).toMatchObject({ person: { id: user } })
    // The next thing that changes about the owner is heard everywhere, as a moderator's decision is.
    await holder.ask('POST', '/api/account/devices/end', { device: '0'.repeat(64) })
    await closedSocket(sockets[0])
    expect(codeIn((await magpie.ask('GET', '/api/me')).json)).toBe('banned')
    expect(await doorCode(magpie.connect(code))).toBe('banned')
    expect(codeIn((await holder.ask('POST', '/api/account/bots', { name: 'Jay' })).json)).toBe('banned')

    await leaver.ask('POST', '/api/account/delete')
    await closedSocket(sockets[1])
    expect(codeIn((await crow.ask('GET', '/api/me')).json)).toBe('bad_token')
    const kept = await storage.findTable(code)
    expect(JSON.stringify(kept)).not.toContain('Crow')
    expect(kept?.party.chairs[2]).toEqual({ kind: 'left', name: 'Anonymous', owner: null })
  })
})
