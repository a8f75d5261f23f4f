import { artistOf, auctionTypeOf, choicesFor, clockwiseFrom } from '@modern-art/engine'
import type { Action, Seat } from '@modern-art/engine'
import type { Plans, Sale } from './contract/plan.ts'
import { NO_PLANS } from './plans.ts'
import { playAction } from './playAction.ts'
import { NOTHING, tellPerson } from './stepping.ts'
import type { Stepping } from './stepping.ts'
import { botOf, tableWith } from './table.ts'
import type { Table } from './table.ts'

/**
 * Does the next thing that somebody has planned, at once when their seat is asked, as an order does; whether there was one. Where a bot plays
 * for the person, plans wait until the person is back.
 */
export function actByPlan(stepping: Stepping): boolean {
  const { table } = stepping
  const { phase } = table.state
  if (phase.name === 'awaiting_card_play') {
    const { sale } = plansOf(table, phase.asked)
    if (sale !== null) sell(stepping, phase.asked, sale)
    return sale !== null
  }
  const pass = nextPass(table)
  if (pass !== null) playAction(stepping, pass)
  return pass !== null
}

function plansOf(table: Table, seat: Seat): Plans {
  return (botOf(table, seat) === null ? table.plans[seat] : null) ?? NO_PLANS
}

/** The next pass on an artist's lot. Whoever has an order for the lot itself means that. */
function nextPass(table: Table): Action | null {
  const { phase } = table.state
  const card = phase.name === 'auction' ? phase.offer.cards[0] : undefined
  if (phase.name !== 'auction' || card === undefined) return null
  if (table.plans.every(({ passOn }) => passOn.length === 0)) return null
  for (const seat of clockwiseFrom(phase.offer.auctioneer, table.occupants.length)) {
    const passes = plansOf(table, seat).passOn.includes(artistOf(card)) && table.orders[seat] === null
    const action = passes ? passOf(table, seat) : null
    if (action !== null) return action
  }
  return null
}

/** How a seat says that it does not bid, if that is what it is asked: nobody passes on naming a price. */
function passOf({ state }: Table, seat: Seat): Action | null {
  for (const { type } of choicesFor(state, seat)) {
    if (type === 'pass') return { type, seat }
    if (type === 'submit_bid') return { type, seat, amount: 0 }
  }
  return null
}

/**
 * Sells a painting as its person would by hand, one answer after the other. The plan is done with the first of them: a sale that can be
 * made now (all others have lapsed) asks nobody else in between.
 */
function sell(stepping: Stepping, seat: Seat, { card, second, terms }: Sale): void {
  const { table } = stepping
  const own = { ...plansOf(table, seat), sale: null }
  stepping.table = tableWith(table, { plans: table.plans.with(seat, own) })
  playAction(stepping, { type: 'play_card', seat, card })
  if (auctionTypeOf(card) === 'double') {
    playAction(
      stepping,
      second === null ? { type: 'decline_second', seat } : { type: 'offer_second', seat, card: second },
    )
  }
  switch (terms?.type) {
    case 'price':
      return playAction(stepping, { type: 'set_price', seat, price: terms.price })
    case 'seal':
      return playAction(stepping, { type: 'submit_bid', seat, amount: terms.amount })
    case 'ceiling':
    case 'out':
      stepping.table = tableWith(stepping.table, { orders: stepping.table.orders.with(seat, terms) })
      return tellPerson(stepping, seat, NOTHING)
    case undefined:
  }
}
