import { ARTISTS, AUCTION_TYPES, MOST_SEATS, ROUNDS, FEWEST_SEATS, artistOf, auctionTypeOf } from '@modern-art/engine'
import type { Card, Seat } from '@modern-art/engine'
import { add } from '../model/cells.ts'
import { KINDS, TYPES, kindOf } from '../model/kind.ts'
import type { Knowledge } from '../model/knowledge.ts'
import { HABITS } from '../search/study.ts'
import type { Study } from '../search/study.ts'
import { STEP } from '../valuation/counts.ts'
import type { CountsCode } from '../valuation/counts.ts'
import { chanceOfPlace, worthOf } from '../valuation/forecast.ts'
import {
  DECISIONS,
  FLOOR_OF_WORTH,
  artistOnOffer,
  fitsDouble,
  highestOffer,
  placesLeft,
  richestRival,
} from './situation.ts'
import type { Situation } from './situation.ts'

/*
 * What a seat knows, in numbers for the net: training/rules/observation.h writes the same in training, and vectors from
 * there show that both agree. Seats are counted from the viewer: 0 is the viewer, 1 its left neighbour.
 */

const ARTIST_COUNT = ARTISTS.length
const MONEY_CELLS = 11
const ARTIST_CELLS = 16
const PLAYER_CELLS = 14 + 2 * HABITS.length

/** Where each part begins. */
const AT_SEATS = 0
const AT_ROUND = AT_SEATS + MOST_SEATS - FEWEST_SEATS + 1
const AT_DECISION = AT_ROUND + ROUNDS
const AT_TABLE = AT_DECISION + DECISIONS.length
const AT_ASKED = AT_TABLE + 2
const AT_AUCTIONEER = AT_ASKED + MOST_SEATS
const AT_OPENER = AT_AUCTIONEER + MOST_SEATS
const AT_BIDDER = AT_OPENER + MOST_SEATS
const AT_LOT = AT_BIDDER + MOST_SEATS
const AT_TO_COME = AT_LOT + ARTIST_COUNT + TYPES + 1
const AT_MONEY = AT_TO_COME + MOST_SEATS
const AT_CARDS = AT_MONEY + MONEY_CELLS
const AT_ARTISTS = AT_CARDS + 2
const AT_HAND = AT_ARTISTS + ARTIST_COUNT * ARTIST_CELLS
const AT_UNSEEN = AT_HAND + KINDS
const AT_PLAYERS = AT_UNSEEN + KINDS

/** Numbers in an observation; the last few are always 0. */
export const OBSERVED = 336

export function encode(situation: Situation): Float64Array {
  const cells = new Float64Array(OBSERVED)
  tellTable(situation, cells)
  tellLot(situation, cells)
  tellMoney(situation, cells)
  tellCards(situation, cells)
  for (let artist = 0; artist < ARTIST_COUNT; artist += 1) tellArtist(situation, artist, cells)
  for (let seat = 0; seat < situation.seats; seat += 1) tellPlayer(situation, seat, cells)
  return cells
}

function tellTable({ view, viewer, seats, decision, asked }: Situation, cells: Float64Array): void {
  cells[AT_SEATS + seats - FEWEST_SEATS] = 1
  cells[AT_ROUND + view.round - 1] = 1
  cells[AT_DECISION + DECISIONS.indexOf(decision)] = 1
  cells[AT_TABLE] = view.setup.deck === 'classic' ? 1 : 0
  cells[AT_TABLE + 1] = view.setup.variants.splitDouble ? 1 : 0
  cells[AT_ASKED + (asked === null ? 0 : placesLeft(asked, viewer, seats))] = 1
}

