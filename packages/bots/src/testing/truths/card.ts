import assert from 'node:assert/strict'
import { artistOf, auctionTypeOf, choicesFor, paintingsOf, play, tileOf } from '@modern-art/engine'
import type { Card } from '@modern-art/engine'
import type { CardReason } from '../../explanation/reason.ts'
import { meanOf, handOf, isByArtist, gainOf, arePayouts } from './facts.ts'
import type { TruthsOf } from './truth.ts'

export const CARD_TRUTHS: TruthsOf<CardReason> = {
  for_sale: [['play', 'add'], ({ worth }, decision) => worth === meanOf(decision)],
  lifts_yours: [
    ['play', 'end'],
    ({ artist, paintings, gain }, { state, seat, explanation }) => {
      const owned = paintingsOf(state.lots, seat).filter(isByArtist(artist))
      return gain > 0 && paintings === owned.length && explanation.lot.every(isByArtist(artist))
    },
  ],
  rivals_lose: [['play', 'end'], ({ loss }) => loss > 0],
  no_rival_owns: [
    ['play'],
    ({ artist }, { state, seat }) =>
      state.lots.every((lot) => lot.buyer === seat || !lot.cards.some(isByArtist(artist))),
  ],
  keeps_better: [['play'], (_, decision) => handOf(decision).length > 0 && meanOf(decision) < 3],
  only_card: [['play', 'end'], (_, decision) => handOf(decision).length === 0],
  ends_round: [
    ['end'],
    ({ own, rival }, decision) => {
      const gains = decision.state.hands.map((_, seat) => gainOf(decision, seat))
      return arePayouts(own, rival, gains, decision.seat) && (rival === null || rival.pays <= own)
    },
  ],
  last_tile: [
    ['end'],
    ({ artist, tile }, { next, explanation }) => {
      const round = next.past.at(-1)
      return round !== undefined && tile === tileOf(round, artist) && explanation.lot.every(isByArtist(artist))
    },
  ],
  sells_two: [
    ['play', 'add'],
    ({ artist }, decision) => {
      const { kind, explanation, next, seat } = decision
      if (kind === 'add') return next.phase.name === 'auction' && next.phase.offer.opener === seat
      const isFitting = (card: Card): boolean => artistOf(card) === artist && auctionTypeOf(card) !== 'double'
      const second = handOf(decision).find(isFitting)
      if (second === undefined || auctionTypeOf(explanation.lot[0] ?? 0) !== 'double') return false
      const both = play(next, { type: 'offer_second', seat, card: second })
      return both.ok && both.state.phase.name === 'auction'
    },
  ],
  double_is_free: [
    ['play', 'decline'],
    (_, { next, seat }) => {
      let state = next
      while (state.phase.name === 'double_offer') {
        const declined = play(state, { type: 'decline_second', seat: state.phase.asked })
        assert.ok(declined.ok)
        state = declined.state
      }
      return state.lots.at(-1)?.buyer === seat && state.lots.at(-1)?.price === 0
    },
  ],
  takes_over: [
    ['add'],
    ({ seat, shared }, { state, next }) =>
      state.phase.name === 'double_offer' &&
      seat === state.phase.opener &&
      shared === state.setup.variants.splitDouble &&
      next.phase.name === 'auction' &&
      next.phase.offer.auctioneer !== seat,
  ],
  nothing_to_add: [
    ['decline'],
    (_, { state, seat }) => choicesFor(state, seat).every(({ type }) => type === 'decline_second'),
  ],
  would_end_round: [
    ['decline'],
    ({ own, rival }, { state, seat }) => {
      const [choice] = choicesFor(state, seat)
      assert.ok(choice?.type === 'offer_second')
      const ended = play(state, { type: 'offer_second', seat, card: choice.cards[0] ?? 0 })
      if (!ended.ok || ended.state.past.length === state.past.length) return false
      const gains = state.money.map((money, of) => (ended.state.money[of] ?? 0) - money)
      return rival.pays > own && arePayouts(own, rival, gains, seat)
    },
  ],
  keeps_card: [
    ['decline'],
    ({ artist }, decision) =>
      handOf(decision).some((card) => artistOf(card) === artist && auctionTypeOf(card) !== 'double'),
  ],
}
