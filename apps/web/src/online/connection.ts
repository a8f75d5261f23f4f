import { PROTOCOL_VERSION } from '@modern-art/protocol'
import type { Command, GoodbyeReason, Handshake, ServerMessage, Ticket, WireError } from '@modern-art/protocol'
import type { OpenSocket, TableSocket } from './openSocket.ts'
import type { Answered, RequestError } from './request.ts'

/** How a page stands with the server of a table. */
export type ConnectionStatus =
  | { readonly state: 'connecting' }
  | { readonly state: 'connected' }
  /** It tries again and again by itself. `since` is in milliseconds since 1970. */
  | { readonly state: 'reconnecting'; readonly since: number }
  /** This person may not be there, or there is nothing: no further try would help. */
  | { readonly state: 'refused'; readonly error: WireError }
  /** The page has to be loaded again. Nothing is lost by that. */
  | { readonly state: 'old_page' }
  /** The server is done with this window. */
  | { readonly state: 'goodbye'; readonly reason: GoodbyeReason }

export type Place = Pick<Handshake, 'code' | 'as'>

export interface ConnectionParts {
  readonly openSocket: OpenSocket
  /** Somebody whom the server does not know becomes a guest by it. */
  readonly ticket: () => Promise<Answered<Ticket>>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly later: (milliseconds: number, what: () => void) => () => void
  /** From 0 up to 1. */
  readonly random: () => number
  /** Calls back whenever the network may be there again, or somebody looks, until it is called off. */
  readonly onceMore: (what: () => void) => () => void
}

export interface ConnectionEvents {
  readonly changed: (status: ConnectionStatus) => void
  readonly heard: (messages: readonly ServerMessage[]) => void
}

export interface Connection {
  /** Without effect while it is not connected. */
  readonly send: (command: Command) => void
  /** Connects again, though the server has refused or said goodbye. */
  readonly takeOver: () => void
  readonly close: () => void
}

/**
 * A connection that had lasted is looked for again at once: a server that ends sends its pages to another, and chance spreads
 * them over so many milliseconds.
 */
const AT_ONCE = 250
/** One that lasted so long, in milliseconds. A table that closes again and again is not asked for at once each time. */
const LASTED = 5000
/** The first wait and the longest, in milliseconds; each is twice the one before, and shortened by chance. */
const FIRST_WAIT = 500
const LONGEST_WAIT = 10_000
/** A try that has come to nothing after so long is given up, in milliseconds. */
const PATIENCE = 20_000
/** So often a ticket that is not taken is replaced. */
const MOST_TICKETS = 3

/** What passes by itself: nobody answers, or the server is busy, or about to start again. */
const PASSING: ReadonlySet<RequestError['code']> = new Set(['offline', 'too_fast', 'stopped', 'failed'])

function nothing(): void {}

/** Connects to one table and stays connected: whenever the way is lost it is looked for again. */
export function connectTo(place: Place, parts: ConnectionParts, events: ConnectionEvents): Connection {
  let socket: TableSocket | null = null
  /** Names the try that is under way, or connected. */
  let current: symbol | null = null
  let isConnected = false
  let callOff = nothing
  let isWaiting = false
  /** Since when it has been without the server. */
  let since: number | null = null
  /** When it was connected last; `null` once it has been tried again since. */
  let connectedAt: number | null = null
  /** Tries that failed since the table was last heard. */
  let failures = 0
  let ticketsRefused = 0

  const letGo = (): void => {
    callOff()
    isWaiting = false
    isConnected = false
    current = null
    socket?.close()
    socket = null
  }

  const end = (status: ConnectionStatus): void => {
    letGo()
    since = null
    events.changed(status)
  }

  const tryNow = async (): Promise<void> => {
    letGo()
    const own = Symbol('try')
    current = own
    callOff = parts.later(PATIENCE, () => failed(null))
    const answered = await parts.ticket()
    if (current !== own) return
    if (!answered.ok) {
      failed(answered.error)
      return
    }
    socket = parts.openSocket(
      { protocol: PROTOCOL_VERSION, ticket: answered.ticket, ...place },
      {
        opened: () => {
          if (current !== own) return
          callOff()
          isConnected = true
          connectedAt = parts.now()
          since = null
          events.changed({ state: 'connected' })
        },
        heard: (messages) => {
          if (current === own) hear(messages)
        },
        closed: (error) => {
          if (current === own) failed(error)
        },
      },
    )
  }

  const hear = (messages: readonly ServerMessage[]): void => {
    failures = 0
    ticketsRefused = 0
    events.heard(messages)
    const goodbye = messages.find(({ type }) => type === 'goodbye')
    // Whoever heard it may have closed this connection already.
    if (goodbye?.type === 'goodbye' && isConnected) end({ state: 'goodbye', reason: goodbye.reason })
  }

  const failed = (error: RequestError | null): void => {
    if (error === null || PASSING.has(error.code)) return tryLater()
    if (error.code === 'old_page') return end({ state: 'old_page' })
    const wantsTicket = error.code === 'not_signed_in' || error.code === 'bad_ticket'
    if (wantsTicket && ticketsRefused < MOST_TICKETS) {
      ticketsRefused += 1
      return tryLater()
    }
    if (error.code !== 'offline') end({ state: 'refused', error })
  }

  const tryLater = (): void => {
    letGo()
    since ??= parts.now()
    isWaiting = true
    callOff = parts.later(nextWait(), () => void tryNow())
    events.changed({ state: 'reconnecting', since })
  }

  /** Chance keeps the pages of a server that ends, or starts again, from coming all at once. */
  const nextWait = (): number => {
    const hadLasted = connectedAt !== null && parts.now() - connectedAt >= LASTED
    connectedAt = null
    if (hadLasted) return AT_ONCE * parts.random()
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures)
    failures += 1
    return longest * (0.5 + parts.random() / 2)
  }

  const callOffSigns = parts.onceMore(() => {
    if (isWaiting) void tryNow()
  })
  void tryNow()

  return {
    send: (command) => {
      if (isConnected) socket?.send(command)
    },
    takeOver: () => {
      if (current !== null || isWaiting) return
      failures = 0
      ticketsRefused = 0
      events.changed({ state: 'connecting' })
      void tryNow()
    },
    close: () => {
      letGo()
      callOffSigns()
    },
  }
}
