import { ARTISTS, MOST_SEATS, PAINTINGS_THAT_END_A_ROUND, TILES, leftOf } from '@modern-art/engine'
import type { Seat } from '@modern-art/engine'
import { NO_ARTIST, STEP, rankedAt } from '../valuation/counts.ts'
import type { CountsCode } from '../valuation/counts.ts'
import { KINDS, TYPES } from './kind.ts'
import type { Kind } from './kind.ts'
import { addWhole } from './cells.ts'

const ARTIST_COUNT = ARTISTS.length
const MOST_CARDS = 70

/** The part of the table's set-up that matters to a play-out. */
export interface WorldSetup {
  readonly seats: number
  readonly splitDouble: boolean
}

/**
 * A round in numbers, made for being played out tens of thousands of times a second without allocating anything: cards
 * are counted by kind, lots by artist, and an auction is no more than its buyer and price. It follows the engine's rules
 * from one auction to the next and to the end of the round; a law plays games in both and compares them at every step.
 */
export class World {
  readonly setup: WorldSetup
  private readonly cells: Int16Array
  readonly money: Int16Array
  readonly handSizes: Int16Array
  /** By seat * KINDS + kind. */
  readonly hands: Int16Array
  /** Paintings bought this round, by seat * 5 + artist. */
  readonly owned: Int16Array
  /** Tiles of earlier rounds, by artist. */
  readonly past: Int16Array
  /** Paintings played this round, by artist. */
  readonly counts: Int16Array
  readonly mystery: Int16Array
  mysterySize = 0
  code: CountsCode = 0
  /** Cards in all hands. */
  cardsLeft = 0
  round = 1
  turn: Seat = 0
  /** The round has ended, and its paintings are paid. */
  over = false
  /** The seat that played the last painting of a round that is over: the next begins to its left. */
  lastSeat: Seat = 0

  constructor(setup: WorldSetup) {
    this.setup = setup
    let used = 0
    const sizes = [MOST_SEATS, MOST_SEATS, MOST_SEATS * KINDS, MOST_SEATS * ARTIST_COUNT, ARTIST_COUNT, ARTIST_COUNT]
    this.cells = new Int16Array(sizes.reduce((sum, size) => sum + size, 0) + MOST_CARDS)
    const block = (size: number): Int16Array => this.cells.subarray(used, (used += size))
    this.money = block(MOST_SEATS)
    this.handSizes = block(MOST_SEATS)
    this.hands = block(MOST_SEATS * KINDS)
    this.owned = block(MOST_SEATS * ARTIST_COUNT)
    this.past = block(ARTIST_COUNT)
    this.counts = block(ARTIST_COUNT)
    this.mystery = block(MOST_CARDS)
  }

  /** Becomes equal to another world of the same set-up. */
  copy(other: World): void {
    this.cells.set(other.cells)
    this.mysterySize = other.mysterySize
    this.code = other.code
    this.cardsLeft = other.cardsLeft
    this.round = other.round
    this.turn = other.turn
    this.over = other.over
    this.lastSeat = other.lastSeat
  }

  give(seat: Seat, kind: Kind): void {
    addWhole(this.hands, seat * KINDS + kind, 1)
    addWhole(this.handSizes, seat, 1)
    this.cardsLeft += 1
  }

  take(seat: Seat, kind: Kind): void {
    addWhole(this.hands, seat * KINDS + kind, -1)
    addWhole(this.handSizes, seat, -1)
    this.cardsLeft -= 1
  }

  /** Lays a card of a hand down; whether it ends the round. */
  layDown(seat: Seat, kind: Kind): boolean {
    this.take(seat, kind)
    return this.count(Math.floor(kind / TYPES)) || this.cardsLeft === 0
  }

  /** Flips the top card of the mystery hand; whether it ends the round. */
  flipMystery(): boolean {
    const kind = this.mystery[0] as number
    this.mystery.copyWithin(0, 1, this.mysterySize)
    this.mysterySize -= 1
    return this.count(Math.floor(kind / TYPES))
  }

  private count(artist: number): boolean {
    const count = (this.counts[artist] as number) + 1
    this.counts[artist] = count
    this.code += STEP[artist] as number
    return count === PAINTINGS_THAT_END_A_ROUND
  }

  /** The lot changes hands for the price, of which nobody pays themself anything. */
  sell(opener: Seat, auctioneer: Seat, buyer: Seat, artist: number, cards: number, price: number): void {
    const { money, owned } = this
    const openersShare = this.setup.splitDouble && opener !== auctioneer ? price >> 1 : 0
    addWhole(money, buyer, -price)
    if (auctioneer !== buyer) addWhole(money, auctioneer, price - openersShare)
    if (opener !== buyer) addWhole(money, opener, openersShare)
    addWhole(owned, buyer * ARTIST_COUNT + artist, cards)
  }

  /** Gives out the tiles and pays the paintings. */
  endRound(lastSeat: Seat): void {
    const { money, owned, past } = this
    for (let place = 0; place < TILES.length; place += 1) {
      const artist = rankedAt(this.code, place)
      if (artist === NO_ARTIST) break
      const value = (past[artist] as number) + (TILES[place] as number)
      past[artist] = value
      for (let seat = 0; seat < this.setup.seats; seat += 1) {
        addWhole(money, seat, value * (owned[seat * ARTIST_COUNT + artist] as number))
      }
    }
    this.lastSeat = lastSeat
    this.over = true
  }

  /** Gives the turn to the first seat with cards left of this one. */
  passTurn(seat: Seat): void {
    const { seats } = this.setup
    let next = leftOf(seat, seats)
    while (this.handSizes[next] === 0) {
      if (next === seat) throw new Error('nobody has a card')
      next = leftOf(next, seats)
    }
    this.turn = next
  }
}
