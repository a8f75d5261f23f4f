import type { Seat } from '@modern-art/engine'
import { isNew, whyNotNow } from './admission.ts'
import { ceilingsFor } from './ceilingsFor.ts'
import { NOTHING, reply, tellPerson } from './stepping.ts'
import type { Stepping } from './stepping.ts'
import type { Input } from './contract/input.ts'
import type { Result } from './contract/message.ts'
import type { Order } from './contract/order.ts'
import { OK, refuse } from './refusal.ts'
import { tableWith } from './table.ts'
import type { Table } from './table.ts'

type Ordered = Extract<Input, { type: 'ordered' }>

/**
 * A person gives, replaces or withdraws an order. Nobody else is told, and a stand-in stays: until the order acts,
 * nothing is different for the others.
 */
export function hearOrdered(stepping: Stepping, { seat, actionId, decision, order: sent }: Ordered): void {
  if (!isNew(stepping, seat, actionId)) return
  const { table } = stepping
  const order = sent === null ? null : readOrder(sent)
  const refusal = whyNotNow(table, seat, decision) ?? whyNoOrder(table, seat, sent === null, order)
  if (refusal !== null) return reply(stepping, seat, actionId, refusal)
  stepping.table = tableWith(table, { orders: table.orders.with(seat, order) })
  tellPerson(stepping, seat, NOTHING)
  reply(stepping, seat, actionId, OK)
}

function whyNoOrder(table: Table, seat: Seat, withdraws: boolean, order: Order | null): Result | null {
  if (ceilingsFor(table.state, seat) === null) {
    return refuse('no_order_now', 'there is nothing to give an order for')
  }
  if (order === null) return withdraws ? null : refuse('no_order_now', 'there is no such order')
  return order.type === 'ceiling' ? whyNotCeiling(order.amount, table.state.money[seat] ?? 0) : null
}

function whyNotCeiling(amount: number, money: number): Result | null {
  if (!Number.isInteger(amount)) return refuse('not_a_whole_number', `${amount} is not a whole number`)
  if (amount < 1) return refuse('amount_too_low', `${amount} is too low: at least 1 is asked`)
  return amount > money ? refuse('not_enough_money', `${amount} is more than the ${money} that the seat has`) : null
}

/** Reads an order from what may be anything at all; `null` if there is no such order. */
export function readOrder(json: unknown): Order | null {
  if (typeof json !== 'object' || json === null || !('type' in json)) return null
  if (json.type === 'out') return { type: 'out' }
  if (json.type !== 'ceiling' || !('above' in json) || (json.above !== 'pass' && json.above !== 'ask')) return null
  const amount = 'amount' in json && Number.isFinite(json.amount) ? Number(json.amount) : Number.NaN
  return { type: 'ceiling', amount, above: json.above }
}
