import type { OpponentName } from '@modern-art/bots/roster'
import { formatTranscriptLine, roundOf } from '@modern-art/engine'
import type { Seat, TranscriptFault } from '@modern-art/engine'
import { keepTable, transcriptOf } from '@modern-art/table'
import type { Saving, StopReason, Table } from '@modern-art/table'
import type { LessonName } from '../lessons/lessons.ts'
import { paceOf } from '../newGame/paces.ts'
import { resultOf } from '../saves/resultOf.ts'
import { keepGame } from '../saves/saves.ts'
import { fetchWeights, forgetWeights } from '../weights/fetchWeights.ts'
import { thinkAs } from './botMind.ts'
import { chanceOfBot, cryptographicRandom } from './chance.ts'
import type { FromWorker, OpeningTrouble, SaveTrouble } from './messages.ts'
import { openDeviceTable } from './deviceTable.ts'
import type { Device, DeviceTable, GameToOpen } from './deviceTable.ts'
import { playersOf } from './players.ts'

/* A table whose game this device keeps: it belongs to one window, and every move is saved before it is told. */

export type Post = (message: FromWorker) => void

export const random = cryptographicRandom()

/** A name that no other game has. (`randomUUID` is not there on pages that come over a plain network.) */
export function newId(): string {
  return Array.from({ length: 16 }, () => random(36).toString(36)).join('')
}

export function unreadable({ index, message }: TranscriptFault): OpeningTrouble {
  return { code: 'unreadable', action: index, message }
}

export function refuse(post: Post, trouble: OpeningTrouble): null {
  post({ type: 'not_opened', trouble })
  return null
}

/** How long a game is waited for that another window has, in milliseconds. */
const PATIENCE = 2000

/**
 * Takes a game for this worker, as long as it lives. Pages that come over a plain network cannot: there whoever opened
 * a game last keeps it.
 */
export function claim(id: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true)
  return new Promise((resolve) => {
    const hold = (): Promise<never> => {
      resolve(true)
      return new Promise<never>(() => {})
    }
    // After a reload the worker before may take a moment to let go.
    const signal = AbortSignal.timeout(PATIENCE)
    navigator.locks.request(`modern-art game ${id}`, { signal }, hold).catch(() => resolve(false))
  })
}

/** How a bot of a game answers, where it is not by thinking. */
export type Thinker = Device['think']

export interface GameKind {
  readonly id: string
  readonly lesson: LessonName | null
  readonly think: Thinker | null
}

/** Opens a table and keeps its game under its name. */
export function openKeptTable({ id, lesson, think }: GameKind, game: GameToOpen, post: Post): DeviceTable | null {
  const keeper = newId()
  let opening = true
  let trouble: SaveTrouble | null = null

  const keep = async ({ table }: Saving): Promise<void> => {
    const before = trouble
    const kept = await save(table, { id, lesson, keeper, takesOver: opening })
    // Until a save has worked, the game is still that of the window before.
    if (kept === null) opening = false
    if (kept === 'taken_over') throw new TakenOver()
    // A game that cannot be saved goes on without: whoever plays it is told.
    trouble = kept
    if (trouble !== null && trouble !== before) post({ type: 'not_saved', trouble })
    if (trouble === null && before !== null) post({ type: 'saved' })
  }

  const stopped = ({ error }: StopReason): void => {
    if (error instanceof TakenOver) post({ type: 'not_opened', trouble: { code: 'open_elsewhere' } })
    else reportError(error)
  }

  const opened = openDeviceTable(game, {
    // A clock of its own that begins with the true time: changing the device's clock moves nobody's time.
    now: () => performance.timeOrigin + performance.now(),
    later: (milliseconds, what) => {
      const timer = setTimeout(what, milliseconds)
      return () => clearTimeout(timer)
    },
    tell: (to, message) => post({ type: 'told', to, message }),
    layOpen: (moves, hands) => post({ type: 'hands', moves, hands }),
    keep,
    think: think ?? thinkForThemselves(game, post),
    whim: Math.random,
    stopped,
  })
  if (!opened.ok) return refuse(post, unreadable(opened.fault))
  const people = game.occupants.flatMap((occupant, seat): Seat[] => (occupant.kind === 'person' ? [seat] : []))
  post({ type: 'opened', id, people })
  return opened.table
}

/** Each bot by its own mind. Those that have to be fetched first are sent for at once. */
function thinkForThemselves({ transcript, occupants }: GameToOpen, post: Post): Thinker {
  const playerNamed = playersOf({
    read: async (file) => (await fetchWeights(file)).bytes,
    forget: forgetWeights,
    now: () => performance.now(),
    wait: (milliseconds) =>
      new Promise((resolve) => {
        setTimeout(resolve, milliseconds)
      }),
    tell: (bots) => post({ type: 'absent', bots }),
  })
  for (const occupant of occupants) if (occupant.kind === 'bot') void playerNamed(occupant.bot as OpponentName)
  return async (question) => {
    const { bot, seat, question: number } = question
    const player = await playerNamed(bot as OpponentName)
    return thinkAs(player, question, chanceOfBot(transcript.config, seat, number, random))
  }
}

/** Another window has opened the game since, and keeps it now. */
class TakenOver extends Error {}

interface Keeping {
  readonly id: string
  readonly lesson: LessonName | null
  readonly keeper: string
  readonly takesOver: boolean
}

/** `null` if the game is kept, else what stands in the way. */
async function save(
  table: Table,
  { id, lesson, keeper, takesOver }: Keeping,
): Promise<SaveTrouble | 'taken_over' | null> {
  const { state, occupants, rules } = table
  const result = resultOf(state, occupants)
  try {
    const game = {
      id,
      keeper,
      savedAt: Date.now(),
      players: state.setup.players,
      round: roundOf(state),
      finished: state.phase.name === 'finished',
      occupants,
      pace: paceOf(rules),
      memoryAid: rules.memoryAid,
      transcript: formatTranscriptLine(transcriptOf(table)),
      table: keepTable(table),
      ...(result !== null && { result }),
      ...(lesson !== null && { lesson }),
    }
    return (await keepGame(game, takesOver)) ? null : 'taken_over'
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'forbidden'
  }
}
