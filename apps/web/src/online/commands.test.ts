import type { Command } from '@modern-art/protocol'
import { describe, expect, it } from 'vitest'
import { clockByHand } from '../testing/clockByHand.ts'
import { sessionInMemory } from '../testing/sessionInMemory.ts'
import { commandsOf } from './commands.ts'
import type { CommandResult, Commands } from './commands.ts'
import { unansweredAt } from './unanswered.ts'
import type { SessionStore } from './unanswered.ts'

const BID = { type: 'act', decision: 7, action: { type: 'bid', seat: 0, amount: 12 } } as const

interface Made {
  readonly commands: Commands
  readonly emitted: Command[]
  readonly settled: { readonly id: string; readonly result: CommandResult }[]
  isConnected: boolean
}

function sending(session: SessionStore = sessionInMemory(), clock = clockByHand(), code = 'ABCDEFGH'): Made {
  const emitted: Command[] = []
  const settled: Made['settled'] = []
  const made: Made = {
    emitted,
    settled,
    isConnected: true,
    commands: commandsOf({
      kept: unansweredAt(code, () => session),
      now: clock.now,
      isConnected: () => made.isConnected,
      emit: (command) => emitted.push(command),
      settled: ({ id }, result) => settled.push({ id, result }),
    }),
  }
  return made
}

describe('commands on their way', () => {
  it('have an id each, and are answered by it', async () => {
    const { commands, emitted } = sending()
    const first = commands.send({ type: 'be_ready', ready: true })
    const second = commands.send({ type: 'start' })
    const ids = emitted.map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
    const error = { code: 'not_host', message: 'only the host may' } as const
    commands.answer(ids[1] ?? '', { ok: false, error })
    commands.answer(ids[0] ?? '', { ok: true })
    commands.answer('another’s', { ok: true })
    expect(await Promise.all([first, second])).toEqual([{ ok: true }, { ok: false, error }])
  })

  it('are sent again under the same id after a reconnect, until they are answered', () => {
    const { commands, emitted } = sending()
    void commands.send(BID, 'bid')
    void commands.send({ type: 'start' })
    commands.lost()
    commands.connected()
    expect(emitted.slice(2)).toEqual(emitted.slice(0, 2))
    commands.answer('bid', { ok: true })
    commands.connected()
    expect(emitted.filter(({ id }) => id === 'bid')).toHaveLength(2)
  })

  it('wait for a connection', () => {
    const made = sending()
    made.isConnected = false
    void made.commands.send(BID, 'bid')
    expect(made.emitted).toEqual([])
    made.commands.connected()
    expect(made.emitted).toEqual([{ ...BID, id: 'bid' }])
  })

  it('to the game outlive a reload, and what became of them is told', () => {
    const session = sessionInMemory()
    const before = sending(session)
    void before.commands.send(BID, 'bid')
    void before.commands.send({ type: 'start' })
    const after = sending(session)
    expect(after.commands.unanswered()).toEqual([{ ...BID, id: 'bid' }])
    after.commands.connected()
    expect(after.emitted).toEqual([{ ...BID, id: 'bid' }])
    const error = { code: 'stale_decision', message: 'decision 9 is asked now' } as const
    after.commands.answer('bid', { ok: false, error })
    expect(after.settled).toEqual([{ id: 'bid', result: { ok: false, error } }])
    expect(sending(session).commands.unanswered()).toEqual([])
  })

  it('are those of one table', () => {
    const session = sessionInMemory()
    void sending(session).commands.send(BID)
    expect(sending(session, clockByHand(), 'HGFEDCBA').commands.unanswered()).toEqual([])
  })

  it('are given up after some minutes', async () => {
    const session = sessionInMemory()
    const clock = clockByHand()
    const before = sending(session, clock)
    const bid = before.commands.send(BID, 'bid')
    const start = before.commands.send({ type: 'start' })
    clock.pass(10 * 60_000)
    const after = sending(session, clock)
    after.commands.connected()
    expect(after.settled).toMatchObject([{ id: 'bid', result: { error: { code: 'gone' } } }])
    expect(after.emitted).toEqual([])
    before.commands.connected()
    expect(await Promise.all([bid, start])).toMatchObject([{ error: { code: 'gone' } }, { error: { code: 'gone' } }])
    expect(before.settled).toMatchObject([{ id: 'bid', result: { error: { code: 'gone' } } }])
    expect(before.emitted).toHaveLength(2)
  })

  it('are no longer waited for once the table is left, but to the game they stay kept', async () => {
    const session = sessionInMemory()
    const { commands } = sending(session)
    const bid = commands.send(BID, 'bid')
    commands.close()
    expect(await bid).toMatchObject({ error: { code: 'gone' } })
    expect(sending(session).commands.unanswered()).toHaveLength(1)
  })

  it('ask for nothing that a new connection tells anyway', async () => {
    const { commands, emitted } = sending()
    const resync = commands.send({ type: 'resync' })
    commands.lost()
    expect(await resync).toMatchObject({ error: { code: 'gone' } })
    commands.connected()
    expect(emitted).toHaveLength(1)
  })

  it('say nothing later than it was meant', async () => {
    const made = sending()
    const { commands, emitted } = made
    const onItsWay = commands.send({ type: 'call', call: 'hurry' })
    commands.lost()
    made.isConnected = false
    const inVain = commands.send({ type: 'say', text: 'Is anybody there?' })
    expect(await Promise.all([onItsWay, inVain])).toMatchObject([
      { error: { code: 'gone' } },
      { error: { code: 'gone' } },
    ])
    commands.connected()
    expect(emitted).toHaveLength(1)
  })

  it('pass over what cannot be read', () => {
    const session = sessionInMemory()
    for (const text of ['{', 'null', '[null,{"at":1},{"at":1,"command":{"id":"a","type":"start"}}]']) {
      session.setItem('modern-art-unanswered-ABCDEFGH', text)
      expect(sending(session).commands.unanswered()).toEqual([])
    }
    const forbidden = unansweredAt('ABCDEFGH', () => {
      throw new Error('storage is forbidden')
    })
    forbidden.keep([])
    expect(forbidden.read()).toEqual([])
  })
})
