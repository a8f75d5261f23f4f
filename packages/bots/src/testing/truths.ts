import assert from 'node:assert/strict'
import {
  artistOf,
  auctionTypeOf,
  choicesFor,
  countPlayed,
  paintingsOf,
  paintingValues,
  play,
  rankTopThree,
  tileOf,
} from '@modern-art/engine'
import type { Artist, Bid, Card, GameState, Seat } from '@modern-art/engine'
import type { Payout, Reason } from '../explanation/reason.ts'
import type { Decision, Deed } from './decisions.ts'

/*
 * What makes each reason true, by the state of the game as the engine has it and by what comes of the action.
 */

function moneyOf({ state, seat }: Decision): number {
  return state.money[seat] ?? 0
}

function bidsOf({ state }: Decision): readonly Bid[] {
  const { phase } = state
  return phase.name === 'auction' && 'bids' in phase.bidding ? phase.bidding.bids : []
}

function sellerOf({ state }: Decision): Seat | null {
  return state.phase.name === 'auction' ? state.phase.offer.auctioneer : null
}

/** What the lot costs: the amount of the action, or what the least that buys it would be. */
function priceOf(decision: Decision): number {
  const { explanation, state } = decision
  const { action } = explanation
  if ('amount' in action && action.amount > 0) return action.amount
  if ('price' in action) return action.price
  const { phase } = state
  if (phase.name === 'auction' && phase.bidding.type === 'fixed_price') return phase.bidding.price ?? 0
  return (bidsOf(decision).at(-1)?.amount ?? 0) + 1
}

function meanOf({ explanation }: Decision): number {
  return explanation.worth?.mean ?? Number.NaN
}

/** Whether so likely a place and what the lot should pay agree, both having been rounded: a tile is 10 to 30. */
function agrees(chance: number, artist: Artist, decision: Decision): boolean {
  const { length } = decision.explanation.lot
  const tiles = tilesOf(decision, artist)
  const mean = meanOf(decision)
  const least = (chance - 0.01) * length * (tiles + 10) - 0.5
  const most = (chance + 0.01) * length * (tiles + 30) + 0.5
  return chance > 0 && chance < 1 && least <= mean && mean <= most
}

/** Cards played so far, with the one that the action lays down. */
function playedOf({ state, explanation }: Decision): readonly Card[] {
  return 'card' in explanation.action ? [...state.played, explanation.action.card] : state.played
}

function handOf({ state, seat, explanation }: Decision): readonly Card[] {
  const { action } = explanation
  return (state.hands[seat] ?? []).filter((card) => !('card' in action) || card !== action.card)
}

function isByArtist(artist: Artist): (card: Card) => boolean {
  return (card) => artistOf(card) === artist
}

/** The sum of the artist's tiles so far. */
function tilesOf({ state }: Decision, artist: Artist): number {
  return state.past.reduce((sum, round) => sum + tileOf(round, artist), 0)
}

function gainOf({ state, next }: Decision, seat: Seat): number {
  return (next.money[seat] ?? 0) - (state.money[seat] ?? 0)
}

/** What each seat's paintings would pay if the round ended with these cards. */
function payouts({ past, lots, hands }: GameState, played: readonly Card[]): readonly number[] {
  const values = paintingValues([...past, { topThree: rankTopThree(played) }])
  return hands.map((_, seat) => paintingsOf(lots, seat).reduce((sum, card) => sum + (values[artistOf(card)] ?? 0), 0))
}

/** The payouts are the seat's own, and the highest of a rival. */
function arePayouts(own: number, rival: Payout | null, of: readonly number[], seat: Seat): boolean {
  const most = Math.max(...of.filter((_, other) => other !== seat))
  if (own !== of[seat]) return false
  return rival === null ? most > own : rival.seat !== seat && rival.pays === of[rival.seat] && rival.pays === most
}

