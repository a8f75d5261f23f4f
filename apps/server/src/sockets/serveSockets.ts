import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server as HttpServer } from 'node:http'
import { LARGEST_MESSAGE } from '@modern-art/protocol'
import type { CommandType, ServerMessage, WireError } from '@modern-art/protocol'
import { commandSchema } from '@modern-art/protocol/schemas'
import { Server } from 'socket.io'
import type { DefaultEventsMap, Socket } from 'socket.io'
import { openDoorstep } from '../door/doorstep.ts'
import type { Bounds } from '../door/doorstep.ts'
import { readAs } from '../reading.ts'
import { refuse } from '../refusal.ts'
import { bearerIn, hasTokenInAddress } from '../people/bearer.ts'
import type { LimitKind } from '../people/limits.ts'
import { isOurOrigin } from '../people/origins.ts'
import type { UserId } from '../parties/partyRecord.ts'
import type { PeopleStorage, User } from '../storage/storage.ts'
import type { Connection } from '../tables/connection.ts'
import { judgeHandshake } from './gate.ts'
import type { Entry, GateParts } from './gate.ts'
import { oneByOne } from '../oneByOne.ts'
import { textFrame } from './textFrame.ts'
import type { Failed, Note } from '../logging.ts'
import { handshakes, lookAt, slowSockets } from '../watching/metrics.ts'
import { noteCommand, noteRefusal } from '../watching/noting.ts'

export interface SocketParts extends GateParts {
  readonly storage: Pick<PeopleStorage, 'userOfSession' | 'extendSession' | 'openSessions'>
  /** Origins whose pages are let in besides our own. */
  readonly origins: readonly string[]
  /** The address that asks, as far as the server can know. */
  readonly addressOf: (request: IncomingMessage) => string
  readonly isSecure: (request: IncomingMessage) => boolean
  /** `null`: anybody may have and send as much as they like. */
  readonly bounds: Bounds | null
  readonly failed: Failed
  readonly note: Note
}

type TableSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, { entry: Entry }>

/** One user may have so many windows open. */
const MOST_SOCKETS_OF_A_USER = 30
/** A program has one a table, and another for a moment when it comes back. */
const MOST_SOCKETS_OF_A_PROGRAM = 8
/** A page that lets so many bytes wait is not there any more: a whole game late in the evening is 34 kB. */
const MOST_BYTES_WAITING = 2 ** 20
const TOO_MANY = refuse('too_many', 'too many windows are open').error
/** In one turn of the event loop. */
const MOST_COMMANDS_AT_ONCE = 128
const MOST_PEOPLE_AT_ONCE = 32

export interface Sockets {
  /** Closes the sockets of sessions that have ended: those of one user and their programs, or of all (`null`). */
  readonly closeEnded: (user: UserId | null) => Promise<void>
  /** Lets nobody more in. */
  readonly drain: () => void
  readonly close: () => Promise<void>
}

