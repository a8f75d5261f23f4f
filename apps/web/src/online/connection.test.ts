import { PROTOCOL_VERSION } from '@modern-art/protocol'
import type { ErrorCode, Handshake, WireError } from '@modern-art/protocol'
import { describe, expect, it } from 'vitest'
import { clockByHand } from '../testing/clockByHand.ts'
import { settle } from '../testing/pageInMemory.ts'
import { connectTo } from './connection.ts'
import type { Connection, ConnectionParts, ConnectionStatus } from './connection.ts'
import type { SocketEvents } from './openSocket.ts'
import type { Answered } from './request.ts'

interface Tried {
  readonly handshake: Handshake
  readonly events: SocketEvents
  isClosed: boolean
}

interface Made {
  readonly connection: Connection
  readonly statuses: ConnectionStatus[]
  readonly tries: Tried[]
  readonly clock: ReturnType<typeof clockByHand>
  /** The network is there again, or somebody looks. */
  readonly onceMore: () => void
  readonly last: () => Tried
}

function connecting(changes: Partial<ConnectionParts> = {}): Made {
  const clock = clockByHand()
  const statuses: ConnectionStatus[] = []
  const tries: Tried[] = []
  let tickets = 0
  let onceMore: () => void = () => {}
  const connection = connectTo(
    { code: 'ABCDEFGH', as: 'player' },
    {
      openSocket: (handshake, events) => {
        const tried = { handshake, events, isClosed: false }
        tries.push(tried)
        return {
          send: () => {},
          close: () => {
            tried.isClosed = true
          },
        }
      },
      ticket: () => Promise.resolve({ ok: true, ticket: `ticket ${(tickets += 1)}` }),
      now: clock.now,
      later: clock.later,
      random: () => 0,
      onceMore: (what) => {
        onceMore = what
        return () => {}
      },
      ...changes,
    },
    { changed: (status) => statuses.push(status), heard: () => {} },
  )
  const last = (): Tried => {
    const tried = tries.at(-1)
    if (tried === undefined) throw new Error('nothing was tried')
    return tried
  }
  return { connection, statuses, tries, clock, onceMore: () => onceMore(), last }
}

function error(code: ErrorCode): WireError {
  return { code, message: code }
}

