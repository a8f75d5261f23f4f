import type { AnswerResult, Command, ServerMessage, Stage } from '@modern-art/protocol'

/** Everything that people at one socket were told, in order. */
export interface Sitting {
  readonly code: string
  /** The person's name, which nobody else has. */
  readonly name: string
  readonly frames: (readonly ServerMessage[])[]
}

/** A command that somebody sent, perhaps several times under its id, and all answers to it. */
export interface Sent {
  readonly code: string
  readonly name: string
  readonly command: Command
  /** Of the table, as far as the sender knew. */
  readonly stage: Stage | null
  readonly answers: AnswerResult[]
}

/** A table at which a game was begun. */
export interface PlayedTable {
  readonly code: string
  /** Whether its people have seen the end. */
  isFinished: boolean
}

/** All that people sent and were told, to be held against what the storage has in the end. */
export interface Records {
  readonly sittings: Sitting[]
  readonly sent: Sent[]
  readonly tables: PlayedTable[]
  /** Calls back with each command that is answered yes, until it is called off. */
  readonly onAcknowledged: (what: Listener) => () => void
  readonly acknowledged: Listener
}

type Listener = (command: Command) => void

export function newRecords(): Records {
  const listeners = new Set<Listener>()
  return {
    sittings: [],
    sent: [],
    tables: [],
    onAcknowledged: (what) => {
      listeners.add(what)
      return () => void listeners.delete(what)
    },
    acknowledged: (command) => {
      for (const listener of listeners) listener(command)
    },
  }
}
