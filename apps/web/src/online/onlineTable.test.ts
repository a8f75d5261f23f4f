import { fingerprintOfChance } from '@modern-art/engine'
import type { Deal, SaidLine } from '@modern-art/protocol'
import { screenOf } from '@modern-art/table'
import { describe, expect, it } from 'vitest'
import { clockByHand } from '../testing/clockByHand.ts'
import { settle } from '../testing/pageInMemory.ts'
import { PARTY, serverInMemory } from '../testing/serverInMemory.ts'
import type { ServerInMemory } from '../testing/serverInMemory.ts'
import { sessionInMemory } from '../testing/sessionInMemory.ts'
import { tableInWindow } from '../testing/tableInWindow.ts'
import type { GameNews, OnlineTable } from './onlineTable.ts'

function line(number: number): SaidLine {
  return { number, chair: 1, name: 'Ben', at: 1000 + number, said: { text: `line ${number}` } }
}

/** An action that is refused whenever it comes. */
const TOO_EARLY = { type: 'act', decision: 99, action: { type: 'pass', seat: 1 } } as const

interface Made {
  readonly server: ServerInMemory
  readonly table: OnlineTable
  readonly clock: ReturnType<typeof clockByHand>
  readonly news: GameNews[]
}

async function atTable(ticket = '0'): Promise<Made> {
  const clock = clockByHand()
  const server = serverInMemory(clock)
  const table = tableInWindow(server, clock, ticket)
  const news: GameNews[] = []
  table.follow((each) => news.push(each))
  table.open(PARTY.code, 'player')
  await settle()
  return { server, table, clock, news }
}

/** Somebody comes or goes: everybody is told. */
async function stir({ server }: Made, type: 'joined' | 'left'): Promise<void> {
  server.table.put({ type, seat: 2 })
  await settle()
}

