import { artistOf, leftOf, standingBid } from '@modern-art/engine'
import type { AuctionView, Bid, Offer, Seat, View } from '@modern-art/engine'
import { seatOf } from '../bot.ts'
import { DOUBLE, TYPES } from '../model/kind.ts'
import type { Kind } from '../model/kind.ts'
import { knowledgeOf } from '../model/knowledge.ts'
import type { Knowledge } from '../model/knowledge.ts'
import { Onlooker } from '../search/onlooker.ts'
import { levelOfTable, studySeats } from '../search/study.ts'
import type { Habit, Study } from '../search/study.ts'
import { newForecast } from '../valuation/forecast.ts'
import type { Forecast } from '../valuation/forecast.ts'
import { lotWorth } from '../valuation/lotWorth.ts'

/** What a table may wait for, in the order of the observation: a card, a second card, bids of four kinds, a price. */
export const DECISIONS = ['card', 'second', 'open', 'once', 'sealed', 'price', 'purchase'] as const
export type Decision = (typeof DECISIONS)[number]

/** What amounts are shares of: what the viewer expects the lot to pay, and what its rivals are expected to bid. */
export interface Scale {
  readonly worth: number
  readonly rivals: number
}

/** Lots count as worth this much more, so that worthless ones have prices too. */
export const FLOOR_OF_WORTH = 2

/** A view in the terms of the net: what its seat knows, and what it makes of it. */
export interface Situation {
  readonly view: View
  readonly viewer: Seat
  readonly seats: number
  readonly knowledge: Knowledge
  /** By seat: how it has bid so far. */
  readonly studies: readonly Study[]
  /** How high the others bid, 1 being usual. */
  readonly level: number
  readonly decision: Decision
  /** The seat whose decision it is; `null` where all bid at the same time, and nobody can tell who has. */
  readonly asked: Seat | null
  /** What is under the hammer, or the double that looks for a second card. */
  readonly offer: Offer | null
  /** The offers made once around; bids of an open auction are no part of it, so that a limit stays the same. */
  readonly offers: readonly Bid[]
  /** The fixed price, 0 if there is none. */
  readonly price: number
  /** What the lot is worth to an onlooker; 0 outside an auction. */
  readonly publicWorth: number
  /** By seat: the bid to be expected of it in this auction; 0 for those out of it, and for the viewer. */
  readonly expectedBids: readonly number[]
  readonly scale: Scale
}

/**
 * The situation in which a seat finds itself, whether or not it is to act; the game must not be over. `forecast` is written
 * over, as that of `knowledgeOf`.
 */
export function situationOf(view: View, forecast: Forecast = newForecast()): Situation {
  const viewer = seatOf(view)
  const knowledge = knowledgeOf(view, forecast)
  const onlooker = new Onlooker(view.setup)
  const studies = studySeats(view, onlooker)
  const level = levelOfTable(studies, viewer)
  const asking = askingOf(view)
  const { decision, offer } = asking
  const isAuction = view.phase.name === 'auction'
  const worth = offer === null ? 0 : lotWorth(knowledge.world, knowledge.forecast, offer.cards)
  const publicWorth = isAuction && offer !== null ? onlooker.worthOfLot(offer.cards, knowledge.world.cardsLeft) : 0
  const expectedBids = view.handSizes.map((_, seat, { length }) => {
    if (offer === null || !isAuction || seat === viewer) return 0
    if (isOutOfIt(seat, viewer, offer.auctioneer, length, decision)) return 0
    const habit = seat === offer.auctioneer ? 'buyBack' : HABIT_OF[decision]
    const share = (studies[seat] as Study).expected(habit, level)
    return Math.min(knowledge.world.money[seat] as number, share * publicWorth)
  })
  return {
    view,
    viewer,
    seats: view.handSizes.length,
    knowledge,
    studies,
    level,
    ...asking,
    publicWorth,
    expectedBids,
    scale: { worth: worth + FLOOR_OF_WORTH, rivals: Math.max(...expectedBids) },
  }
}