describe('a connection to a table', () => {
  it('says who it is with a new ticket each time', async () => {
    const { tries, clock, last } = connecting()
    await settle()
    last().events.opened()
    last().events.closed(null)
    clock.pass(500)
    await settle()
    expect(tries.map(({ handshake }) => handshake)).toEqual(
      ['ticket 1', 'ticket 2'].map((ticket) => ({
        protocol: PROTOCOL_VERSION,
        ticket,
        code: 'ABCDEFGH',
        as: 'player',
      })),
    )
  })

  it('is looked for again when it is lost, after longer and longer waits', async () => {
    const { statuses, clock, last } = connecting()
    await settle()
    last().events.opened()
    const since = clock.now()
    const waits: (number | null)[] = []
    for (let time = 0; time < 7; time += 1) {
      last().events.closed(null)
      waits.push(clock.next())
      clock.pass(clock.next() ?? 0)
      // oxlint-disable-next-line no-await-in-loop
      await settle()
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000])
    expect(statuses.at(-1)).toEqual({ state: 'reconnecting', since })
    last().events.opened()
    last().events.heard([])
    expect(statuses.at(-1)).toEqual({ state: 'connected' })
    last().events.closed(null)
    expect(clock.next()).toBe(250)
  })

  it('is looked for at once when it had lasted, at a moment of chance, and then as always', async () => {
    for (const [chance, waits] of [
      [0, [0, 250, 500]],
      [0.8, [200, 450, 900]],
    ] as const) {
      const { clock, last } = connecting({ random: () => chance })
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      await settle()
      last().events.opened()
      last().events.heard([])
      clock.pass(5000)
      const waited: (number | null)[] = []
      for (let time = 0; time < 3; time += 1) {
        last().events.closed(null)
        waited.push(clock.next())
        clock.pass(clock.next() ?? 0)
        // oxlint-disable-next-line no-await-in-loop
        await settle()
      }
      expect(waited).toEqual(waits)
    }
  })

  it('is looked for while the page is offline, and when a try comes to nothing', async () => {
    let answered: Answered<{ readonly ticket: string }> = { ok: false, error: { code: 'offline' } }
    const { statuses, tries, clock } = connecting({ ticket: () => Promise.resolve(answered) })
    await settle()
    expect(statuses).toMatchObject([{ state: 'reconnecting' }])
    expect(tries).toHaveLength(0)
    answered = { ok: true, ticket: 'good' }
    clock.pass(250)
    await settle()
    expect(tries).toHaveLength(1)
    clock.pass(20_000)
    expect(tries[0]?.isClosed).toBe(true)
    clock.pass(5000)
    await settle()
    expect(tries).toHaveLength(2)
  })

  it('is tried at once when the network is there again', async () => {
    const { tries, onceMore, last } = connecting()
    await settle()
    onceMore()
    await settle()
    expect(tries).toHaveLength(1)
    last().events.closed(null)
    onceMore()
    onceMore()
    await settle()
    expect(tries).toHaveLength(2)
  })

  it.each(['no_such_table', 'no_spectators', 'removed', 'bad_origin', 'too_many'] as const)(
    'is not tried again after %s',
    async (code) => {
      const { statuses, clock, last, onceMore, tries } = connecting()
      await settle()
      last().events.closed(error(code))
      onceMore()
      expect(statuses).toEqual([{ state: 'refused', error: error(code) }])
      expect([clock.next(), tries.length]).toEqual([null, 1])
    },
  )

  it('tells an old page to load again, whichever question says so', async () => {
    const bySocket = connecting()
    await settle()
    bySocket.last().events.closed(error('old_page'))
    const byTicket = connecting({ ticket: () => Promise.resolve({ ok: false, error: error('old_page') }) })
    await settle()
    for (const { statuses, clock } of [bySocket, byTicket]) {
      expect(statuses).toEqual([{ state: 'old_page' }])
      expect(clock.next()).toBeNull()
    }
  })

  it('gets another ticket for one that is not taken, but not for ever', async () => {
    const { statuses, clock, last, tries } = connecting()
    await settle()
    for (const code of ['not_signed_in', 'bad_ticket', 'bad_ticket'] as const) {
      last().events.closed(error(code))
      clock.pass(10_000)
      // oxlint-disable-next-line no-await-in-loop
      await settle()
    }
    expect(tries).toHaveLength(4)
    last().events.closed(error('bad_ticket'))
    expect(statuses.at(-1)).toEqual({ state: 'refused', error: error('bad_ticket') })
  })

  it('is over after a goodbye, until this window takes over', async () => {
    const { connection, statuses, clock, last, tries } = connecting()
    await settle()
    last().events.opened()
    last().events.heard([{ type: 'goodbye', reason: 'newer_window' }])
    expect(last().isClosed).toBe(true)
    last().events.closed(null)
    expect(statuses.at(-1)).toEqual({ state: 'goodbye', reason: 'newer_window' })
    expect(clock.next()).toBeNull()
    connection.takeOver()
    connection.takeOver()
    await settle()
    last().events.opened()
    expect(tries).toHaveLength(2)
    expect(statuses.slice(-2)).toEqual([{ state: 'connecting' }, { state: 'connected' }])
  })

  it('says nothing more once it is closed', async () => {
    const { connection, statuses, last, clock, tries } = connecting()
    await settle()
    connection.close()
    last().events.opened()
    last().events.closed(null)
    expect(last().isClosed).toBe(true)
    expect([statuses, clock.next(), tries.length]).toEqual([[], null, 1])
  })
})
