import { check, choicesFor, defaultAction, mayHammer, readAction } from '@modern-art/engine'
import type { Action, Seat } from '@modern-art/engine'
import { isNew, whyNotNow } from './admission.ts'
import { clocksOnceDecided } from './clocks.ts'
import { NOTHING, reply, tellPerson } from './stepping.ts'
import type { Stepping } from './stepping.ts'
import type { Input } from './contract/input.ts'
import type { Result } from './contract/message.ts'
import { highestWaiting, joinMoment, whyNotInMoment } from './moment.ts'
import { NO_PLANS, plansBeside } from './plans.ts'
import { playAction } from './playAction.ts'
import { OK, refuse } from './refusal.ts'
import { isFinished, tableWith } from './table.ts'
import type { Admitted, Table } from './table.ts'
import { takeBack } from './seating.ts'

type Acted = Extract<Input, { type: 'acted' }>

/** A person acts. Whatever comes of it, a stand-in gets up. */
export function hearActed(stepping: Stepping, input: Acted): void {
  const { seat, actionId } = input
  if (!isNew(stepping, seat, actionId)) return
  if (!isFinished(stepping.table)) takeBack(stepping, seat)
  const heard = admittedIn(stepping.table, input, actionId)
  if ('ok' in heard) return reply(stepping, seat, actionId, heard)
  withdrawContrary(stepping, heard)
  withdrawPlans(stepping, heard)
  act(stepping, heard)
}

/** The action of an input, if the table admits it, or why not. */
function admittedIn(table: Table, { seat, decision, action: sent }: Acted, actionId: string): Admitted | Result {
  const notNow = whyNotNow(table, seat, decision)
  if (notNow !== null) return notNow
  const action = readAction(sent)
  if (action === null) return refuse('wrong_phase', 'there is no such action')
  if (!isOwn(action, seat)) return refuse('not_your_seat', `the action is not one of seat ${seat}`)
  const rejection = check(table.state, action)
  if (rejection !== null) return { ok: false, refusal: rejection }
  return whyNotInMoment(table, action, seat) ?? { seat, action, actionId }
}

/** Whether an action is a seat's; the hammer is nobody's. */
export function isOwn(action: Action, seat: Seat): boolean {
  return action.type !== 'hammer' && action.seat === seat
}

/** Somebody who passes by hand has had enough, and somebody who bids by hand is not out: an order to the contrary is withdrawn. */
function withdrawContrary(stepping: Stepping, { seat, action }: Admitted): void {
  const { table } = stepping
  const contrary = action.type === 'pass' ? 'ceiling' : 'out'
  if (table.orders[seat]?.type !== contrary) return
  stepping.table = tableWith(table, { orders: table.orders.with(seat, null) })
  tellPerson(stepping, seat, NOTHING)
}

function withdrawPlans(stepping: Stepping, { seat, action }: Admitted): void {
  const { table } = stepping
  const before = table.plans[seat] ?? NO_PLANS
  const own = plansBeside(before, table.state, action)
  if (own === before) return
  stepping.table = tableWith(table, { plans: table.plans.with(seat, own) })
  tellPerson(stepping, seat, NOTHING)
}

/** Does what the rules allow: at once, or with what else happens in the same moment. */
export function act(stepping: Stepping, admitted: Admitted): void {
  const { table } = stepping
  const { moment, rules, state, time } = table
  if (moment !== null) {
    const replaced = moment.bids.find((bid) => bid.seat === admitted.seat)
    stepping.table = tableWith(table, { moment: joinMoment(moment, admitted) })
    if (replaced !== undefined) answer(stepping, replaced, outbid)
  } else if (admitted.action.type === 'bid' && mayHammer(state) && rules.sameMoment > 0) {
    stepping.table = tableWith(table, {
      moment: joinMoment({ due: time + rules.sameMoment, bids: [], passes: [] }, admitted),
    })
  } else {
    carryOut(stepping, admitted)
  }
}

const outbid = refuse('outbid_in_the_same_moment', 'a better bid was made in the same moment')

function carryOut(stepping: Stepping, admitted: Admitted): void {
  const { table } = stepping
  if (admitted.actionId !== null) stepping.table = tableWith(table, { clocks: clocksOnceDecided(table, admitted.seat) })
  playAction(stepping, admitted.action)
  answer(stepping, admitted, OK)
}

function answer(stepping: Stepping, { seat, actionId }: Admitted, result: Result): void {
  if (actionId !== null) reply(stepping, seat, actionId, result)
}

/** Ends the moment: the highest bid is made, and everybody who passed below it has passed on it. */
export function endMoment(stepping: Stepping): void {
  const { table } = stepping
  const { moment } = table
  if (moment === null) return
  const best = highestWaiting(table, moment)
  stepping.table = tableWith(table, { moment: null })
  if (best !== null) carryOut(stepping, best)
  for (const bid of moment.bids) if (bid !== best) answer(stepping, bid, outbid)
  for (const pass of moment.passes) {
    if (check(stepping.table.state, pass.action) === null) carryOut(stepping, pass)
    else answer(stepping, pass, OK)
  }
}

/** What is played for a seat that does not answer. */
export function defaultFor(table: Table, seat: Seat): Admitted {
  return { seat, action: defaultAction(choicesFor(table.state, seat), seat), actionId: null }
}
