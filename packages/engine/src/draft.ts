import type { Card } from './card.ts'
import type {
  AwaitingCardPlay,
  Bid,
  DoubleOffer,
  Finished,
  FixedPriceAuction,
  GameState,
  HiddenAuction,
  Lot,
  Mystery,
  OneOfferAuction,
  OpenAuction,
} from './state.ts'

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }

/*
 * A draft is a state that a transition may write to. What a draft type leaves readonly is shared between states and
 * replaced, never written into; what it makes mutable is copied by `cloneState`. The compiler holds both sides to it.
 */

export interface OpenDraft extends Mutable<Omit<OpenAuction, 'bids' | 'passed'>> {
  bids: Bid[]
  passed: boolean[]
}

export interface OneOfferDraft extends Mutable<Omit<OneOfferAuction, 'bids'>> {
  bids: Bid[]
}

export interface HiddenDraft extends Mutable<Omit<HiddenAuction, 'sealed'>> {
  sealed: (number | null)[]
}

export type DoubleDraft = Mutable<DoubleOffer>
export type FixedPriceDraft = Mutable<FixedPriceAuction>

type PhaseDraft =
  | AwaitingCardPlay
  | DoubleDraft
  | OpenDraft
  | OneOfferDraft
  | HiddenDraft
  | FixedPriceDraft
  | Mystery
  | Finished

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

function clonePhase(phase: GameState['phase']): PhaseDraft {
  switch (phase.name) {
    case 'awaiting_card_play':
    case 'mystery':
    case 'finished':
      return phase
    case 'double_offer':
      return { name: phase.name, card: phase.card, opener: phase.opener, asked: phase.asked }
    case 'auction:open':
      return { name: phase.name, offer: phase.offer, bids: phase.bids.slice(), passed: phase.passed.slice() }
    case 'auction:one_offer':
      return { name: phase.name, offer: phase.offer, bids: phase.bids.slice(), asked: phase.asked }
    case 'auction:hidden':
      return { name: phase.name, offer: phase.offer, sealed: phase.sealed.slice() }
    case 'auction:fixed_price':
      return { name: phase.name, offer: phase.offer, price: phase.price, asked: phase.asked }
  }
}
