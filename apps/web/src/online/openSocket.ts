import { shardOf } from '@modern-art/protocol'
import type { Command, Handshake, ServerMessage, WireError } from '@modern-art/protocol'
import { io } from 'socket.io-client'

/** A socket on its way to a table, or there. */
export interface TableSocket {
  readonly send: (command: Command) => void
  readonly close: () => void
}

export interface SocketEvents {
  readonly opened: () => void
  /** One frame: all that one change at the table leads to. */
  readonly heard: (messages: readonly ServerMessage[]) => void
  /** It was refused, for the server's reason, or lost (`null`). Nothing comes after that. */
  readonly closed: (error: WireError | null) => void
}

/** Opens a socket once: whether it is worth another try is for its owner to say. It calls nobody back before it has returned. */
export type OpenSocket = (handshake: Handshake, events: SocketEvents) => TableSocket

/** The one event in either direction. */
const COMMAND = 'command'
const NEWS = 'news'

/** A socket to the server of this page. */
export const openSocket: OpenSocket = (handshake, events) => {
  // Its owner gets a new ticket for each try, so the library tries once.
  const socket = io({
    query: { shard: shardOf(handshake.code) },
    auth: { ...handshake },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  })
  let isDone = false
  const close = (): void => {
    isDone = true
    socket.close()
  }
  const closed = (error: WireError | null): void => {
    if (isDone) return
    close()
    events.closed(error)
  }
  socket.on('connect', () => {
    if (!isDone) events.opened()
  })
  socket.on(NEWS, (messages: readonly ServerMessage[]) => {
    if (!isDone) events.heard(messages)
  })
  socket.on('connect_error', (error) => closed(reasonIn(error)))
  socket.on('disconnect', () => closed(null))
  return { send: (command) => void socket.emit(COMMAND, command), close }
}

/** The server's reason to refuse a socket; `null` where the server was not reached. */
function reasonIn(error: Error & { readonly data?: unknown }): WireError | null {
  const { data } = error
  if (typeof data !== 'object' || data === null || !('code' in data)) return null
  return data as WireError
}
