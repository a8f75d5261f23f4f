import type { Transcript } from '@modern-art/engine'
import { NO_PLANS } from './plans.ts'
import { positionOf } from './position.ts'
import type { Table } from './table.ts'

/** Changes whenever a kept table would be read wrongly by code of another time. */
const FORMAT = 'modern-art-table/1'

/** What follows from the transcript, which is kept beside it. */
type Known = 'config' | 'actions' | 'state' | 'decision' | 'question'

/** All that goes on around a game, as plain data to keep beside its transcript. */
export interface KeptTable {
  readonly format: typeof FORMAT
  /** How many actions the transcript had. */
  readonly moves: number
  /** What was kept before there were plans and vacations has none. */
  readonly around: Omit<Table, Known | 'plans' | 'vacations'> & Partial<Pick<Table, 'plans' | 'vacations'>>
}

export function keepTable(table: Table): KeptTable {
  const { rules, occupants, changes, now, time, paused, timer } = table
  const { clocks, hammer, moment, questions, graces, orders, plans, vacations, answered } = table
  const around = { rules, occupants, changes, now, time, paused, timer, clocks, hammer, moment, questions, graces }
  return { format: FORMAT, moves: table.actions.length, around: { ...around, orders, plans, vacations, answered } }
}

/**
 * The table that was kept beside a transcript, to be woken by `wakeTable`; `null` if it is of another format, or belongs to
 * another moment of the game. Then the game can still be opened from its transcript, by `openTable`.
 */
export function tableFrom(kept: unknown, transcript: Transcript): Table | null {
  if (!isKept(kept, transcript)) return null
  const position = positionOf(transcript)
  if ('fault' in position) return null
  const { config, actions } = transcript
  const plans = kept.around.plans ?? config.players.map(() => NO_PLANS)
  const vacations = kept.around.vacations ?? config.players.map(() => null)
  return { ...kept.around, plans, vacations, config, actions, ...position }
}

/** Lists with an entry for each seat. */
const BY_SEAT = ['occupants', 'clocks', 'questions', 'graces', 'orders', 'answered'] as const

function isKept(kept: unknown, { config, actions }: Transcript): kept is KeptTable {
  if (!isObject(kept) || kept['format'] !== FORMAT || kept['moves'] !== actions.length) return false
  const { around } = kept
  if (!isObject(around)) return false
  const seats = config.players.length
  return (
    Number.isSafeInteger(around['now']) &&
    Number.isSafeInteger(around['time']) &&
    isObject(around['rules']) &&
    isObject(around['changes']) &&
    BY_SEAT.every((name) => Array.isArray(around[name]) && around[name].length === seats)
  )
}

function isObject(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null
}
