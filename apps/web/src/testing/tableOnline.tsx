import type { UserEvent } from '@testing-library/user-event'
import type { Chair, Command, Party, SaidLine, ServerMessage, WireErrorCode } from '@modern-art/protocol'
import type { TableRules } from '@modern-art/table/contract'
import { expect } from 'vitest'
import { onlineTable } from '../online/online.ts'
import type { OpenSocket, SocketEvents } from '../online/openSocket.ts'
import type { ClockByHand } from './clockByHand.ts'
import { meOf } from './meOf.ts'
import { openPage } from './openPage.tsx'
import type { Opened } from './openPage.tsx'
import { PARTY, serverInMemory } from './serverInMemory.ts'
import type { ServerInMemory } from './serverInMemory.ts'
import { siteInMemory } from './siteInMemory.ts'
import type { SiteInMemory } from './siteInMemory.ts'
import { leadSockets } from './socketInMemory.ts'

/** A table online as the page of one person there has it. */
export interface TableOnline {
  readonly user: UserEvent
  /** What is answered over HTTP. */
  readonly site: SiteInMemory
  /** The game. */
  readonly server: ServerInMemory
  /** All that the page has asked of the table, in order. */
  readonly heard: Command[]
  /** Tells the page that the people are others now, or otherwise. */
  readonly change: (changes: Partial<Party>, chair?: number | null) => void
  /** Somebody says something. */
  readonly say: (chair: number, said: SaidLine['said']) => void
  /** Why something is refused, if it is; the answer waits for what a promise comes to. */
  refuse: (command: Command) => WireErrorCode | null | Promise<WireErrorCode | null>
  /** The network is lost. */
  readonly cut: () => void
  /** It is there again, and the browser has noticed. */
  readonly mend: () => void
}

interface AtTable extends Opened {
  readonly party?: Partial<Party>
  readonly chair?: number
  readonly rules?: Partial<TableRules>
  /** The table's own, where its time is not to pass by itself. */
  readonly clock?: ClockByHand
  readonly answers?: Parameters<typeof siteInMemory>[0]
}

export function personOn(name: string, changes: Partial<Extract<Chair, { kind: 'person' }>> = {}): Chair {
  return { kind: 'person', name, program: false, portrait: null, here: true, ready: false, ...changes }
}

/** The people of a table before its game; the last chairs are free. */
export function waitingParty(...names: readonly string[]): Partial<Party> {
  const free = Array.from({ length: Math.max(0, 4 - names.length) }, (): Chair => ({ kind: 'free' }))
  return { stage: 'waiting', chairs: [...names.map((name) => personOn(name)), ...free] }
}

const USUAL_CLOCK: ClockByHand = {
  now: () => Date.now(),
  later: (milliseconds, what) => {
    const timer = setTimeout(what, milliseconds)
    return () => clearTimeout(timer)
  },
  pass: () => {},
  next: () => null,
}

/**
 * Opens a table online for the person on the first chair, or another, and waits until it is drawn. Ada, Ben and Cleo play; where
 * they wait, people come and go as the test says.
 */
export async function openTableOnline({
  party: given = {},
  chair = 0,
  rules,
  clock = USUAL_CLOCK,
  answers,
  ...how
}: AtTable = {}): Promise<TableOnline> {
  let party: Party = { ...PARTY, ...given }
  let own: number | null = chair
  let isCut = false
  let lines: readonly SaidLine[] = []
  const sockets = new Set<SocketEvents>()
  const welcomes = new Map<SocketEvents, ServerMessage>()
  const server = serverInMemory(clock, rules)
  const seated = party.chairs[chair]
  const site = siteInMemory({
    'GET me': meOf({ name: seated?.kind === 'person' ? seated.name : null }),
    'POST ticket': { ticket: String(chair) },
    ...answers,
  })

  const tell = (...messages: readonly ServerMessage[]): void => {
    for (const events of sockets) queueMicrotask(() => sockets.has(events) && events.heard(messages))
  }
  const line = (from: number, said: SaidLine['said']): ServerMessage => {
    const by = party.chairs[from]
    const name = by === undefined || by.kind === 'free' ? '' : by.name
    const number = (lines.at(-1)?.number ?? 0) + 1
    lines = [...lines, { number, chair: from, name, at: Date.now(), said }]
    return { type: 'said', lines: lines.slice(-1) }
  }
  const tellParty = (): ServerMessage => ({ type: 'party', party, chair: own })
  /** The game is told as soon as it has begun; who is there, as the test has it. */
  const told = (events: SocketEvents, message: ServerMessage): readonly ServerMessage[] => {
    if (message.type === 'party') return [tellParty(), { type: 'said', lines }]
    const isGame = message.type === 'welcome' || message.type === 'update'
    if (!isGame || party.stage !== 'waiting') return [message]
    if (message.type === 'welcome') welcomes.set(events, message)
    return []
  }
  const answer = async (command: Command, pass: () => void): Promise<void> => {
    made.heard.push(command)
    const code = await made.refuse(command)
    const { id } = command
    if (code !== null) tell({ type: 'answer', id, result: { ok: false, error: { code, message: code } } })
    else if (isOfGame(command)) pass()
    else tell(...saidBy(command), { type: 'answer', id, result: { ok: true } })
  }
  const saidBy = (command: Command): readonly ServerMessage[] => {
    if (own === null) return []
    if (command.type === 'say') return [line(own, { text: command.text })]
    return command.type === 'call' ? [line(own, { call: command.call })] : []
  }

  const openSocket: OpenSocket = (handshake, events) => {
    if (isCut) {
      queueMicrotask(() => events.closed(null))
      return { send: () => {}, close: () => {} }
    }
    sockets.add(events)
    const socket = server.openSocket(handshake, {
      opened: events.opened,
      heard: (messages) => events.heard(messages.flatMap((message) => told(events, message))),
      closed: events.closed,
    })
    return {
      send: (command) => void answer(command, () => socket.send(command)),
      close: () => {
        sockets.delete(events)
        socket.close()
      },
    }
  }

  const made: Omit<TableOnline, 'user'> = {
    site,
    server,
    heard: [],
    refuse: () => null,
    change: (changes, next = own) => {
      const before = party.stage
      party = { ...party, ...changes }
      own = next
      tell(tellParty())
      if (before !== 'waiting' || party.stage === 'waiting') return
      for (const [events, welcome] of welcomes) queueMicrotask(() => events.heard([welcome]))
    },
    say: (from, said) => tell(line(from, said)),
    cut: () => {
      isCut = true
      for (const events of sockets) events.closed(null)
      sockets.clear()
    },
    mend: () => {
      isCut = false
      dispatchEvent(new Event('online'))
    },
  }
  leadSockets(openSocket)
  onlineTable.close()
  const user = openPage(`/table/${party.code}`, how)
  const screen = party.stage === 'waiting' ? '.room' : '[data-screen="table"]'
  await expect.poll(() => document.querySelector(screen), { message: 'a table on the page' }).not.toBeNull()
  return Object.assign(made, { user })
}

function isOfGame({ type }: Command): boolean {
  return ['act', 'order', 'plan', 'take_back', 'resync'].includes(type)
}