function tellLot(situation: Situation, cells: Float64Array): void {
  const { viewer, seats, offer } = situation
  const artist = artistOnOffer(situation)
  if (offer === null || artist === null) return
  const { auctioneer, opener, cards } = offer
  cells[AT_AUCTIONEER + placesLeft(auctioneer, viewer, seats)] = 1
  cells[AT_OPENER + placesLeft(opener, viewer, seats)] = 1
  cells[AT_LOT + artist] = 1
  cells[AT_LOT + ARTIST_COUNT + AUCTION_TYPES.indexOf(auctionTypeOf(cards.at(-1) as Card))] = 1
  cells[AT_LOT + ARTIST_COUNT + TYPES] = cards.length === 2 ? 1 : 0
  cells[AT_TO_COME + askedAfterwards(situation)] = 1
  const high = highestOffer(situation)
  if (high !== null) cells[AT_BIDDER + placesLeft(high.seat, viewer, seats)] = 1
}

/** How many are asked after the seat whose decision it is. */
function askedAfterwards({ decision, asked, offer, seats }: Situation): number {
  if (asked === null || offer === null) return 0
  const { auctioneer, opener } = offer
  if (decision === 'second') return seats - 1 - placesLeft(asked, opener, seats)
  const places = placesLeft(asked, auctioneer, seats)
  if (decision === 'once') return places === 0 ? 0 : seats - places
  return decision === 'purchase' ? seats - 1 - places : 0
}

function tellMoney(situation: Situation, cells: Float64Array): void {
  const { view, viewer, knowledge, publicWorth, price, scale } = situation
  cells[AT_MONEY] = (scale.worth - FLOOR_OF_WORTH) / 50
  if (view.phase.name !== 'auction') return
  const { worth, rivals } = scale
  const high = highestOffer(situation)?.amount ?? 0
  cells[AT_MONEY + 1] = publicWorth / 50
  cells[AT_MONEY + 2] = ratio(publicWorth, worth, 3)
  cells[AT_MONEY + 3] = ratio(knowledge.world.money[viewer] as number, worth, 4) / 4
  cells[AT_MONEY + 4] = ratio(richestRival(situation), worth, 4) / 4
  cells[AT_MONEY + 5] = rivals / 50
  cells[AT_MONEY + 6] = ratio(rivals, worth, 3)
  cells[AT_MONEY + 7] = high / 50
  cells[AT_MONEY + 8] = ratio(high, worth, 3)
  cells[AT_MONEY + 9] = price / 50
  cells[AT_MONEY + 10] = ratio(price, worth, 3)
}

/** A share of the scale, as far as it tells anything. */
function ratio(amount: number, of: number, most: number): number {
  return Math.min(amount / of, most)
}

function tellCards({ view, knowledge }: Situation, cells: Float64Array): void {
  cells[AT_CARDS] = knowledge.world.cardsLeft / 30
  // A mystery hand is as good as in the deck: nobody plays it.
  cells[AT_CARDS + 1] = (view.deckSize + view.mysterySize) / 40
  for (const card of view.hand) add(cells, AT_HAND + kindOf(card), 1)
  for (const card of knowledge.unseen) add(cells, AT_UNSEEN + kindOf(card), 1 / 3)
}

function tellArtist(situation: Situation, artist: number, cells: Float64Array): void {
  const { view, viewer, seats, knowledge } = situation
  const { world, forecast, supply } = knowledge
  const at = AT_ARTISTS + artist * ARTIST_CELLS
  const past = world.past[artist] as number
  cells[at + (world.counts[artist] as number)] = 1
  cells[at + 5] = worthOf(forecast, world.code, artist, past) / 50
  cells[at + 6] = worthOf(forecast, world.code, artist, 0) / 30
  cells[at + 7] = chanceOfPlace(forecast, world.code, artist)
  cells[at + 8] = past / 60
  cells[at + 9] = (supply.available[artist] as number) / 5
  let others = 0
  for (let seat = 0; seat < seats; seat += 1) {
    if (seat !== viewer) others += world.owned[seat * ARTIST_COUNT + artist] as number
  }
  cells[at + 10] = view.hand.filter((card) => artistOf(card) === artist).length / 3
  cells[at + 11] = (world.owned[viewer * ARTIST_COUNT + artist] as number) / 2
  cells[at + 12] = others / 3
  if (canPlay(situation, artist)) tellAfterPlaying(situation, artist, cells.subarray(at + 13))
}