/** Lets pages open sockets to tables. What is sent to a socket comes from its table alone. */
export function serveSockets(server: HttpServer, parts: SocketParts): Sockets {
  const { limits, failed, now } = parts
  const io = new Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, { entry: Entry }>(server, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: LARGEST_MESSAGE,
    perMessageDeflate: false,
    pingInterval: 10_000,
    pingTimeout: 10_000,
    connectTimeout: 10_000,
  })
  // CORS does not guard sockets.
  const doorstep = openDoorstep(server, { ...parts, mayAsk: (request) => mayAsk(request, parts.origins) })
  io.engine.on('connection', (conn: TableSocket['conn']) => {
    const { socket } = conn.request
    conn.on('packet', () => doorstep.hears(socket))
  })
  const socketsOf = new Map<string, number>()
  const inTurn = oneByOne(MOST_COMMANDS_AT_ONCE)
  // A node that ends, or a network that breaks, sends many people away and back at once: those who play are heard between them.
  const comings = oneByOne(MOST_PEOPLE_AT_ONCE)
  const goings = oneByOne(MOST_PEOPLE_AT_ONCE)
  let drained = false
  const isDraining = (): boolean => drained

  io.use((socket, next) => {
    const decide = async (): Promise<void> => {
      const error = await whyNot(socket)
      handshakes.labels(error?.code ?? 'ok').inc()
      if (error === null) next()
      else next(Object.assign(new Error(error.code), { data: error }))
    }
    comings(() => void decide())
  })

  const whyNot = async (socket: TableSocket): Promise<WireError | null> => {
    if (isDraining()) return refuse('stopped', 'this node is about to end').error
    try {
      const { request } = socket
      const asker = { address: parts.addressOf(request), token: bearerIn(request.headers) }
      const judged = await judgeHandshake(socket.handshake.auth, asker, parts)
      if (!judged.ok) return judged.error
      socket.data.entry = judged.entry
      return mayOpenOneMore(judged.entry.user) ? null : TOO_MANY
    } catch (error) {
      if (isDraining()) return refuse('stopped', 'this node is about to end').error
      failed('a handshake', error)
      return refuse('failed', 'the server failed').error
    }
  }

  io.on('connection', (socket) => {
    const { entry } = socket.data
    const { user, table } = entry
    const connection = connectionOf(socket, entry, now())
    const fields = { connection: randomUUID(), table: table.id }
    parts.note('debug', 'a socket was opened', { ...fields, as: entry.as, program: user.owner !== null })
    const answer = (id: string | null, error: WireError): void => {
      connection.send(JSON.stringify([{ type: 'answer', id, result: { ok: false, error } } satisfies ServerMessage]))
      noteRefusal(connection, id, error)
    }

    const hear = async (said: unknown): Promise<void> => {
      const command = readAs(commandSchema, said)
      if (command.success) noteCommand(connection, command.data.type, command.data.id)
      const kind = limitOf(command.success ? command.data.type : null, user.owner !== null)
      if (!(await limits.allow(kind, user.id))) answer(idIn(said), refuse('too_fast', 'too much at once').error)
      else if (command.success) table.hear(connection, command.data)
      else answer(idIn(said), refuse('bad_message', 'this is no command').error)
    }

    socket.onAny((event: unknown, said: unknown) => {
      inTurn(() => {
        // Whatever a page sends, it is answered, and the server lives.
        hear(event === 'command' ? said : null).catch((error: unknown) => {
          failed('a command', error, fields)
          answer(idIn(said), refuse('failed', 'the server failed').error)
        })
      })
    })
    doorstep.isIn(socket.request)
    if (!mayOpenOneMore(user)) {
      // Others of theirs were let in at the same moment.
      answer(null, TOO_MANY)
      connection.close()
      return
    }
    count(user.id, 1)
    socket.on('disconnect', (reason) => {
      parts.note('debug', 'a socket was closed', { ...fields, reason })
      count(user.id, -1)
      goings(() => table.gone(connection))
    })
    const refusal = table.admit(connection)
    if (refusal !== null) {
      answer(null, refusal)
      connection.close()
    }
  })

  const mayOpenOneMore = ({ id, owner }: User): boolean =>
    (socketsOf.get(id) ?? 0) < (owner === null ? MOST_SOCKETS_OF_A_USER : MOST_SOCKETS_OF_A_PROGRAM)

  const count = (user: string, by: 1 | -1): void => {
    const sockets = (socketsOf.get(user) ?? 0) + by
    if (sockets === 0) socketsOf.delete(user)
    else socketsOf.set(user, sockets)
  }

  const callOffLooking = lookAt(() => ({ sockets: io.sockets.sockets.size }))

  return {
    closeEnded: async (user) => {
      const sockets = [...io.sockets.sockets.values()].filter(
        ({ data }) => user === null || data.entry.user.id === user || data.entry.user.owner === user,
      )
      const sessions = new Set(sockets.map(({ data }) => data.entry.session))
      const open = new Set(await parts.storage.openSessions([...sessions], now()))
      for (const socket of sockets) if (!open.has(socket.data.entry.session)) socket.disconnect(true)
    },
    drain: () => {
      drained = true
    },
    close: async () => {
      callOffLooking()
      doorstep.close()
      io.disconnectSockets(true)
      await io.close()
    },
  }
}

function connectionOf(socket: TableSocket, { user, as }: Entry, since: number): Connection {
  const { conn } = socket
  const stream = socket.request.socket
  let waiting = 0
  conn.on('drain', () => {
    waiting = 0
  })
  return {
    user,
    as,
    since,
    send: (frame) => {
      if (!socket.connected) return
      // The frame is JSON already: by `emit` it would be walked through and written once more. It is spared the long way
      // through the libraries, too, unless something of theirs waits to be written.
      if (conn.transport.writable) stream.write(textFrame(`42["news",${frame}]`))
      else {
        conn.write(`2["news",${frame}]`)
        waiting += frame.length
      }
      if (stream.writableLength + waiting > MOST_BYTES_WAITING) {
        slowSockets.inc()
        socket.disconnect(true)
      }
    },
    close: () => void socket.disconnect(true),
  }
}

/** A page of ours, or a program, which names its token where no browser lets a page name anything. */
function mayAsk({ headers, url = '' }: IncomingMessage, origins: readonly string[]): boolean {
  if (hasTokenInAddress(url)) return false
  return isOurOrigin(headers, origins) || (headers.origin === undefined && bearerIn(headers) !== null)
}

/** As what a command counts; `null` is none. */
function limitOf(type: CommandType | null, isProgram: boolean): LimitKind {
  if (isProgram) return type === 'resync' ? 'program_resync' : 'program_command'
  if (type === 'resync') return type
  return type === 'say' || type === 'call' ? 'talk' : 'command'
}

/** The id under which a message can be answered, whatever else it is. */
function idIn(said: unknown): string | null {
  const id: unknown = typeof said === 'object' && said !== null && 'id' in said ? said.id : null
  return typeof id === 'string' && id.length <= 64 ? id : null
}
