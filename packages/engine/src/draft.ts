import type { Card } from './card.ts'
import type {
  Auction,
  AwaitingCardPlay,
  Bid,
  Bidding,
  DoubleOffer,
  Finished,
  FixedPriceBidding,
  GameState,
  HiddenBidding,
  Lot,
  Mystery,
  OneOfferBidding,
  OpenBidding,
  Phase,
} from './state.ts'

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }

/*
 * A draft is a state that a transition may write to. What a draft type leaves readonly is shared between states and
 * replaced, never written into; what it makes mutable is copied by `cloneState`. The compiler holds both sides to it.
 */

export interface OpenDraft extends Mutable<Omit<OpenBidding, 'bids' | 'passed'>> {
  bids: Bid[]
  passed: boolean[]
}

export interface OneOfferDraft extends Mutable<Omit<OneOfferBidding, 'bids'>> {
  bids: Bid[]
}

export interface HiddenDraft extends Mutable<Omit<HiddenBidding, 'sealed'>> {
  sealed: (number | null)[]
}

export type FixedPriceDraft = Mutable<FixedPriceBidding>

export type BiddingDraft = OpenDraft | OneOfferDraft | HiddenDraft | FixedPriceDraft

export interface AuctionDraft extends Mutable<Omit<Auction, 'bidding'>> {
  bidding: BiddingDraft
}

export type DoubleDraft = Mutable<DoubleOffer>

type PhaseDraft = AwaitingCardPlay | DoubleDraft | AuctionDraft | Mystery | Finished

export interface Draft extends Mutable<Omit<GameState, 'phase' | 'money' | 'hands' | 'played' | 'lots'>> {
  phase: PhaseDraft
  money: number[]
  hands: (readonly Card[])[]
  played: Card[]
  lots: Lot[]
}

export function cloneState(state: GameState): Draft {
  return {
    setup: state.setup,
    phase: clonePhase(state.phase),
    money: state.money.slice(),
    hands: state.hands.slice(),
    mystery: state.mystery,
    deck: state.deck,
    played: state.played.slice(),
    lots: state.lots.slice(),
    past: state.past,
  }
}

function clonePhase(phase: Phase): PhaseDraft {
  switch (phase.name) {
    case 'awaiting_card_play':
    case 'mystery':
    case 'finished':
      return phase
    case 'double_offer':
      return { name: phase.name, asked: phase.asked, card: phase.card, opener: phase.opener }
    case 'auction':
      return { name: phase.name, offer: phase.offer, bidding: cloneBidding(phase.bidding) }
  }
}

function cloneBidding(bidding: Bidding): BiddingDraft {
  switch (bidding.type) {
    case 'open':
      return { type: bidding.type, bids: bidding.bids.slice(), passed: bidding.passed.slice() }
    case 'one_offer':
      return { type: bidding.type, asked: bidding.asked, bids: bidding.bids.slice() }
    case 'hidden':
      return { type: bidding.type, sealed: bidding.sealed.slice() }
    case 'fixed_price':
      return { type: bidding.type, asked: bidding.asked, price: bidding.price }
  }
}
