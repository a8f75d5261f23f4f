import type { AnswerResult, Command } from '@modern-art/protocol'
import { newId } from './newId.ts'
import type { GameCommand, Unanswered } from './unanswered.ts'

type WithoutId<C> = C extends Command ? Omit<C, 'id'> : never

/** Something that a person asks of a table. */
export type Asked = WithoutId<Command>

/** What became of it. `gone`: it was given up, and nobody knows whether it was heard. */
export type CommandResult =
  | AnswerResult
  | { readonly ok: false; readonly error: { readonly code: 'gone'; readonly message: string } }

/** Commands on their way to one table. Each is sent under its one id until it is answered; talk only while it is connected. */
export interface Commands {
  readonly send: (asked: Asked, id?: string) => Promise<CommandResult>
  /** Actions and orders that wait for an answer, oldest first. */
  readonly unanswered: () => readonly GameCommand[]
  /** The table is there, for the first time or again: what waits is sent. */
  readonly connected: () => void
  readonly lost: () => void
  /** Something that was told is missing, so answers may be: the game is asked again for its own. */
  readonly repeat: () => void
  readonly answer: (id: string, result: AnswerResult) => void
  /** Nothing more comes. Actions and orders stay kept for whoever comes back to the table. */
  readonly close: () => void
}

export interface CommandsParts {
  readonly kept: Unanswered
  readonly now: () => number
  readonly isConnected: () => boolean
  readonly emit: (command: Command) => void
  /** What became of an action or an order, be it one of the page before a reload. */
  readonly settled: (command: GameCommand, result: CommandResult) => void
}

/** What was not answered for so long is given up, in milliseconds. */
const LASTS = 10 * 60_000
/** A table remembers the answers to so many: of more than these it could hear one twice. */
const MOST_KEPT = 32

const GONE: CommandResult = { ok: false, error: { code: 'gone', message: 'it was given up without an answer' } }

interface Waiting {
  readonly command: Command
  readonly at: number
  readonly resolve: (result: CommandResult) => void
}

export function commandsOf({ kept, now, isConnected, emit, settled }: CommandsParts): Commands {
  const isFresh = ({ at }: { readonly at: number }): boolean => now() - at < LASTS
  const waiting = new Map<string, Waiting>(
    kept.read().map(({ command, at }) => [command.id, { command, at, resolve: () => {} }]),
  )

  const keep = (): void => {
    const ofTheGame = [...waiting.values()].flatMap(({ command, at }) =>
      isOfTheGame(command) ? [{ command, at }] : [],
    )
    kept.keep(ofTheGame.slice(-MOST_KEPT))
  }

  const settle = (id: string, result: CommandResult): void => {
    const settling = waiting.get(id)
    if (settling === undefined) return
    const { command, resolve } = settling
    waiting.delete(id)
    if (isOfTheGame(command)) {
      keep()
      settled(command, result)
    }
    resolve(result)
  }

  return {
    send: (asked, id = newId()) =>
      new Promise((resolve) => {
        const command: Command = { ...asked, id }
        if (isTalk(command) && !isConnected()) {
          resolve(GONE)
          return
        }
        waiting.set(id, { command, at: now(), resolve })
        if (isOfTheGame(command)) keep()
        if (isConnected()) emit(command)
      }),
    unanswered: () => [...waiting.values()].flatMap(({ command }) => (isOfTheGame(command) ? [command] : [])),
    connected: () => {
      for (const [id, each] of waiting) {
        if (isFresh(each)) emit(each.command)
        else settle(id, GONE)
      }
    },
    lost: () => {
      // Whoever connects again is told everything anyway, and what is said later than it was meant is said wrongly.
      for (const [id, { command }] of waiting) if (command.type === 'resync' || isTalk(command)) settle(id, GONE)
    },
    repeat: () => {
      for (const { command } of waiting.values()) if (isOfTheGame(command)) emit(command)
    },
    answer: settle,
    close: () => {
      for (const { resolve } of waiting.values()) resolve(GONE)
      waiting.clear()
    },
  }
}

function isTalk({ type }: Command): boolean {
  return type === 'call' || type === 'say'
}

function isOfTheGame(command: Command): command is GameCommand {
  return command.type === 'act' || command.type === 'order' || command.type === 'plan'
}
