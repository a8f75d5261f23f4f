import { choicesFor, clockwiseFrom, standingBid } from '@modern-art/engine'
import type { Action, Choice, Seat } from '@modern-art/engine'
import type { Order } from './contract/order.ts'
import type { Table } from './table.ts'

/** What the orders want done next; `null` if nothing. An order answers at once when its seat is asked. */
export function nextByOrder(table: Table): Action | null {
  const { phase } = table.state
  if (phase.name !== 'auction' || table.orders.every((order) => order === null)) return null
  const seats = clockwiseFrom(phase.offer.auctioneer, table.occupants.length)
  if (phase.bidding.type === 'open') {
    const bid = openBid(table, seats)
    if (bid !== null) return bid
  }
  for (const seat of seats) {
    const order = table.orders[seat]
    const action = order ? actionBy(order, choicesFor(table.state, seat), seat) : null
    if (action !== null) return action
  }
  return null
}

/** What an order makes of a seat's choices: the least that is enough, within the ceiling, else what is to be done above it. */
function actionBy(order: Order, choices: readonly Choice[], seat: Seat): Action | null {
  for (const choice of choices) {
    if (choice.type === 'bid' && choice.min <= ceilingOf(order)) return { type: 'bid', seat, amount: choice.min }
    if (choice.type === 'buy' && choice.price <= ceilingOf(order)) return { type: 'buy', seat }
    if (choice.type === 'pass' && (order.type === 'out' || order.above === 'pass')) return { type: 'pass', seat }
  }
  return null
}

function ceilingOf(order: Order | null | undefined): number {
  return order?.type === 'ceiling' ? order.amount : 0
}

interface Rival {
  readonly seat: Seat
  readonly ceiling: number
  /** The least that it may bid. */
  readonly min: number
  /** Whether the standing bid is its own. */
  readonly leads: boolean
}

/**
 * Ceilings against each other in an open auction go straight to how it ends: the lower bids all it may, the higher one
 * 1 more, so that the price is explained by the bid below it. Of equal ones the first in seat order from the auctioneer
 * gets it, at that amount; only if the bid just below is its own, which it cannot raise itself, it yields.
 */
function openBid(table: Table, seats: readonly Seat[]): Action | null {
  const [first, second] = rivals(table, seats)
  if (first === undefined) return null
  if (second === undefined) return first.leads ? null : bidOf(first, first.min)
  const equal = first.ceiling === second.ceiling
  if (first.leads) return bidOf(second, equal ? Math.max(second.min, second.ceiling - 1) : second.ceiling)
  if (equal) return bidOf(first, first.ceiling)
  return second.leads ? bidOf(first, first.min) : bidOf(second, second.ceiling)
}

/** The seats whose ceiling is above the standing bid, the highest first, equal ones in seat order. */
function rivals({ orders, state }: Table, seats: readonly Seat[]): readonly Rival[] {
  const found: Rival[] = []
  for (const seat of seats) {
    const ceiling = ceilingOf(orders[seat])
    const choice = choicesFor(state, seat).find(({ type }) => type === 'bid')
    const standing = state.phase.name === 'auction' ? standingBid(state.phase.bidding) : null
    if (choice?.type === 'bid' && choice.min <= ceiling) found.push({ seat, ceiling, min: choice.min, leads: false })
    if (seat === standing?.seat && standing.amount < ceiling) found.push({ seat, ceiling, min: 0, leads: true })
  }
  return found.toSorted((one, other) => other.ceiling - one.ceiling)
}

function bidOf({ seat }: Rival, amount: number): Action {
  return { type: 'bid', seat, amount }
}