/** The habit of a seat that tells what it would pay. */
const HABIT_OF: Readonly<Record<Decision, Habit>> = {
  card: 'accept',
  second: 'accept',
  open: 'open',
  once: 'once',
  sealed: 'sealed',
  price: 'accept',
  purchase: 'accept',
}

type Asking = Pick<Situation, 'decision' | 'asked' | 'offer' | 'offers' | 'price'>

function askingOf({ phase, handSizes }: View): Asking {
  switch (phase.name) {
    case 'awaiting_card_play':
      return turnOf(phase.asked)
    case 'mystery':
      // Nets have met no mystery hands. To them it is the turn that follows if nothing is flipped.
      return turnOf(firstWithCards(leftOf(phase.asked, handSizes.length), handSizes))
    case 'double_offer': {
      const offer = { cards: [phase.card], opener: phase.opener, auctioneer: phase.opener }
      return { decision: 'second', asked: phase.asked, offer, offers: [], price: 0 }
    }
    case 'auction':
      return { offer: phase.offer, ...biddingOf(phase) }
    case 'finished':
      throw new RangeError('the game is over')
  }
}

function turnOf(asked: Seat): Asking {
  return { decision: 'card', asked, offer: null, offers: [], price: 0 }
}

function biddingOf({ bidding }: AuctionView): Omit<Asking, 'offer'> {
  switch (bidding.type) {
    case 'open':
      return { decision: 'open', asked: null, offers: [], price: 0 }
    case 'hidden':
      return { decision: 'sealed', asked: null, offers: [], price: 0 }
    case 'one_offer':
      return { decision: 'once', asked: bidding.asked, offers: bidding.bids, price: 0 }
    case 'fixed_price': {
      const { asked, price } = bidding
      return { decision: price === null ? 'price' : 'purchase', asked, offers: [], price: price ?? 0 }
    }
  }
}

function firstWithCards(from: Seat, handSizes: readonly number[]): Seat {
  const seats = handSizes.length
  let seat = from
  for (let place = 0; place < seats && handSizes[seat] === 0; place += 1) seat = leftOf(seat, seats)
  return seat
}

/** How many places to the left of another a seat sits. */
export function placesLeft(seat: Seat, of: Seat, seats: number): number {
  return seat >= of ? seat - of : seat - of + seats
}

/** Whether a seat is no rival of the viewer any more: where seats are asked once around, those who were asked before it. */
function isOutOfIt(seat: Seat, viewer: Seat, auctioneer: Seat, seats: number, decision: Decision): boolean {
  if (decision !== 'once' && decision !== 'purchase') return false
  if (seat === auctioneer || viewer === auctioneer) return false
  return placesLeft(seat, auctioneer, seats) < placesLeft(viewer, auctioneer, seats)
}

/** The most that any of the others has. */
export function richestRival({ knowledge, viewer, seats }: Situation): number {
  let richest = 0
  for (let seat = 0; seat < seats; seat += 1) {
    if (seat !== viewer) richest = Math.max(richest, knowledge.world.money[seat] as number)
  }
  return richest
}

/** The artist of the lot; `null` if there is none. */
export function artistOnOffer({ offer }: Situation): number | null {
  const [card] = offer?.cards ?? []
  return card === undefined ? null : artistOf(card)
}

/** Whether a card of the kind can be the second one beside the double on offer. */
export function fitsDouble(situation: Situation, kind: Kind): boolean {
  return Math.floor(kind / TYPES) === artistOnOffer(situation) && kind % TYPES !== DOUBLE
}

/** The highest offer so far of those made once around; `null` if there is none. */
export function highestOffer({ offers, asked }: Situation): Bid | null {
  return standingBid({ type: 'one_offer', asked: asked ?? 0, bids: offers })
}
