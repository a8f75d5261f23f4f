import type { Action, Seat } from '@modern-art/engine'
import type { Order } from './contract/order.ts'

/*
 * What people send may be anything. It is read field by field, so that nothing else gets into a table, a transcript
 * or a message; a number that is none becomes NaN, for which the rules have a refusal.
 */

type Json = Readonly<Record<string, unknown>>

function isObject(json: unknown): json is Json {
  return typeof json === 'object' && json !== null
}

function numberIn(value: unknown): number {
  return typeof value === 'number' ? value : Number.NaN
}

/** An id is remembered, so it has a limit; without an id there is nothing to answer. */
export function isActionId(id: unknown): id is string {
  return typeof id === 'string' && id.length <= 64
}

/** Whose action it says it is. */
export function seatIn(json: unknown): unknown {
  return isObject(json) ? json['seat'] : undefined
}

/** An action of a seat, or `null` if there is no such action. */
export function readAction(json: unknown, seat: Seat): Action | null {
  if (!isObject(json)) return null
  const type = json['type'] as Action['type']
  switch (type) {
    case 'play_card':
    case 'offer_second':
      return { type, seat, card: numberIn(json['card']) }
    case 'bid':
    case 'submit_bid':
      return { type, seat, amount: numberIn(json['amount']) }
    case 'set_price':
      return { type, seat, price: numberIn(json['price']) }
    case 'decline_second':
    case 'pass':
    case 'buy':
    case 'reveal_mystery':
    case 'skip_mystery':
      return { type, seat }
    case 'hammer':
    default:
      return null
  }
}

/** An order, or `null` if there is no such order. */
export function readOrder(json: unknown): Order | null {
  if (!isObject(json)) return null
  if (json['type'] === 'out') return { type: 'out' }
  const { above } = json
  if (json['type'] !== 'ceiling' || (above !== 'pass' && above !== 'ask')) return null
  return { type: 'ceiling', amount: numberIn(json['amount']), above }
}
