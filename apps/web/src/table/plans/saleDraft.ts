import { artistOf, auctionTypeOf, roundWouldEndAfter, roundWouldEndBy } from '@modern-art/engine'
import type { Card, View } from '@modern-art/engine'
import type { Sale, SaleTerms } from '@modern-art/table/contract'

/** What the auctioneer of a painting may want to do with their own bid. */
export type OwnBid = 'ask' | 'none' | 'amount'

/** A sale on its way to be planned. */
export interface SaleDraft {
  readonly card: Card
  readonly second: Card | null
  readonly bid: OwnBid
  /** `null` while the field is empty. */
  readonly amount: number | null
}

/** What a draft still has to say: which amounts fit, and how the lot is sold; `null` where others decide that. */
export interface Asked {
  readonly auction: 'open' | 'one_offer' | 'hidden' | 'fixed_price' | null
  readonly least: number
}

export function askedOf({ card, second }: Pick<SaleDraft, 'card' | 'second'>): Asked {
  const type = auctionTypeOf(second ?? card)
  return { auction: type === 'double' ? null : type, least: type === 'hidden' ? 0 : 1 }
}

/** The cards of a hand that would still be sold: one that ends the season is not. */
export function saleable(view: View): readonly Card[] {
  return view.hand.filter((card) => roundWouldEndBy(view, card) === null).toSorted((one, other) => one - other)
}

/** What may be added to a double from the same hand. */
export function secondsFor(view: View, card: Card): readonly Card[] {
  if (auctionTypeOf(card) !== 'double') return []
  return view.hand
    .filter((other) => artistOf(other) === artistOf(card) && auctionTypeOf(other) !== 'double')
    .filter((other) => roundWouldEndAfter(view, card, other) === null)
    .toSorted((one, other) => one - other)
}

/** The sale that a draft means; `null` as long as an amount is missing or out of reach. */
export function saleIn(draft: SaleDraft, money: number): Sale | null {
  const { card, second, bid, amount } = draft
  const { auction, least } = askedOf(draft)
  const isAmount = amount !== null && amount >= least && amount <= money
  const needsAmount = auction === 'fixed_price' || (auction !== null && bid === 'amount')
  if (needsAmount && !isAmount) return null
  return { card, second, terms: termsOf(auction, bid, amount ?? 0) }
}

function termsOf(auction: Asked['auction'], bid: OwnBid, amount: number): SaleTerms | null {
  if (auction === 'fixed_price') return { type: 'price', price: amount }
  if (auction === null || bid === 'ask') return null
  if (auction === 'hidden') return { type: 'seal', amount: bid === 'none' ? 0 : amount }
  return bid === 'none' ? { type: 'out' } : { type: 'ceiling', amount, above: 'pass' }
}
