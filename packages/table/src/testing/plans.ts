import { ARTISTS, artistOf, auctionTypeOf } from '@modern-art/engine'
import type { Card, Random, Seat } from '@modern-art/engine'
import type { Plan, Sale, SaleTerms, Table } from '../index.ts'
import { OUT, upTo } from './orders.ts'

export function passOn(...artists: Extract<Plan, { type: 'pass_on' }>['artists']): Plan {
  return { type: 'pass_on', artists }
}

export function selling(sale: Sale | null): Plan {
  return { type: 'sell', sale }
}

/** A plan that a seat may well make, or one that withdraws. */
export function anyPlan(table: Table, seat: Seat, random: Random): Plan {
  const kind = random(10)
  if (kind === 0) return passOn()
  if (kind === 1) return selling(null)
  if (kind < 5) return passOn(...ARTISTS.filter(() => random(3) === 0))
  const sale = anySale(table, seat, random)
  return sale === null ? passOn() : selling(sale)
}

/** Mostly such that it can be meant. */
function anySale({ state }: Table, seat: Seat, random: Random): Sale | null {
  const hand = state.hands[seat] ?? []
  const card = hand[random(hand.length + 1)]
  if (card === undefined) return null
  const seconds = hand.filter((other) => artistOf(other) === artistOf(card) && auctionTypeOf(other) !== 'double')
  const isDouble = auctionTypeOf(card) === 'double'
  const second = isDouble || random(20) === 0 ? (seconds[random(seconds.length + 1)] ?? null) : null
  return { card, second, terms: isDouble && second === null ? null : termsFor(second ?? card, random) }
}

function termsFor(card: Card, random: Random): SaleTerms | null {
  const amount = random(12) === 0 ? random(300) : 1 + random(30)
  switch (auctionTypeOf(card)) {
    case 'fixed_price':
      return { type: 'price', price: amount }
    case 'hidden':
      return random(3) === 0 ? null : { type: 'seal', amount: amount - 1 }
    default:
      return [null, OUT, upTo(amount, 'pass'), upTo(amount, 'ask')][random(4)] ?? null
  }
}
