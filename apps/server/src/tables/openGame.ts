import type { Seat } from '@modern-art/engine'
import { runTable } from '@modern-art/table'
import type { BotQuestion, RunningTable, StopReason } from '@modern-art/table'
import type { Message } from '@modern-art/table/contract'
import type { Bus } from '../bus/bus.ts'
import type { Append, Storage } from '../storage/storage.ts'
import type { Life } from './life.ts'
import { appendOf } from './wakeGame.ts'
import type { GameAwake, StoredGame } from './wakeGame.ts'
import type { Note } from '../logging.ts'
import { conflicts } from '../watching/metrics.ts'
import { notingLateness } from '../watching/noting.ts'

/** What a game needs of the node that runs it. */
export interface GameHost {
  readonly storage: Storage
  readonly bus: Bus
  readonly life: Life
  readonly now: () => number
  readonly later: (milliseconds: number, what: () => void) => () => void
  readonly think: (question: BotQuestion) => Promise<unknown>
  /** Is told what happens. */
  readonly note: Note
}

export interface GameListener {
  /** Something was added to the log, and by this node. */
  readonly kept: () => void
  /** `to: null` are the spectators. */
  readonly send: (to: Seat | null, message: Message) => void
  readonly stopped: (reason: StopReason) => void
  /** Another node has woken the game that runs here: nobody is told how people came to be away, and revisions have a gap. */
  readonly wokenElsewhere: () => void
}

export interface RunningGame extends RunningTable {
  /** How many entries of the log it knows. */
  readonly version: () => number
}

/** Runs a game on its log in the storage: appending is the commit point and the only lock. */
export function openGame(
  stored: StoredGame,
  { table, effects, version: reached }: GameAwake,
  { storage, bus, life, now, later, think, note }: GameHost,
  listener: GameListener,
): RunningGame {
  const { id } = stored
  let version = reached
  /** When something was last played. Lists show it, so orders and refused actions, which are secret, do not count. */
  let { changedAt } = stored
  const running = runTable(
    { table, effects, entry: null },
    {
      now,
      later: notingLateness(later),
      think,
      save: async ({ entries, actions, table: saved }) => {
        if (entries.length === 0 && !bus.isShared) return null
        if (actions.length > 0) changedAt = now()
        const played = actions.map(({ action }) => action)
        const append = (node: string): Append =>
          appendOf(stored, saved, { entries, actions: played, expected: version, node, at: changedAt })
        const isKept = await life.append(append)
        if (!isKept) {
          if (entries.length > 0) conflicts.labels('game').inc()
          const newer = await storage.entriesAfter(id, version)
          if (entries.length > 0) note('debug', 'another node was first', { table: id, version, newer: newer.length })
          if (newer.length === 0) throw new Error(`the log of table ${id} is not at ${version}, and has nothing newer`)
          version += newer.length
          if (newer.some(({ heard }) => heard.type === 'woken')) listener.wokenElsewhere()
          return { entries: newer }
        }
        version += entries.length
        if (entries.length > 0) listener.kept()
        return null
      },
      send: listener.send,
      stopped: listener.stopped,
    },
  )
  return { ...running, version: () => version }
}
