import type { Seat } from '@modern-art/engine'
import { sendReply } from './course.ts'
import type { Course } from './course.ts'
import type { Result } from './contract/message.ts'
import { isWaiting } from './moment.ts'
import { isActionId } from './reading.ts'
import { refuse } from './refusal.ts'
import { isFinished, isPerson, isSeat } from './table.ts'
import type { Table } from './table.ts'

/**
 * Whether something sent is new and can be answered. A resend gets the answer it had, or will get it with the first;
 * who is no seat is refused, and what bears no sound id is dropped.
 */
export function isNew(course: Course, seat: Seat, actionId: string): boolean {
  const { table } = course
  if (!isActionId(actionId)) return false
  if (!isSeat(table, seat)) return refuseStranger(course, seat, actionId)
  const before = table.answered[seat]?.find((answer) => answer.actionId === actionId)
  if (before !== undefined) sendReply(course, seat, actionId, before.result)
  return before === undefined && !isWaiting(table, seat, actionId)
}

function refuseStranger(course: Course, seat: unknown, actionId: string): false {
  if (typeof seat === 'number') sendReply(course, seat, actionId, refuse('no_such_seat', `there is no seat ${seat}`))
  return false
}

/** Why a seat's person may neither act nor give an order on a decision now, whatever it is. */
export function whyNotNow(table: Table, seat: Seat, decision: number): Result | null {
  if (isFinished(table)) return refuse('game_over', 'the game is over')
  if (!isPerson(table, seat)) return refuse('not_your_seat', `a bot plays seat ${seat}`)
  if (table.paused) return refuse('paused', 'the table is paused')
  if (decision !== table.decision) return refuse('stale_decision', `decision ${table.decision} is asked now`)
  return null
}
