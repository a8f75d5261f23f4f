import type { Card } from './card.ts'
import type { GameEvent, PublicEvent } from './event.ts'
import { roundOf } from './rounds.ts'
import type { Seat } from './seat.ts'
import type { Setup } from './setup.ts'
import type { Auction, Bidding, GameState, HiddenBidding, Lot, Offer, PastRound, Phase } from './state.ts'

/*
 * This file alone decides what is secret. Views are built up field by field from nothing. The law, tested over random
 * games: re-deal what a seat cannot see, and its view, its choices and its events stay the same.
 */

export interface HiddenBiddingView {
  readonly type: 'hidden'
  /** By seat: whether it has submitted its bid. */
  readonly submitted: readonly boolean[]
  /** The viewer's own amount, once submitted. */
  readonly ownBid: number | null
}

export type BiddingView = Exclude<Bidding, HiddenBidding> | HiddenBiddingView

export interface AuctionView {
  readonly name: 'auction'
  readonly offer: Offer
  readonly bidding: BiddingView
}

export type PhaseView = Exclude<Phase, Auction> | AuctionView

/** What one seat, or a spectator (`seat: null`), may know of a game. */
export interface View {
  readonly seat: Seat | null
  readonly setup: Setup
  readonly round: number
  readonly phase: PhaseView
  /** The viewer's own cards; a spectator has none. */
  readonly hand: readonly Card[]
  readonly handSizes: readonly number[]
  readonly mysterySize: number
  readonly deckSize: number
  /** By seat; `null` where the viewer may not know. */
  readonly money: readonly (number | null)[]
  readonly played: readonly Card[]
  readonly lots: readonly Lot[]
  readonly past: readonly PastRound[]
}

export function viewFor(state: GameState, seat: Seat | null): View {
  return viewsOf(state)(seat)
}

/** The views of one state, which nobody alters meanwhile: what everybody may know is made once, and all of them share it. */
export function viewsOf(state: GameState): (seat: Seat | null) => View {
  const { players, deck, variants, startingSeat } = state.setup
  const setup = { players, deck, variants, startingSeat }
  const round = roundOf(state)
  const publicPhase = hasSecrets(state.phase) ? null : phaseFor(state.phase, null)
  const handSizes = state.hands.map((hand) => hand.length)
  const publicMoney = variants.openMoney || state.phase.name === 'finished' ? state.money.slice() : null
  const played = state.played.slice()
  const lots = state.lots.slice()
  return (seat) => ({
    seat,
    setup,
    round,
    phase: publicPhase ?? phaseFor(state.phase, seat),
    hand: seat === null ? [] : (state.hands[seat] ?? []),
    handSizes,
    mysterySize: state.mystery.length,
    deckSize: state.deck.length,
    money: publicMoney ?? state.money.map((amount, owner) => (owner === seat ? amount : null)),
    played,
    lots,
    past: state.past,
  })
}

/** Whether seats may know different things of a phase. */
function hasSecrets(phase: Phase): boolean {
  return phase.name === 'auction' && phase.bidding.type === 'hidden'
}

function phaseFor(phase: Phase, seat: Seat | null): PhaseView {
  switch (phase.name) {
    case 'awaiting_card_play':
      return { name: phase.name, asked: phase.asked }
    case 'double_offer':
      return { name: phase.name, asked: phase.asked, card: phase.card, opener: phase.opener }
    case 'auction':
      return { name: phase.name, offer: phase.offer, bidding: biddingFor(phase.bidding, seat) }
    case 'mystery':
      return { name: phase.name, asked: phase.asked }
    case 'finished':
      return { name: phase.name }
  }
}

function biddingFor(bidding: Bidding, seat: Seat | null): BiddingView {
  switch (bidding.type) {
    case 'open':
      return { type: bidding.type, bids: bidding.bids.slice(), passed: bidding.passed.slice() }
    case 'one_offer':
      return { type: bidding.type, asked: bidding.asked, bids: bidding.bids.slice() }
    case 'hidden':
      return {
        type: bidding.type,
        submitted: bidding.sealed.map((amount) => amount !== null),
        ownBid: seat === null ? null : (bidding.sealed[seat] ?? null),
      }
    case 'fixed_price':
      return { type: bidding.type, asked: bidding.asked, price: bidding.price }
  }
}

/** An event as one seat, or a spectator, may know it: of a deal, one's own cards and how many the others got. */
export type SeatEvent =
  | PublicEvent
  | {
      readonly type: 'cards_dealt'
      readonly round: number
      readonly own: readonly Card[]
      readonly counts: readonly number[]
      readonly mysteryCount: number
    }

export function eventFor(event: GameEvent, seat: Seat | null): SeatEvent {
  if (event.type !== 'cards_dealt') return event
  return {
    type: 'cards_dealt',
    round: event.round,
    own: seat === null ? [] : (event.hands[seat] ?? []),
    counts: event.hands.map((hand) => hand.length),
    mysteryCount: event.mystery.length,
  }
}
