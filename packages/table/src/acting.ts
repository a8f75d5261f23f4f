import { check, choicesFor, defaultAction, mayHammer } from '@modern-art/engine'
import type { Seat } from '@modern-art/engine'
import { isNew, whyNotNow } from './admission.ts'
import { clocksOnceDecided } from './clocks.ts'
import { NOTHING, reply, tellPerson } from './course.ts'
import type { Course } from './course.ts'
import type { Input } from './contract/input.ts'
import type { Result } from './contract/message.ts'
import { highestWaiting, joinMoment, whyNotInMoment } from './moment.ts'
import { playAction } from './playAction.ts'
import { readAction, seatIn } from './reading.ts'
import { OK, refuse } from './refusal.ts'
import { isFinished } from './table.ts'
import type { Deed, Table } from './table.ts'
import { takeBack } from './seating.ts'

type Acted = Extract<Input, { type: 'acted' }>

/** A person acts. Whatever comes of it, who acts is there, and a stand-in gets up. */
export function hearActed(course: Course, input: Acted): void {
  const { seat, actionId } = input
  if (!isNew(course, seat, actionId)) return
  if (!isFinished(course.table)) takeBack(course, seat)
  const heard = deedIn(course.table, input)
  if ('ok' in heard) return reply(course, seat, actionId, heard)
  withdrawContrary(course, heard)
  act(course, heard)
}

/** The deed of an input, or why it is none. */
function deedIn(table: Table, { seat, actionId, decision, action: sent }: Acted): Deed | Result {
  const notNow = whyNotNow(table, seat, decision)
  if (notNow !== null) return notNow
  if (seatIn(sent) !== seat) return refuse('not_your_seat', `the action is not one of seat ${seat}`)
  const action = readAction(sent, seat)
  if (action === null) return refuse('wrong_phase', 'there is no such action')
  const rejection = check(table.state, action)
  if (rejection !== null) return { ok: false, refusal: rejection }
  return whyNotInMoment(table, action, seat) ?? { seat, action, actionId }
}

/** Somebody who passes by hand has had enough, and somebody who bids by hand is not out: an order to the contrary is withdrawn. */
function withdrawContrary(course: Course, { seat, action }: Deed): void {
  const { table } = course
  const contrary = action.type === 'pass' ? 'ceiling' : 'out'
  if (table.orders[seat]?.type !== contrary) return
  course.table = { ...table, orders: table.orders.with(seat, null) }
  tellPerson(course, seat, NOTHING)
}

/** Does what the rules allow: at once, or with what else happens in the same moment. */
export function act(course: Course, deed: Deed): void {
  const { table } = course
  const { moment, rules, state, time } = table
  if (moment !== null) {
    const replaced = moment.bids.find((bid) => bid.seat === deed.seat)
    course.table = { ...table, moment: joinMoment(moment, deed) }
    if (replaced !== undefined) answer(course, replaced, outbid)
  } else if (deed.action.type === 'bid' && mayHammer(state) && rules.sameMoment > 0) {
    course.table = { ...table, moment: joinMoment({ due: time + rules.sameMoment, bids: [], passes: [] }, deed) }
  } else {
    carryOut(course, deed)
  }
}

const outbid = refuse('outbid_in_the_same_moment', 'a better bid was made in the same moment')

function carryOut(course: Course, deed: Deed): void {
  const { table } = course
  if (deed.actionId !== null) course.table = { ...table, clocks: clocksOnceDecided(table, deed.seat) }
  playAction(course, deed.action)
  answer(course, deed, OK)
}

function answer(course: Course, { seat, actionId }: Deed, result: Result): void {
  if (actionId !== null) reply(course, seat, actionId, result)
}

/** Ends the moment: the highest bid is made, and everybody who passed below it has passed on it. */
export function endMoment(course: Course): void {
  const { table } = course
  const { moment } = table
  if (moment === null) return
  const best = highestWaiting(table, moment)
  course.table = { ...table, moment: null }
  if (best !== null) carryOut(course, best)
  for (const bid of moment.bids) if (bid !== best) answer(course, bid, outbid)
  for (const pass of moment.passes) {
    if (check(course.table.state, pass.action) === null) carryOut(course, pass)
    else answer(course, pass, OK)
  }
}

/** Does for a seat what one does that does not answer. */
export function defaultDeed(table: Table, seat: Seat): Deed {
  return { seat, action: defaultAction(choicesFor(table.state, seat), seat), actionId: null }
}
