import type { Seat } from '@modern-art/engine'
import { DEFAULT_SETTINGS } from '@modern-art/protocol'
import type { Command, Party, ServerMessage, WireError } from '@modern-art/protocol'
import { openTable, runTable, welcomeFor } from '@modern-art/table'
import type { RunningTable } from '@modern-art/table'
import type { Message, Screen, TableRules } from '@modern-art/table/contract'
import type { OpenSocket, SocketEvents } from '../online/openSocket.ts'
import { rulesFor } from '../newGame/paces.ts'
import type { ClockByHand } from './clockByHand.ts'
import { GAME, PEOPLE } from './tableInMemory.ts'

/** The server's end of a socket. A ticket is the number of a seat, or anything else for somebody without one. */
interface Guest {
  readonly ticket: string
  readonly seat: Seat | null
  readonly events: SocketEvents
  /** The screen as it was last told; `null` before the welcome. */
  told: Screen | null
}

/** A server with one table, which speaks the protocol over sockets in memory. */
export interface ServerInMemory {
  readonly table: RunningTable
  readonly openSocket: OpenSocket
  /** All commands that came, in order. */
  readonly heard: Command[]
  /** Says something to everybody with a ticket. */
  readonly say: (ticket: string, ...messages: readonly ServerMessage[]) => void
  /** Loses the connections of a ticket. */
  readonly cut: (ticket: string) => void
  /** Why sockets are refused. */
  refuses: WireError | null
  /** What comes is heard, but nothing reaches anybody any more. */
  isMute: boolean
  /** So many frames to anybody are lost. */
  loses: number
  /** Everything that is asked for comes too fast. */
  isBusy: boolean
}

export const PARTY: Party = {
  code: 'ABCDEFGH',
  stage: 'playing',
  settings: DEFAULT_SETTINGS,
  chairs: ['Ada', 'Ben', 'Cleo'].map((name) => ({
    kind: 'person',
    name,
    program: false,
    portrait: null,
    here: true,
    ready: false,
  })),
  host: 0,
  watching: 0,
  next: null,
  deal: null,
  match: null,
}

export function serverInMemory(clock: ClockByHand, rules: Partial<TableRules> = {}): ServerInMemory {
  const opened = openTable(
    { ...GAME, occupants: PEOPLE, rules: { ...rulesFor({ pace: 'untimed', memoryAid: false }), ...rules } },
    clock.now(),
  )
  if (!opened.ok) throw new Error(opened.fault.message)
  const guests = new Set<Guest>()
  const waiting = new Map<Guest, ServerMessage[]>()

  const flush = (): void => {
    for (const [guest, messages] of waiting) {
      if (!guests.has(guest) || made.isMute) continue
      if (made.loses > 0) made.loses -= 1
      else guest.events.heard(JSON.parse(JSON.stringify(messages)) as readonly ServerMessage[])
    }
    waiting.clear()
  }
  const tell = (guest: Guest, message: ServerMessage): void => {
    if (waiting.size === 0) queueMicrotask(flush)
    waiting.set(guest, [...(waiting.get(guest) ?? []), message])
  }

  const send = (to: Seat | null, message: Message): void => {
    for (const guest of guests) {
      if (guest.seat !== to) continue
      if (message.type === 'reply') {
        const { actionId: id, result } = message
        tell(guest, { type: 'answer', id, result: result.ok ? result : { ok: false, error: result.refusal } })
      } else if (message.type === 'update' && guest.told !== null) {
        tell(guest, updateFor(guest.told, message))
        guest.told = message.screen
      }
    }
  }

  const welcome = (guest: Guest): void =>
    table.whenTold((reached) => {
      const { history, screen } = welcomeFor(reached, guest.seat, clock.now())
      guest.told = screen
      tell(guest, { type: 'welcome', seat: guest.seat, history, screen })
    })

  const table = runTable(
    { table: opened.table, effects: opened.effects, entry: null },
    {
      now: clock.now,
      later: clock.later,
      save: () => Promise.resolve(null),
      send,
      think: () => new Promise(() => {}),
      stopped: ({ error }) => {
        throw error
      },
    },
  )

  const hear = (guest: Guest, command: Command): void => {
    made.heard.push(command)
    const { seat } = guest
    const done = (): void => table.whenTold(() => tell(guest, { type: 'answer', id: command.id, result: { ok: true } }))
    const refuse = (error: WireError): void =>
      tell(guest, { type: 'answer', id: command.id, result: { ok: false, error } })
    if (made.isBusy) return refuse({ code: 'too_fast', message: 'try again in a moment' })
    if (command.type === 'resync') {
      welcome(guest)
      return done()
    }
    if (seat === null) return refuse({ code: 'not_seated', message: 'only somebody with a chair may do this' })
    if (command.type === 'act') return table.put({ ...command, type: 'acted', seat, actionId: command.id })
    if (command.type === 'order') return table.put({ ...command, type: 'ordered', seat, actionId: command.id })
    if (command.type === 'plan') return table.put({ ...command, type: 'planned', seat, actionId: command.id })
    if (command.type === 'take_back') table.put({ type: 'took_back', seat })
    return done()
  }

  const leave = (guest: Guest): void => {
    if (guests.delete(guest) && guest.seat !== null) table.put({ type: 'left', seat: guest.seat })
  }

  const made: ServerInMemory = {
    table,
    heard: [],
    refuses: null,
    isMute: false,
    loses: 0,
    isBusy: false,
    openSocket: ({ ticket: given }, events) => {
      const ticket = given ?? ''
      const seat = /^\d$/.test(ticket) ? Number(ticket) : null
      const guest: Guest = { ticket, seat, events, told: null }
      queueMicrotask(() => {
        if (made.refuses !== null) return events.closed(made.refuses)
        guests.add(guest)
        events.opened()
        tell(guest, { type: 'party', party: PARTY, chair: seat })
        if (seat !== null) table.put({ type: 'joined', seat })
        return welcome(guest)
      })
      return {
        send: (command) => {
          const sent = JSON.parse(JSON.stringify(command)) as Command
          queueMicrotask(() => {
            if (guests.has(guest)) hear(guest, sent)
          })
        },
        close: () => leave(guest),
      }
    },
    say: (ticket, ...messages) => {
      for (const guest of guests) if (guest.ticket === ticket) for (const message of messages) tell(guest, message)
    },
    cut: (ticket) => {
      for (const guest of guests) {
        if (guest.ticket !== ticket) continue
        leave(guest)
        guest.events.closed(null)
      }
    },
  }
  return made
}

/** The update as the fields that have changed. */
function updateFor(before: Screen, { events, screen }: Extract<Message, { type: 'update' }>): ServerMessage {
  const { view: viewBefore, ...fieldsBefore } = before
  const { view, revision, ...fields } = screen
  const changes = {
    screen: { ...changed(fieldsBefore, fields), clocks: screen.clocks, hammer: screen.hammer },
    view: changed(viewBefore, view),
  }
  return { type: 'update', revision, events, changes }
}

function changed<T extends object>(before: Partial<T>, after: T): Partial<T> {
  const entries = Object.entries(after) as [keyof T, T[keyof T]][]
  return Object.fromEntries(
    entries.filter(([name, value]) => JSON.stringify(before[name]) !== JSON.stringify(value)),
  ) as Partial<T>
}
