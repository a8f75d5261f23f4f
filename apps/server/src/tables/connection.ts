import type { ServerMessage } from '@modern-art/protocol'
import type { User } from '../storage/storage.ts'

/** One socket at a table. */
export interface Connection {
  readonly user: User
  /** A display never plays, whoever opened it. */
  readonly as: 'player' | 'display'
  /** When it was opened, in milliseconds since 1970: of a person's connections the newest plays. */
  readonly since: number
  /** Sends one frame: a list of `ServerMessage`, as JSON. */
  readonly send: (frame: string) => void
  readonly close: () => void
}

/** Collects what connections are to be told in one go, and sends it as one frame each. */
export interface Outbox {
  readonly tell: (connection: Connection, message: ServerMessage) => void
  /** The same with a message that is JSON already. */
  readonly tellJson: (connection: Connection, json: string) => void
  /** Sends at once what waits for a connection, and closes it. */
  readonly dismiss: (connection: Connection) => void
}

export function outboxOf(): Outbox {
  /** By connection, its messages with commas between them. */
  const waiting = new Map<Connection, string>()

  const flush = (): void => {
    // To send may be to lose a connection that is too slow, of which others are told at once: they come after in this same loop.
    for (const [connection, messages] of waiting) {
      waiting.delete(connection)
      connection.send(`[${messages}]`)
    }
  }

  const tellJson = (connection: Connection, json: string): void => {
    // What happens in one go is told in one frame: it is over when the code that is running now is.
    if (waiting.size === 0) queueMicrotask(flush)
    const messages = waiting.get(connection)
    waiting.set(connection, messages === undefined ? json : `${messages},${json}`)
  }

  return {
    tell: (connection, message) => tellJson(connection, JSON.stringify(message)),
    tellJson,
    dismiss: (connection) => {
      const messages = waiting.get(connection)
      waiting.delete(connection)
      if (messages !== undefined) connection.send(`[${messages}]`)
      connection.close()
    },
  }
}