describe('a table online', () => {
  it('tells who is there, and which chair is one’s own', async () => {
    const { table } = await atTable('1')
    expect(table.store.getState()).toMatchObject({
      place: { code: PARTY.code, as: 'player' },
      status: { state: 'connected' },
      party: PARTY,
      chair: 1,
    })
    const { table: watched } = await atTable('a visitor')
    expect(watched.store.getState()).toMatchObject({ party: PARTY, chair: null })
  })

  it('tells each line once, in the order in which it was said, and not all for ever', async () => {
    const { server, table } = await atTable()
    server.say('0', { type: 'said', lines: [line(2), line(3)] })
    server.say('0', { type: 'said', lines: [line(1), line(2), line(3), line(4)] })
    await settle()
    expect(table.store.getState().said.map(({ number }) => number)).toEqual([1, 2, 3, 4])
    server.say('0', { type: 'said', lines: Array.from({ length: 300 }, (_, index) => line(index + 5)) })
    await settle()
    expect(table.store.getState().said).toHaveLength(200)
    expect(table.store.getState().said.at(-1)?.number).toBe(304)
  })

  it('makes whole screens of changes', async () => {
    const made = await atTable()
    await stir(made, 'left')
    await stir(made, 'joined')
    const last = made.news.at(-1)
    expect(made.news.map(({ type }) => type)).toEqual(['welcome', 'update', 'update'])
    expect(last?.type === 'update' ? last.screen : null).toEqual(
      screenOf(made.server.table.table(), 0, made.clock.now()),
    )
  })

  it('asks for everything once when a message was lost, and passes over what comes until then', async () => {
    const made = await atTable()
    const { server, news } = made
    server.loses = 1
    await stir(made, 'left')
    server.table.put({ type: 'joined', seat: 2 })
    server.table.put({ type: 'left', seat: 2 })
    await settle()
    expect(server.heard.map(({ type }) => type)).toEqual(['resync'])
    expect(news.map(({ type }) => type)).toEqual(['welcome', 'welcome'])
    await stir(made, 'joined')
    const last = news.at(-1)
    expect(last?.type === 'update' ? last.screen : null).toEqual(screenOf(server.table.table(), 0, made.clock.now()))
  })

  it('asks again where the server had no time', async () => {
    const made = await atTable()
    const { server, clock, news } = made
    server.loses = 1
    server.isBusy = true
    await stir(made, 'left')
    await stir(made, 'joined')
    server.isBusy = false
    expect(news).toHaveLength(1)
    clock.pass(1000)
    await settle()
    expect(news.map(({ type }) => type)).toEqual(['welcome', 'welcome'])
  })

  it('begins with a welcome for somebody who follows the game later', async () => {
    const made = await atTable()
    const late: GameNews[] = []
    made.table.follow((each) => late.push(each))
    await settle()
    expect(late.map(({ type }) => type)).toEqual(['welcome'])
  })

  it('comes back after a lost connection, with what has happened meanwhile', async () => {
    const made = await atTable()
    const { server, table, clock, news } = made
    server.cut('0')
    expect(table.store.getState()).toMatchObject({
      status: { state: 'reconnecting', since: clock.now() },
      party: PARTY,
    })
    await stir(made, 'left')
    clock.pass(1000)
    await settle()
    expect(table.store.getState().status).toEqual({ state: 'connected' })
    const last = news.at(-1)
    expect(last?.type === 'welcome' ? last.screen : null).toEqual(screenOf(server.table.table(), 0, clock.now()))
  })

  it('says what was on its way when the connection was lost and was not made, until its person acts anew', async () => {
    const { server, table, clock } = await atTable('1')
    await Promise.all([table.send(TOO_EARLY), settle()])
    // Refused over a connection that held: nothing was lost.
    expect(table.store.getState().lost).toBeNull()
    server.isMute = true
    void table.send(TOO_EARLY, 'in the tunnel')
    await settle()
    server.cut('1')
    server.isMute = false
    clock.pass(1000)
    await settle()
    expect(table.store.getState().lost).toMatchObject({ id: 'in the tunnel', action: { type: 'pass' } })
    void table.send(TOO_EARLY)
    expect(table.store.getState().lost).toBeNull()
    await settle()
    expect(table.store.getState().lost).toBeNull()
  })

  it('says so after a reload, too, before anybody follows the game', async () => {
    const clock = clockByHand()
    const server = serverInMemory(clock)
    const session = sessionInMemory()
    const before = tableInWindow(server, clock, '1', session)
    before.open(PARTY.code, 'player')
    await settle()
    server.isMute = true
    void before.send(TOO_EARLY, 'before the reload')
    await settle()
    server.isMute = false
    const after = tableInWindow(server, clock, '1', session)
    after.open(PARTY.code, 'player')
    await settle()
    expect(after.store.getState().lost).toMatchObject({ id: 'before the reload' })
  })

  it('says nothing of what was given up after a long time: nobody knows whether it was made', async () => {
    const { server, table, clock, news } = await atTable('1')
    server.isMute = true
    void table.send(TOO_EARLY, 'long ago')
    await settle()
    table.close()
    clock.pass(10 * 60_000)
    server.isMute = false
    table.open(PARTY.code, 'player')
    await settle()
    expect(table.store.getState().lost).toBeNull()
    expect(table.unanswered()).toEqual([])
    // Whoever shows it as pending hears that nothing more comes of it.
    expect(news.filter(({ type }) => type === 'settled')).toMatchObject([
      { command: { id: 'long ago' }, result: { error: { code: 'gone' } } },
    ])
  })

  it('gives way to a newer window, and takes over again', async () => {
    const { server, table, clock } = await atTable()
    server.say('0', { type: 'party', party: { ...PARTY, watching: 1 }, chair: 0 })
    server.say('0', { type: 'goodbye', reason: 'newer_window' })
    await settle()
    expect(table.store.getState()).toMatchObject({
      status: { state: 'goodbye', reason: 'newer_window' },
      party: { watching: 1 },
    })
    clock.pass(60_000)
    await settle()
    table.open(PARTY.code, 'player')
    expect(table.store.getState().status.state).toBe('goodbye')
    table.takeOver()
    await settle()
    expect(table.store.getState().status).toEqual({ state: 'connected' })
  })

  it('adds its chance to the deal, and tells once if the cards were dealt without it', async () => {
    const { server, table } = await atTable()
    const chance = 'c0'.repeat(32)
    const promised = [fingerprintOfChance(PARTY.code, chance), null, null]
    const tell = async (deal: Partial<Deal>): Promise<void> => {
      const told: Deal = { stage: 'open', fingerprint: chance, promised, chances: [null, null, null], ...deal }
      server.say('0', { type: 'party', party: { ...PARTY, stage: 'waiting', deal: told }, chair: 0 })
      await settle()
    }
    await tell({ promised: [null, null, null] })
    await tell({})
    await tell({ stage: 'frozen' })
    const said = server.heard.filter(({ type }) => type.endsWith('_chance'))
    expect(said).toMatchObject([{ fingerprint: promised[0] }, { type: 'reveal_chance', chance }])
    await tell({ stage: 'dealt', chances: [chance, null, null] })
    expect(table.store.getState().leftOut).toBe(false)
    await tell({ stage: 'frozen' })
    await tell({ stage: 'dealt' })
    expect(table.store.getState().leftOut).toBe(true)
    table.dismissLeftOut()
    await tell({ stage: 'dealt' })
    expect(table.store.getState().leftOut).toBe(false)
  })

  it('tells why nobody is let in', async () => {
    const clock = clockByHand()
    const server = serverInMemory(clock)
    server.refuses = { code: 'old_page', message: 'load the page again' }
    const table = tableInWindow(server, clock, '0')
    table.open(PARTY.code, 'player')
    await settle()
    expect(table.store.getState().status).toEqual({ state: 'old_page' })
  })

  it('forgets everything when it is left', async () => {
    const { table, server } = await atTable()
    const answer = table.send({ type: 'move_seat' })
    table.close()
    expect(await answer).toMatchObject({ ok: false, error: { code: 'gone' } })
    expect(await table.send({ type: 'start' })).toMatchObject({ ok: false, error: { code: 'gone' } })
    expect(table.store.getState()).toMatchObject({ place: null, status: { state: 'closed' }, party: null })
    await settle()
    expect(server.table.table().occupants[0]).toMatchObject({ present: false })
  })
})
