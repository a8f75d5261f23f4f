import type { Transcript } from '@modern-art/engine'
import { positionOf } from './position.ts'
import type { Table } from './table.ts'

/** Changes whenever a kept table would be read wrongly by code of another time. */
const FORMAT = 'modern-art-table/1'

/** What follows from the transcript, which is kept beside it. */
type Known = 'config' | 'actions' | 'state' | 'decision' | 'question'

/** All that goes on around a game, as plain data to keep beside its transcript. */
export interface KeptTable extends Omit<Table, Known> {
  readonly format: typeof FORMAT
  /** How many actions the transcript had. */
  readonly moves: number
}

export function keepTable(table: Table): KeptTable {
  const { config, actions, state, decision, question, ...around } = table
  return { format: FORMAT, moves: actions.length, ...around }
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
  const { format, moves, ...around } = kept
  return { config, actions, ...position, ...around }
}

const BY_SEAT = ['occupants', 'clocks', 'questions', 'graces', 'orders', 'answered'] as const

function isKept(kept: unknown, { config, actions }: Transcript): kept is KeptTable {
  if (typeof kept !== 'object' || kept === null) return false
  const fields = kept as Readonly<Record<string, unknown>>
  const seats = config.players.length
  return (
    fields['format'] === FORMAT &&
    fields['moves'] === actions.length &&
    Number.isSafeInteger(fields['now']) &&
    Number.isSafeInteger(fields['time']) &&
    BY_SEAT.every((name) => Array.isArray(fields[name]) && fields[name].length === seats)
  )
}
