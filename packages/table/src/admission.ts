import type { Seat } from '@modern-art/engine'
import { sendReply } from './stepping.ts'
import type { Stepping } from './stepping.ts'
import type { Result } from './contract/message.ts'
import { isWaiting } from './moment.ts'
import { refuse } from './refusal.ts'
import { isFinished, isPerson, isSeat } from './table.ts'
import type { Table } from './table.ts'

/**
 * Whether something sent is new and can be answered. A resend gets the answer it had, or will get it with the first. A
 * sender without a seat is refused, and an input without a valid id is dropped: there is no name to answer it under.
 */
export function isNew(stepping: Stepping, seat: Seat, actionId: unknown): actionId is string {
  const { table } = stepping
  if (!isActionId(actionId)) return false
  if (!isSeat(table, seat)) return refuseStranger(stepping, seat, actionId)
  const before = table.answered[seat]?.find((answer) => answer.actionId === actionId)
  if (before !== undefined) sendReply(stepping, seat, actionId, before.result)
  return before === undefined && !isWaiting(table, seat, actionId)
}

/** An id is remembered, so it has a limit. */
function isActionId(id: unknown): id is string {
  return typeof id === 'string' && id.length <= 64
}

function refuseStranger(stepping: Stepping, seat: unknown, actionId: string): false {
  if (typeof seat === 'number') sendReply(stepping, seat, actionId, refuse('no_such_seat', `there is no seat ${seat}`))
  return false
}

/** Why a seat's person may neither act nor give an order on a decision now, whatever it is. */
export function whyNotNow(table: Table, seat: Seat, decision: unknown): Result | null {
  if (isFinished(table)) return refuse('game_over', 'the game is over')
  if (!isPerson(table, seat)) return refuse('not_your_seat', `a bot plays seat ${seat}`)
  if (table.paused) return refuse('paused', 'the table is paused')
  if (decision !== table.decision) return refuse('stale_decision', `decision ${table.decision} is asked now`)
  return null
}
