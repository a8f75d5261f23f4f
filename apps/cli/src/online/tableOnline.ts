import { randomUUID } from 'node:crypto'
import { PROTOCOL_VERSION, changedScreen, shardOf } from '@modern-art/protocol'
import type { AnswerResult, Command, Handshake, Party, ServerMessage, WireError } from '@modern-art/protocol'
import { io } from 'socket.io-client'

type Screen = Parameters<typeof changedScreen>[0]

/** A command as it is wanted; its id is made for it. */
type Wanted = Command extends infer Each ? (Each extends Command ? Omit<Each, 'id'> : never) : never

/** A table at a server, as a program knows it that came there by its token. A connection that is cut is opened again. */
export interface TableOnline {
  readonly party: () => Party | null
  /** The program's own chair. */
  readonly chair: () => number | null
  /** `null` before the game, and until it is known anew after a cut. */
  readonly screen: () => Screen | null
  /** Why there is nothing more to hear; `null` while there is. */
  readonly end: () => string | null
  readonly isConnected: () => boolean
  /** Resolves to the answer; `null` if the connection was cut before it came. */
  readonly send: (command: Wanted) => Promise<AnswerResult | null>
  /** Resolves once something holds, or at the end. */
  readonly until: (holds: () => boolean) => Promise<void>
  readonly close: () => void
}

interface Parts {
  readonly origin: string
  readonly token: string
  readonly code: string
  /** The connection was cut, or is there again. */
  readonly told: (news: 'cut' | 'back') => void
}

/** The server may come back: it is asked again so often, after ten seconds at most. */
const MOST_TRIES = 60
const TRIED_AGAIN = 1000
/** A server that ends sends programs to another: they come at once, spread over so many milliseconds. */
const AT_ONCE = 250
/** But not to one that closes the door again and again: the connection has to have lasted so long, in milliseconds. */
const LASTED = 5000
/** What a server says that is starting, stopping or busy. */
const PASSING: ReadonlySet<string> = new Set(['stopped', 'failed', 'too_fast'])

const GOODBYES = {
  newer_window: 'another program plays with the same token',
  seat_moved: 'the seat was given up, because no person is left at the table or the token was revoked',
  removed: 'the host has removed the bot',
  left: 'the bot has left the table',
} as const

export function tableOnline({ origin, token, code, told }: Parts): TableOnline {
  const auth: Handshake = { protocol: PROTOCOL_VERSION, ticket: null, code, as: 'player' }
  const socket = io(origin, {
    query: { shard: shardOf(code) },
    auth: { ...auth },
    transports: ['websocket'],
    extraHeaders: { authorization: `Bearer ${token}` },
    forceNew: true,
    reconnectionAttempts: MOST_TRIES,
    reconnectionDelay: TRIED_AGAIN,
    reconnectionDelayMax: 10_000,
  })
  let party: Party | null = null
  let chair: number | null = null
  let screen: Screen | null = null
  let end: string | null = null
  let wasThere = false
  let connectedAt = 0
  const answers = new Map<string, (answer: AnswerResult | null) => void>()
  const waiting = new Set<() => void>()

  const look = (): void => {
    for (const each of waiting) each()
  }
  const finish = (why: string): void => {
    end ??= why
    socket.close()
    cut()
  }
  const cut = (): void => {
    screen = null
    for (const answer of answers.values()) answer(null)
    answers.clear()
    look()
  }

  const hear = (message: ServerMessage): void => {
    switch (message.type) {
      case 'party':
        ;({ party, chair } = message)
        return
      case 'welcome':
        ;({ screen } = message)
        return
      case 'update':
        if (screen !== null && message.revision === screen.revision + 1) {
          screen = changedScreen(screen, message.revision, message.changes)
        } else {
          // One was lost: everything once more.
          screen = null
          void send({ type: 'resync' })
        }
        return
      case 'answer':
        answers.get(message.id ?? '')?.(message.result)
        answers.delete(message.id ?? '')
        // What could not be read has no id, and is the last thing before the door closes.
        if (message.id === null && !message.result.ok) finish(message.result.error.message)
        return
      case 'goodbye':
        return finish(GOODBYES[message.reason])
      case 'said':
    }
  }

  const send: TableOnline['send'] = (wanted) =>
    new Promise((resolve) => {
      const id = randomUUID()
      if (socket.connected) {
        answers.set(id, resolve)
        socket.emit('command', { ...wanted, id })
      } else resolve(null)
    })

  socket.on('news', (messages: readonly ServerMessage[]) => {
    for (const message of messages) hear(message)
    look()
  })
  socket.on('connect', () => {
    if (wasThere) told('back')
    wasThere = true
    connectedAt = Date.now()
    look()
  })
  socket.on('disconnect', (reason) => {
    if (end !== null) return
    const isEarly = Date.now() - connectedAt < LASTED
    told('cut')
    cut()
    // The library comes back by itself, but not where the server has closed the door.
    if (reason === 'io server disconnect') {
      setTimeout(() => void socket.connect(), isEarly ? TRIED_AGAIN : Math.random() * AT_ONCE)
    }
  })
  socket.on('connect_error', (error: Error & { readonly data?: WireError }) => {
    const { data } = error
    if (data === undefined) {
      if (!wasThere) finish(`there is no server at ${origin}, or it does not let programs in`)
    } else if (PASSING.has(data.code)) setTimeout(() => void socket.connect(), TRIED_AGAIN)
    else finish(WHY_REFUSED[data.code] ?? `the server says: ${data.message}`)
  })
  socket.io.on('reconnect_failed', () => finish('the server did not come back'))

  return {
    party: () => party,
    chair: () => chair,
    screen: () => screen,
    end: () => end,
    isConnected: () => socket.connected,
    send,
    until: (holds) =>
      new Promise((resolve) => {
        const each = (): void => {
          if (end === null && !holds()) return
          waiting.delete(each)
          resolve()
        }
        waiting.add(each)
        each()
      }),
    close: () => finish('closed'),
  }
}

/** What a person can do about it. */
export const WHY_REFUSED: Readonly<Record<string, string>> = {
  bad_token: 'the token is none of this server’s, or has been revoked: make a new one on your account page',
  banned: 'the owner of this token is banned',
  no_such_table: 'there is no table with this code',
  removed: 'the host has removed the bot from this table',
  not_for_programs: 'bots cannot play at this table: its game has begun, it is a quick match, or nobody hosts it',
  own_program: 'at an open table, a bot does not play with its owner or another bot of the same owner',
  table_full: 'no seat is free at this table',
  too_many: 'this bot plays at as many tables as it may: let it finish those, or leave them',
  old_page: 'this program is of another version than the server: update it',
}
