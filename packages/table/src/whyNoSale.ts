import { artistOf, auctionTypeOf, roundWouldEndAfter, roundWouldEndBy } from '@modern-art/engine'
import type { Card, GameState, Seat } from '@modern-art/engine'
import type { LapseReason, Sale, SaleTerms } from './contract/plan.ts'
import type { RefusalCode } from './contract/message.ts'

/** Why a sale can never have been meant so, whatever the game comes to; `null` if it can be meant. */
export function whyNotMeant({ card, second, terms }: Sale): RefusalCode | null {
  const isDouble = auctionTypeOf(card) === 'double'
  if (second !== null && !(isDouble && fits(card, second))) return 'card_does_not_fit'
  return whyNotTerms(isDouble && second === null ? null : (second ?? card), terms)
}

/** A second card is by the same artist and no double itself; a card is never its own second. */
function fits(double: Card, second: Card): boolean {
  return artistOf(second) === artistOf(double) && auctionTypeOf(second) !== 'double'
}

/** `decisive` is the card that says by what kind of auction is sold; `null` where the seat leaves that to others. */
function whyNotTerms(decisive: Card | null, terms: SaleTerms | null): RefusalCode | null {
  const auction = decisive === null ? null : auctionTypeOf(decisive)
  if (auction === 'fixed_price' && terms === null) return 'no_order_now'
  switch (terms?.type) {
    case undefined:
      return null
    case 'price':
      return auction === 'fixed_price' ? whyNotAmount(terms.price, 1) : 'no_order_now'
    case 'seal':
      return auction === 'hidden' ? whyNotAmount(terms.amount, 0) : 'no_order_now'
    case 'ceiling':
      return isBidOn(auction) ? whyNotAmount(terms.amount, 1) : 'no_order_now'
    case 'out':
      return isBidOn(auction) ? null : 'no_order_now'
  }
}

function isBidOn(auction: string | null): boolean {
  return auction === 'open' || auction === 'one_offer'
}

function whyNotAmount(amount: number, least: number): RefusalCode | null {
  if (!Number.isInteger(amount)) return 'not_a_whole_number'
  return amount < least ? 'amount_too_low' : null
}

/** Whether a seat has all that it wants to sell. */
export function isHeld({ hands }: GameState, seat: Seat, { card, second }: Sale): boolean {
  const hand = hands[seat] ?? []
  return hand.includes(card) && (second === null || hand.includes(second))
}

/** Why a seat could not make a sale that can be meant, as the game stands; `null` if it could. A card that ends the season sells nothing. */
export function whyNoSale(state: GameState, seat: Seat, sale: Sale): Exclude<LapseReason, 'season_over'> | null {
  if (!isHeld(state, seat, sale)) return 'card_not_in_hand'
  if (wouldEndSeason(state, sale)) return 'would_end_season'
  return amountOf(sale.terms) > (state.money[seat] ?? 0) ? 'not_enough_money' : null
}

function wouldEndSeason({ hands, played }: GameState, { card, second }: Sale): boolean {
  const handSizes = hands.map(({ length }) => length)
  if (roundWouldEndBy({ played, handSizes }, card) !== null) return true
  return second !== null && roundWouldEndAfter({ played, handSizes }, card, second) !== null
}

/** The most that a sale may cost its seat. */
function amountOf(terms: SaleTerms | null): number {
  switch (terms?.type) {
    case 'price':
      return terms.price
    case 'seal':
    case 'ceiling':
      return terms.amount
    case 'out':
    case undefined:
      return 0
  }
}
