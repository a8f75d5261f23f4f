import type { Command, Handshake, ServerMessage } from '@modern-art/protocol'
import type { OpenSocket } from '../online/openSocket.ts'

/* In place of the library `socket.io-client`: the page's sockets lead to the server that a test has. */

type Hear = (what?: unknown) => void

interface Socket {
  readonly on: (event: 'connect' | 'news' | 'connect_error' | 'disconnect', hear: Hear) => void
  readonly emit: (event: 'command', command: Command) => void
  readonly close: () => void
}

let openSocket: OpenSocket | null = null

/** Where sockets lead from now on; nowhere (`null`). */
export function leadSockets(to: OpenSocket | null): void {
  openSocket = to
}

export function io({ auth }: { readonly auth: Handshake }): Socket {
  if (openSocket === null) throw new Error('there is no server in this test')
  const hearers = new Map<string, Hear>()
  const socket = openSocket(auth, {
    opened: () => hearers.get('connect')?.(),
    heard: (messages: readonly ServerMessage[]) => hearers.get('news')?.(messages),
    closed: (error) =>
      error === null ? hearers.get('disconnect')?.() : hearers.get('connect_error')?.({ data: error }),
  })
  return {
    on: (event, hear) => void hearers.set(event, hear),
    emit: (_, command) => socket.send(command),
    close: () => socket.close(),
  }
}
