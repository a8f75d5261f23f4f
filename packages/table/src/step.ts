import { hearActed } from './acting.ts'
import { actOnHeldAnswer, askBots, hearBot } from './bots.ts'
import { nextByOrder } from './actingOrders.ts'
import { tellAll } from './course.ts'
import type { Course } from './course.ts'
import { nextDeadline } from './deadlines.ts'
import type { Effect } from './effect.ts'
import type { Input } from './contract/input.ts'
import { hearOrdered } from './ordering.ts'
import { playAction } from './playAction.ts'
import { join, leave, takeBack } from './seating.ts'
import { isFinished } from './table.ts'
import type { Table } from './table.ts'
import { atTime } from './time.ts'

/** A table after a step, and what it wants done outside, in this order. */
export interface Stepped {
  readonly table: Table
  readonly effects: readonly Effect[]
}

/**
 * The one way on for a table. What was due by now comes before the input, whether or not the timer has fired: how
 * punctual the host is decides nothing. Never alters what it is given, and never throws for what people send.
 */
export function step(table: Table, input: Input, now: number): Stepped {
  const course: Course = { table: atTime(table, now), effects: [] }
  settle(course)
  hear(course, input)
  settle(course)
  return concluded(course, input.type === 'ticked')
}

/** Ends a step: asks the bots, and says when to come back. A timer that has fired is gone and must be set again. */
export function concluded(course: Course, timerFired: boolean): Stepped {
  askBots(course)
  const { table, effects } = course
  const next = nextDeadline(table)
  const timer = next === null ? null : table.now + Math.max(0, next.due - table.time)
  if (timer !== table.timer || (timerFired && timer !== null)) effects.push({ type: 'set_timer', at: timer })
  return { table: { ...table, timer }, effects }
}

/** Does all that need not wait for anybody: what bots said in a pause, what orders want, what is due. */
function settle(course: Course): void {
  while (!course.table.paused && (actOnHeldAnswer(course) || actByOrder(course) || meetDeadline(course)));
}

function actByOrder(course: Course): boolean {
  const action = course.table.moment === null ? nextByOrder(course.table) : null
  if (action !== null) playAction(course, action)
  return action !== null
}

function meetDeadline(course: Course): boolean {
  const next = nextDeadline(course.table)
  if (next === null || next.due > course.table.time) return false
  next.come(course)
  return true
}

function hear(course: Course, input: Input): void {
  switch (input.type) {
    case 'joined':
      return join(course, input.seat)
    case 'left':
      return leave(course, input.seat)
    case 'acted':
      return hearActed(course, input)
    case 'ordered':
      return hearOrdered(course, input)
    case 'bot_answered':
      return hearBot(course, input)
    case 'took_back':
      return takeBack(course, input.seat)
    case 'paused':
      return pause(course, true)
    case 'resumed':
      return pause(course, false)
    case 'ticked':
  }
}

function pause(course: Course, paused: boolean): void {
  const { table } = course
  if (paused === table.paused || isFinished(table)) return
  course.table = { ...table, paused }
  tellAll(course, { around: [{ type: paused ? 'paused' : 'resumed' }], game: [] })
}
