import { auctionTypeOf, ROUNDS } from '@modern-art/engine'
import type { BiddingType, Card, GameEvent, RoundEndReason, Seat } from '@modern-art/engine'
import type { RandomStep } from '../randomGame.ts'

/** Counts over many games. */
export interface Tally {
  games: number
  readonly actions: { total: number; fewest: number; most: number }
  readonly auctions: Record<BiddingType, number>
  /** Doubles played, and of those that asked for a second card: who added it. */
  readonly doubles: { played: number; byOpener: number; byAnother: number; byNobody: number }
  /** Rounds by what ended them. */
  readonly rounds: Record<RoundEndReason, number>
  readonly lots: { sold: number; free: number }
  /** By round: how many lots were sold, and for how much together. */
  readonly sales: { lots: number; money: number }[]
  readonly paintings: { redeemed: number; worthless: number }
  /** By seat: the money at the end, of all games together. */
  readonly money: number[]
  /** By seat: games won, each of those who share a victory having their part of it. */
  readonly victories: number[]
  sharedVictories: number
}

/** Facts remembered within one game. */
interface Scene {
  round: number
  opener: Seat
}

export function newTally(seats: number): Tally {
  const none = Array.from({ length: seats }, () => 0)
  return {
    games: 0,
    actions: { total: 0, fewest: Infinity, most: 0 },
    auctions: { open: 0, one_offer: 0, hidden: 0, fixed_price: 0 },
    doubles: { played: 0, byOpener: 0, byAnother: 0, byNobody: 0 },
    rounds: { fifth_painting: 0, hands_empty: 0 },
    lots: { sold: 0, free: 0 },
    sales: Array.from({ length: ROUNDS }, () => ({ lots: 0, money: 0 })),
    paintings: { redeemed: 0, worthless: 0 },
    money: [...none],
    victories: [...none],
    sharedVictories: 0,
  }
}

/** Counts one whole game. */
export function countGame(tally: Tally, game: Iterable<RandomStep>): void {
  const scene: Scene = { round: 0, opener: 0 }
  let actions = 0
  for (const { action, events } of game) {
    if (action !== null) actions += 1
    for (const event of events) countEvent(tally, scene, event)
  }
  tally.games += 1
  tally.actions.total += actions
  tally.actions.fewest = Math.min(tally.actions.fewest, actions)
  tally.actions.most = Math.max(tally.actions.most, actions)
}

function countEvent(tally: Tally, scene: Scene, event: GameEvent): void {
  switch (event.type) {
    case 'round_started':
      scene.round = event.round
      break
    case 'card_played':
      scene.opener = event.seat
      if (auctionTypeOf(event.card) === 'double') tally.doubles.played += 1
      break
    case 'second_offered':
      if (event.seat === scene.opener) tally.doubles.byOpener += 1
      else tally.doubles.byAnother += 1
      break
    case 'auction_started':
      tally.auctions[event.auction] += 1
      break
    case 'lot_sold':
      countSale(tally, scene.round, event.price)
      break
    case 'lot_taken_free':
      tally.lots.free += 1
      if (isDoubleAlone(event.cards)) tally.doubles.byNobody += 1
      break
    case 'round_ended':
      tally.rounds[event.reason] += 1
      break
    case 'paintings_redeemed':
      tally.paintings.redeemed += event.paintings.length
      for (const painting of event.paintings) if (painting.value === 0) tally.paintings.worthless += 1
      break
    case 'game_ended':
      countEnd(tally, event.money, event.winners)
      break
    case 'game_started':
    case 'cards_dealt':
    case 'second_declined':
    case 'auctioneer_changed':
    case 'turns_skipped':
    case 'bid_placed':
    case 'passed':
    case 'hammer_fell':
    case 'bid_sealed':
    case 'bids_revealed':
    case 'price_set':
    case 'money_paid':
    case 'mystery_revealed':
    case 'mystery_skipped':
    case 'tiles_placed':
      break
  }
}

function countSale(tally: Tally, round: number, price: number): void {
  tally.lots.sold += 1
  const sales = tally.sales[round - 1]
  if (sales === undefined) throw new Error(`there is no round ${round}`)
  sales.lots += 1
  sales.money += price
}

function isDoubleAlone(cards: readonly Card[]): boolean {
  const [card, ...more] = cards
  return card !== undefined && more.length === 0 && auctionTypeOf(card) === 'double'
}

function countEnd(tally: Tally, money: readonly number[], winners: readonly Seat[]): void {
  money.forEach((amount, seat) => add(tally.money, seat, amount))
  for (const seat of winners) add(tally.victories, seat, 1 / winners.length)
  if (winners.length > 1) tally.sharedVictories += 1
}

function add(amounts: number[], seat: Seat, amount: number): void {
  amounts[seat] = (amounts[seat] ?? 0) + amount
}
