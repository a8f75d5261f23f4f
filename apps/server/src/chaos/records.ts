import { appendFileSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { AnswerResult, Command, ServerMessage, Stage } from '@modern-art/protocol'

/** Everything that people at one socket were told, in order. */
export interface Sitting {
  readonly code: string
  /** The person's name, which nobody else has. */
  readonly name: string
  readonly frames: readonly (readonly ServerMessage[])[]
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

/**
 * All that people sent and were told, to be held against what the storage has in the end. What they were told is kept in a
 * file a table: it is too much for the memory of one process.
 */
export interface Records {
  readonly sent: Sent[]
  readonly tables: PlayedTable[]
  /** What the people of each evening do, by its number, in words. */
  readonly doings: Map<number, string>
  /** Calls back with each command that is answered yes, until it is called off. */
  readonly onAcknowledged: (what: Listener) => () => void
  readonly acknowledged: Listener
  /** Begins a sitting; what it gives back notes each frame of it. */
  readonly sitDown: (code: string, name: string) => (frame: readonly ServerMessage[]) => void
  /** All sittings at a table. */
  readonly sittingsAt: (code: string) => readonly Sitting[]
}

type Listener = (command: Command) => void

interface Line {
  readonly sitting: number
  readonly name: string
  readonly frame: readonly ServerMessage[]
}

/** `folder` is empty. */
export function newRecords(folder: string): Records {
  const listeners = new Set<Listener>()
  const codes = new Set<string>()
  let sittings = 0
  const fileOf = (code: string): string => path.join(folder, code)
  return {
    sent: [],
    tables: [],
    doings: new Map(),
    onAcknowledged: (what) => {
      listeners.add(what)
      return () => void listeners.delete(what)
    },
    acknowledged: (command) => {
      for (const listener of listeners) listener(command)
    },
    sitDown: (code, name) => {
      const sitting = sittings
      sittings += 1
      return (frame) => {
        codes.add(code)
        const line: Line = { sitting, name, frame }
        appendFileSync(fileOf(code), `${JSON.stringify(line)}\n`)
      }
    },
    sittingsAt: (code) => {
      if (!codes.has(code)) return []
      const found = new Map<number, { name: string; frames: (readonly ServerMessage[])[] }>()
      for (const text of readFileSync(fileOf(code), 'utf8').trimEnd().split('\n')) {
        const { sitting, name, frame } = JSON.parse(text) as Line
        const known = found.get(sitting) ?? { name, frames: [] }
        known.frames.push(frame)
        found.set(sitting, known)
      }
      return [...found.values()].map((each) => ({ code, ...each }))
    },
  }
}
