import { eventFor } from '@modern-art/engine'
import type { GameEvent, Seat } from '@modern-art/engine'
import type { Effect } from './effect.ts'
import type { Result } from './contract/message.ts'
import type { Screen, TableEvent } from './contract/screen.ts'
import { screensOf } from './screenOf.ts'
import { tableWith } from './table.ts'
import type { Table } from './table.ts'

/** One step on its way: the table so far, replaced and never written into, and what is wanted outside so far. */
export interface Stepping {
  table: Table
  /** The table's own time before this step. */
  readonly since: number
  readonly effects: Effect[]
}

/** What happened: around the game, and in it. */
export interface Happening {
  readonly around: readonly TableEvent[]
  readonly game: readonly GameEvent[]
}

export const NOTHING: Happening = { around: [], game: [] }

/** Something has changed for everybody: tells every person who is there, and the spectators. */
export function tellAll(stepping: Stepping, happening: Happening): void {
  const { table } = stepping
  stepping.table = tableWith(table, { changes: { all: table.changes.all + 1, own: table.changes.own } })
  const screen = screensOf(stepping.table, table.now)
  for (const seat of table.occupants.keys()) tellIfThere(stepping, seat, happening, screen)
  tell(stepping, null, happening, screen)
}

/** Something has changed that only the person on a seat may know of. */
export function tellPerson(stepping: Stepping, seat: Seat, happening: Happening): void {
  const { table } = stepping
  const own = table.changes.own.with(seat, (table.changes.own[seat] ?? 0) + 1)
  stepping.table = tableWith(table, { changes: { all: table.changes.all, own } })
  tellIfThere(stepping, seat, happening, screensOf(stepping.table, table.now))
}

type ScreenFor = (seat: Seat | null) => Screen

function tellIfThere(stepping: Stepping, seat: Seat, happening: Happening, screen: ScreenFor): void {
  const occupant = stepping.table.occupants[seat]
  if (occupant?.kind === 'person' && occupant.present) tell(stepping, seat, happening, screen)
}

function tell({ effects }: Stepping, to: Seat | null, { around, game }: Happening, screen: ScreenFor): void {
  const events = [...around, ...game.map((event) => eventFor(event, to))]
  effects.push({ type: 'send', to, message: { type: 'update', events, screen: screen(to) } })
}

/** Far more than a person sends before the answers come. */
const REMEMBERED = 32

/** Answers a seat and remembers it, for resends. */
export function reply(stepping: Stepping, seat: Seat, actionId: string, result: Result): void {
  const { table } = stepping
  const latest = (table.answered[seat] ?? []).slice(1 - REMEMBERED)
  latest.push({ actionId, result })
  stepping.table = tableWith(table, { answered: table.answered.with(seat, latest) })
  sendReply(stepping, seat, actionId, result)
}

export function sendReply({ effects }: Stepping, to: Seat, actionId: string, result: Result): void {
  effects.push({ type: 'send', to, message: { type: 'reply', actionId, result } })
}
