import { artistOf } from './card.ts'
import type { Seat } from './seat.ts'
import { STARTING_MONEY } from './setup.ts'
import type { Setup, Variants } from './setup.ts'
import type { Lot, Offer, PastRound } from './state.ts'
import { paintingValues } from './value.ts'

/** Money that changes hands; `null` is the bank. */
export interface Payment {
  readonly from: Seat | null
  readonly to: Seat | null
  readonly amount: number
}

/**
 * Where the price of a lot goes: to its auctioneer, or to the bank if the auctioneer bought it. With splitDouble, a
 * double completed by another seat pays both sellers half, the odd 1 to the seat that added the second card. Nobody pays
 * themself.
 */
export function paymentsFor(offer: Offer, buyer: Seat, price: number, variants: Variants): readonly Payment[] {
  const { opener, auctioneer } = offer
  if (!variants.splitDouble || opener === auctioneer) {
    return price === 0 ? [] : [paymentTo(auctioneer, buyer, price)]
  }
  const openersHalf = Math.floor(price / 2)
  const halves = [paymentTo(auctioneer, buyer, price - openersHalf), paymentTo(opener, buyer, openersHalf)]
  return halves.filter((payment) => payment.amount > 0)
}

function paymentTo(seller: Seat, buyer: Seat, amount: number): Payment {
  return { from: buyer, to: seller === buyer ? null : seller, amount }
}

export function pay(money: number[], payment: Payment): void {
  if (payment.from !== null) money[payment.from] = moneyOf(money, payment.from) - payment.amount
  if (payment.to !== null) money[payment.to] = moneyOf(money, payment.to) + payment.amount
}

/** What the bank pays each seat for the paintings it bought, given what each artist's painting is worth. */
export function redemptions(lots: readonly Lot[], seats: number, values: readonly number[]): number[] {
  const totals: number[] = []
  for (let seat = 0; seat < seats; seat += 1) totals.push(0)
  for (const lot of lots) {
    for (const card of lot.cards) totals[lot.buyer] = moneyOf(totals, lot.buyer) + (values[artistOf(card)] ?? 0)
  }
  return totals
}

export function moneyOf(money: readonly number[], seat: Seat): number {
  const amount = money[seat]
  if (amount === undefined) throw new RangeError(`there is no seat ${seat}`)
  return amount
}

interface PublicLedger {
  readonly setup: Setup
  readonly past: readonly PastRound[]
  readonly lots: readonly Lot[]
}

/** Everyone's money, from public facts alone: what a person with a perfect memory knows. */
export function rememberMoney(ledger: PublicLedger): number[] {
  const money = ledger.setup.players.map(() => STARTING_MONEY)
  const payFor = (lot: Lot): void => {
    for (const payment of paymentsFor(lot, lot.buyer, lot.price, ledger.setup.variants)) pay(money, payment)
  }
  ledger.past.forEach((round, index) => {
    round.lots.forEach(payFor)
    const values = paintingValues(ledger.past.slice(0, index + 1))
    redemptions(round.lots, money.length, values).forEach((amount, to) => pay(money, { from: null, to, amount }))
  })
  ledger.lots.forEach(payFor)
  return money
}