/** Whether it is the viewer's turn to play a card, or a second one, and it has one of the artist. */
function canPlay(situation: Situation, artist: number): boolean {
  const { view, viewer, asked, decision } = situation
  if (asked !== viewer || (decision !== 'card' && decision !== 'second')) return false
  const held = view.hand.filter((card) => artistOf(card) === artist)
  return held.some((card) => decision === 'card' || fitsDouble(situation, kindOf(card)))
}

/** What it would change if the viewer played a painting of the artist. */
function tellAfterPlaying(situation: Situation, artist: number, cells: Float64Array): void {
  const { viewer, seats, knowledge } = situation
  const { world, forecast } = knowledge
  const then = world.code + (STEP[artist] as number)
  let others = 0
  for (let seat = 0; seat < seats; seat += 1) {
    const gain = paintingsWorth(knowledge, seat, then) - paintingsWorth(knowledge, seat, world.code)
    if (seat === viewer) cells[1] = gain / 50
    else others += gain / (seats - 1)
  }
  cells[0] = worthOf(forecast, then, artist, world.past[artist] as number) / 50
  cells[2] = others / 50
}

function tellPlayer(situation: Situation, seat: Seat, cells: Float64Array): void {
  const { view, viewer, seats, knowledge, studies, level, expectedBids, scale } = situation
  const { world } = knowledge
  const study = studies[seat] as Study
  const at = AT_PLAYERS + placesLeft(seat, viewer, seats) * PLAYER_CELLS
  const money = world.money[seat] as number
  const wealth = wealthOf(situation, seat)
  cells[at] = 1
  cells[at + 1] = money / 150
  cells[at + 2] = (world.handSizes[seat] as number) / 8
  for (let artist = 0; artist < ARTIST_COUNT; artist += 1) {
    cells[at + 3 + artist] = (world.owned[seat * ARTIST_COUNT + artist] as number) / 2
  }
  cells[at + 8] = wealth / 200
  cells[at + 9] = (wealth - wealthOf(situation, viewer)) / 100
  const offered = offeredBy(situation, seat)
  cells[at + 10] = ratio(offered ?? 0, scale.worth, 3)
  cells[at + 11] = offered === 0 ? 1 : 0
  cells[at + 12] = view.phase.name === 'auction' ? ratio(money, scale.worth, 4) / 4 : 0
  cells[at + 13] = ratio(expectedBids[seat] as number, scale.worth, 3)
  HABITS.forEach((habit, index) => {
    const weight = study.weights[habit]
    cells[at + 14 + index] = 2 * (study.expected(habit, level) - study.usual[habit])
    cells[at + 14 + HABITS.length + index] = weight / (weight + 3)
  })
}

/** What a seat has offered once around, 0 if it passed; `null` if it was not asked. */
function offeredBy({ decision, asked, offer, offers, seats }: Situation, seat: Seat): number | null {
  if (decision !== 'once' || asked === null || offer === null) return null
  const made = offers.find((bid) => bid.seat === seat)
  if (made !== undefined) return made.amount
  // Seats are asked from the auctioneer's left.
  const first = offer.auctioneer + 1
  return placesLeft(seat, first % seats, seats) < placesLeft(asked, first % seats, seats) ? 0 : null
}

/** Money, and what its paintings will pay in the viewer's eyes. */
function wealthOf({ knowledge }: Situation, seat: Seat): number {
  const { world } = knowledge
  return (world.money[seat] as number) + paintingsWorth(knowledge, seat, world.code)
}

/** What a seat's paintings will pay in the viewer's eyes, from these counts. */
function paintingsWorth({ world, forecast }: Knowledge, seat: Seat, code: CountsCode): number {
  let sum = 0
  for (let artist = 0; artist < ARTIST_COUNT; artist += 1) {
    const paintings = world.owned[seat * ARTIST_COUNT + artist] as number
    sum += paintings * worthOf(forecast, code, artist, world.past[artist] as number)
  }
  return sum
}
