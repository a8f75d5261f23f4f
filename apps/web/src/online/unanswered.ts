import type { Command } from '@modern-art/protocol'

/** What is said to the game itself: it is sent until it is answered, even by a page that was loaded again. */
export type GameCommand = Extract<Command, { type: 'act' | 'order' | 'plan' }>

interface KeptCommand {
  readonly command: GameCommand
  /** When it was given, in milliseconds since 1970. */
  readonly at: number
}

/** Unanswered commands to the game at one table, kept for as long as the window is there. */
export interface Unanswered {
  readonly read: () => readonly KeptCommand[]
  readonly keep: (commands: readonly KeptCommand[]) => void
}

export type SessionStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function unansweredAt(code: string, storage: () => SessionStore): Unanswered {
  const name = `modern-art-unanswered-${code}`
  return {
    read: () => {
      try {
        const kept: unknown = JSON.parse(storage().getItem(name) ?? '[]')
        return Array.isArray(kept) ? kept.filter(isKept) : []
      } catch {
        // Storage is forbidden, or another version of the page wrote it.
        return []
      }
    },
    keep: (commands) => {
      try {
        if (commands.length === 0) storage().removeItem(name)
        else storage().setItem(name, JSON.stringify(commands))
      } catch {
        // Storage is full or forbidden: they are sent again as long as the page lives.
      }
    },
  }
}

function isKept(value: unknown): value is KeptCommand {
  const { command, at } = Object(value) as Partial<KeptCommand>
  return typeof at === 'number' && typeof command?.id === 'string' && ['act', 'order', 'plan'].includes(command.type)
}
