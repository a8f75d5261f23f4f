import { hearActed } from './acting.ts'
import { actOnHeldAnswer, askBots, hearBot } from './bots.ts'
import { nextByOrder } from './actingOrders.ts'
import { actByPlan } from './actingPlans.ts'
import { tellAll } from './stepping.ts'
import type { Stepping } from './stepping.ts'
import { nextDeadline } from './deadlines.ts'
import type { Effect } from './effect.ts'
import type { Input } from './contract/input.ts'
import { hearOrdered } from './ordering.ts'
import { hearPlanned } from './planning.ts'
import { playAction } from './playAction.ts'
import { giveUp, join, leave, takeBack } from './seating.ts'
import { isFinished, tableWith } from './table.ts'
import type { Table } from './table.ts'
import { atTime } from './time.ts'
import { hearBack, hearWent } from './vacations.ts'

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
  const stepping: Stepping = { table: atTime(table, now), since: table.time, effects: [] }
  settle(stepping)
  hear(stepping, input)
  settle(stepping)
  return concluded(stepping, input.type === 'ticked')
}

/** Ends a step: asks the bots, and says when to come back. A timer that has fired is gone and must be set again. */
export function concluded(stepping: Stepping, timerFired: boolean): Stepped {
  askBots(stepping)
  const { table, effects } = stepping
  const next = nextDeadline(table)
  const timer = next === null ? null : table.now + Math.max(0, next.due - table.time)
  if (timer !== table.timer || (timerFired && timer !== null)) effects.push({ type: 'set_timer', at: timer })
  return { table: tableWith(table, { timer }), effects }
}

/** Does all that need not wait for anybody: what bots said in a pause, what orders and plans want, what is due. */
function settle(stepping: Stepping): void {
  while (
    !stepping.table.paused &&
    (actOnHeldAnswer(stepping) || actByOrder(stepping) || planActs(stepping) || meetDeadline(stepping))
  );
}

function actByOrder(stepping: Stepping): boolean {
  const action = stepping.table.moment === null ? nextByOrder(stepping.table) : null
  if (action !== null) playAction(stepping, action)
  return action !== null
}

function planActs(stepping: Stepping): boolean {
  return stepping.table.moment === null && actByPlan(stepping)
}

function meetDeadline(stepping: Stepping): boolean {
  const next = nextDeadline(stepping.table)
  if (next === null || next.due > stepping.table.time) return false
  next.come(stepping, next.seat)
  return true
}

function hear(stepping: Stepping, input: Input): void {
  switch (input.type) {
    case 'joined':
      return join(stepping, input.seat)
    case 'left':
      return leave(stepping, input.seat)
    case 'gave_up':
      return giveUp(stepping, input.seat)
    case 'acted':
      return hearActed(stepping, input)
    case 'ordered':
      return hearOrdered(stepping, input)
    case 'planned':
      return hearPlanned(stepping, input)
    case 'bot_answered':
      return hearBot(stepping, input)
    case 'took_back':
      return takeBack(stepping, input.seat)
    case 'went_on_vacation':
      return hearWent(stepping, input)
    case 'came_back':
      return hearBack(stepping, input.seat)
    case 'paused':
      return pause(stepping, true)
    case 'resumed':
      return pause(stepping, false)
    case 'ticked':
  }
}

function pause(stepping: Stepping, paused: boolean): void {
  const { table } = stepping
  if (paused === table.paused || isFinished(table)) return
  stepping.table = tableWith(table, { paused })
  tellAll(stepping, { around: [{ type: paused ? 'paused' : 'resumed' }], game: [] })
}