function othersAble({ state, seat, explanation }: Decision): readonly Seat[] {
  const seats = [...state.hands.keys()]
  const { phase } = state
  if (phase.name !== 'auction' || phase.bidding.type !== 'one_offer' || explanation.action.type !== 'bid') {
    return seats.filter((other) => other !== seat)
  }
  const turnOf = (other: Seat): number => (other - phase.offer.auctioneer - 1 + seats.length) % seats.length
  return seats.filter((other) => turnOf(other) > turnOf(seat))
}

type Truth<Code extends Reason['code']> = readonly [
  deeds: readonly Deed[],
  holds: (reason: Extract<Reason, { code: Code }>, decision: Decision) => boolean,
]

const SPENDING: readonly Deed[] = ['buy', 'buyBack', 'reserve', 'ask']
const HOPING: readonly Deed[] = [...SPENDING, 'play', 'add']
const DOUBTING: readonly Deed[] = ['leave', 'sell', 'reserve', 'decline']

/** Of which deeds each reason may be given, and what makes it true. Rounds to come decide about two of them. */
export const TRUTHS: { readonly [Code in Reason['code']]: Truth<Code> } = {
  chance: [
    [...HOPING, ...DOUBTING],
    ({ chance, place, artist }, decision) => {
      const top = rankTopThree(playedOf(decision)).indexOf(artist) + 1
      const isForced = decision.explanation.reasons.some(
        ({ code }) => code === 'cannot_pay' || code === 'nothing_to_add',
      )
      const { action } = decision.explanation
      const hopes = HOPING.includes(decision.deed) && !('amount' in action && action.amount === 0)
      return (place ?? 0) === top && agrees(chance, artist, decision) && (isForced || hopes === chance >= 0.5)
    },
  ],
  certain_place: [[...HOPING, 'leave', 'decline'], () => true],
  no_place: [['leave', 'sell', 'reserve', 'decline'], () => true],
  earlier_tiles: [HOPING, ({ artist, tiles }, decision) => tiles > 0 && tiles === tilesOf(decision, artist)],
  no_floor: [DOUBTING, ({ artist, tiles }, decision) => tiles > 0 && tiles === tilesOf(decision, artist)],
  may_fail: [['leave', 'decline'], ({ chance, artist }, decision) => agrees(1 - chance, artist, decision)],
  supply: [
    [...HOPING, ...DOUBTING],
    ({ artist, inHand, elsewhere }, decision) => {
      const others = decision.state.hands.filter((_, seat) => seat !== decision.seat).flat()
      return inHand === handOf(decision).filter(isByArtist(artist)).length && elsewhere <= others.length
    },
  ],
  round_may_end: [['buy', 'leave'], ({ artist }, decision) => countPlayed(playedOf(decision), artist) === 4],
  price: [
    ['buy', 'buyBack', 'reserve', 'leave'],
    ({ price, worth }, decision) =>
      price === priceOf(decision) && worth === meanOf(decision) && price < worth === (decision.deed !== 'leave'),
  ],
  upside: [
    SPENDING,
    ({ price, high }, decision) =>
      price === priceOf(decision) &&
      meanOf(decision) <= price &&
      price < high &&
      high === decision.explanation.worth?.high,
  ],
  downside: [
    ['leave', 'sell'],
    ({ price, low }, decision) =>
      price === priceOf(decision) && low === decision.explanation.worth?.low && low < price && price < meanOf(decision),
  ],
  thin_profit: [
    ['leave'],
    ({ price, gain, seller, brings }, decision) =>
      gain === meanOf(decision) - priceOf(decision) && gain > 0 && seller === sellerOf(decision) && brings >= price / 2,
  ],
  pays_seller: [
    ['leave'],
    ({ seller, leads }, decision) =>
      seller === sellerOf(decision) && seller !== decision.seat && (leads || decision.explanation.reasons.length === 2),
  ],
  money_left: [['buy', 'buyBack'], ({ left }, decision) => left === moneyOf(decision) - priceOf(decision)],
  cannot_pay: [
    ['leave', 'sell'],
    ({ money, price }, decision) => money === moneyOf(decision) && price === priceOf(decision) && money < price,
  ],
  goes_to: [
    ['buy'],
    ({ seat, price, gain }, decision) => {
      const standing = bidsOf(decision).at(-1)
      return seat === standing?.seat && price === standing.amount && gain === meanOf(decision) - price
    },
  ],
  rivals_money: [
    SPENDING,
    ({ most }, decision) => {
      const monies = othersAble(decision).map((seat) => decision.state.money[seat] ?? 0)
      return most === Math.max(...monies) && most < meanOf(decision)
    },
  ],
  others_may_bid: [
    ['leave', 'sell'],
    ({ seats }, { state, seat, explanation, next }) => {
      assert.equal(explanation.action.type, 'pass')
      const { phase } = state
      assert.ok(phase.name === 'auction')
      if (phase.bidding.type === 'open') {
        const holder = phase.bidding.bids.at(-1)?.seat
        const waiting = phase.bidding.passed.filter((passed, other) => !passed && other !== seat && other !== holder)
        return seats === waiting.length && next.lots.length === state.lots.length
      }
      const { auctioneer } = phase.offer
      return phase.bidding.type === 'one_offer' && (seat + seats) % state.hands.length === auctioneer
    },
  ],
  may_return: [
    ['leave'],
    (_, decision) => {
      const { state, next } = decision
      const goesOn = next.phase.name === 'auction' && next.lots.length === state.lots.length
      return goesOn && priceOf(decision) < meanOf(decision)
    },
  ],
  buying_back: [
    ['buyBack', 'sell'],
    ({ brings, price, leaves }, decision) => {
      const isSold = decision.next.lots.length > decision.state.lots.length
      if (decision.deed === 'sell' && isSold && brings !== gainOf(decision, decision.seat)) return false
      const keeps = decision.deed === 'buyBack'
      return (
        bidsOf(decision).length > 0 &&
        price === priceOf(decision) &&
        leaves === meanOf(decision) - price &&
        leaves > brings === keeps
      )
    },
  ],
  bid_is_yours: [
    ['sell'],
    ({ seat, brings }, decision) => {
      const isSold = decision.next.lots.length > decision.state.lots.length
      return seat === bidsOf(decision).at(-1)?.seat && (!isSold || brings === gainOf(decision, decision.seat))
    },
  ],
  drives_price: [
    ['buyBack'],
    ({ seat }, decision) =>
      seat === bidsOf(decision).at(-1)?.seat && (decision.state.money[seat] ?? 0) > priceOf(decision),
  ],
  free_without_bid: [['sell', 'reserve'], (_, decision) => bidsOf(decision).length === 0],
  reserve: [['reserve'], ({ amount }, decision) => amount === priceOf(decision)],
  buyers_gain: [['ask'], ({ price, gain }, decision) => gain > 0 && gain === meanOf(decision) - price],
  must_buy: [['ask'], ({ price }, decision) => price === priceOf(decision)],
  all_your_money: [['ask'], ({ money }, decision) => money === moneyOf(decision) && money === priceOf(decision)],
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
      const { deed, explanation, next, seat } = decision
      if (deed === 'add') return next.phase.name === 'auction' && next.phase.offer.opener === seat
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
  flip_gain: [['flip', 'skip'], ({ gain }, { deed }) => (deed === 'flip' ? gain > 0 : gain <= 0)],
  flip_may_end: [
    ['flip', 'skip'],
    ({ chance }, { state }) => {
      const isFull = ([0, 1, 2, 3, 4] as const).some((artist) => countPlayed(state.played, artist) === 4)
      return isFull ? chance <= 1 : chance === 0
    },
  ],
  paid_now: [
    ['flip', 'skip'],
    ({ own, rival }, { state, seat, deed }) =>
      (deed === 'flip' ? own > rival.pays : own < rival.pays) &&
      arePayouts(own, rival, payouts(state, state.played), seat),
  ],
  mystery_left: [['flip', 'skip'], ({ cards }, { state }) => cards === state.mystery.length],
}

/** Whether a reason is true, and speaks for what is done. */
export function isTrue(reason: Reason, decision: Decision): boolean {
  const [deeds, holds] = TRUTHS[reason.code] as Truth<Reason['code']>
  return deeds.includes(decision.deed) && holds(reason, decision)
}
