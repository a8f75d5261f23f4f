import { leftOf } from '@modern-art/engine'
import type { Seat } from '@modern-art/engine'
import { worthOf } from '../valuation/forecast.ts'
import type { Forecast } from '../valuation/forecast.ts'
import type { Dice } from './dice.ts'
import { DOUBLE, HIDDEN, ONE_OFFER, OPEN, TYPES } from './kind.ts'
import type { Kind } from './kind.ts'
import { CardPolicy, NOTHING } from './policy.ts'
import type { Temperament } from './temperament.ts'
import type { World } from './world.ts'

/** Seeds that lie so far apart have no luck in common: a turn has the luck of the cards that are left. */
export const SEEDS_OF_A_PLAY_OUT = 100

/** How far apart the views of two players on one lot are, as a share of its worth. */
const DISAGREEMENT = 0.12

/** Plays rounds to their ends as players of given temperaments would, allocating nothing on the way. */
export class PlayOut {
  private readonly cards = new CardPolicy()
  private readonly dice: Dice
  /** By seat. */
  private readonly temperaments: readonly Temperament[]
  private readonly forecast: Forecast
  readonly world: World
  /**
   * Chance depends on this and the turn: two play-outs of one seed that differ in a sale still have the same luck in
   * later turns, and can be compared.
   */
  seed = 0
  private buyer = 0
  private price = 0

  constructor(world: World, temperaments: readonly Temperament[], forecast: Forecast, dice: Dice) {
    this.world = world
    this.temperaments = temperaments
    this.forecast = forecast
    this.dice = dice
  }

  /** From a turn to the end of the round. */
  finishRound(): void {
    while (!this.world.over) this.takeTurn()
  }

  private takeTurn(): void {
    const { world } = this
    const seat = world.turn
    this.dice.reseed(this.seed + world.cardsLeft)
    this.play(seat, this.cards.pickKind(world, this.forecast, seat, this.temperament(seat), this.dice))
  }

  /** The seat plays this kind of card, and what follows from it happens, up to the next turn. */
  play(seat: Seat, kind: Kind): void {
    const { world } = this
    if (world.layDown(seat, kind)) {
      world.endRound(seat)
      return
    }
    const artist = Math.floor(kind / TYPES)
    const type = kind - artist * TYPES
    if (type === DOUBLE) this.seekSecond(seat, artist, seat)
    else this.auction(seat, seat, artist, type, 1)
  }

  /** Asks the seats from `asked` on for a second card to the double that `opener` has laid down. */
  seekSecond(opener: Seat, artist: number, asked: Seat): void {
    const { world } = this
    const { seats } = world.setup
    let seat = asked
    do {
      const type = this.cards.pickSecond(world, this.forecast, seat, opener, artist, this.temperament(seat))
      if (type !== NOTHING) {
        this.addSecond(opener, artist, seat, type)
        return
      }
      seat = leftOf(seat, seats)
    } while (seat !== opener)
    this.settle(opener, opener, artist, 1, opener, 0)
  }

  addSecond(opener: Seat, artist: number, seat: Seat, type: number): void {
    if (this.world.layDown(seat, artist * TYPES + type)) this.world.endRound(seat)
    else this.auction(opener, seat, artist, type, 2)
  }

  private auction(opener: Seat, auctioneer: Seat, artist: number, type: number, cards: number): void {
    const { world } = this
    const worth = cards * worthOf(this.forecast, world.code, artist, world.past[artist] as number)
    if (type === OPEN) this.bidOpenly(auctioneer, worth)
    else if (type === ONE_OFFER) this.offerOnce(auctioneer, worth)
    else if (type === HIDDEN) this.bidHidden(auctioneer, worth)
    else this.sellAtPrice(auctioneer, worth)
    this.settle(opener, auctioneer, artist, cards, this.buyer, this.price)
  }

  /** The lot is sold; its auctioneer may flip a card of the mystery hand; the turn passes. */
  settle(opener: Seat, auctioneer: Seat, artist: number, cards: number, buyer: Seat, price: number): void {
    this.world.sell(opener, auctioneer, buyer, artist, cards, price)
    this.afterAuction(auctioneer)
  }

  private afterAuction(auctioneer: Seat): void {
    const { world } = this
    if (world.mysterySize > 0 && this.cards.wouldFlip(world, this.forecast, auctioneer, this.temperament(auctioneer))) {
      this.flip(auctioneer)
    } else {
      world.passTurn(auctioneer)
    }
  }

  flip(auctioneer: Seat): void {
    if (this.world.flipMystery()) this.world.endRound(auctioneer)
    else this.world.passTurn(auctioneer)
  }

  /** The one who would go furthest has it for a little more than the next would have paid. */
  private bidOpenly(auctioneer: Seat, worth: number): void {
    this.buyer = auctioneer
    let highest = 0
    let second = 0
    for (let seat = 0; seat < this.world.setup.seats; seat += 1) {
      const { open, buyBack } = this.temperament(seat)
      const limit = this.amount(seat, seat === auctioneer ? buyBack : open, worth)
      if (limit > highest) {
        second = highest
        highest = limit
        this.buyer = seat
      } else if (limit > second) {
        second = limit
      }
    }
    const isUncontested = second === 0 && this.buyer === auctioneer
    this.price = isUncontested ? 0 : Math.min(highest, second + 1)
  }

  /** Walks once around by itself, as other sales here do: the list that the engine's `onceAround` makes would cost time. */
  private offerOnce(auctioneer: Seat, worth: number): void {
    const { seats } = this.world.setup
    this.buyer = auctioneer
    this.price = 0
    for (let seat = leftOf(auctioneer, seats); seat !== auctioneer; seat = leftOf(seat, seats)) {
      const bid = this.amount(seat, this.temperament(seat).once, worth)
      if (bid > this.price) {
        this.price = bid
        this.buyer = seat
      }
    }
    if (
      this.buyer !== auctioneer &&
      this.amount(auctioneer, this.temperament(auctioneer).buyBack, worth) > this.price
    ) {
      this.price += 1
      this.buyer = auctioneer
    }
  }

  private bidHidden(auctioneer: Seat, worth: number): void {
    const { seats } = this.world.setup
    this.buyer = auctioneer
    this.price = this.amount(auctioneer, this.temperament(auctioneer).buyBack, worth)
    for (let seat = leftOf(auctioneer, seats); seat !== auctioneer; seat = leftOf(seat, seats)) {
      const bid = this.amount(seat, this.temperament(seat).sealed, worth)
      if (bid > this.price) {
        this.price = bid
        this.buyer = seat
      }
    }
  }

  private sellAtPrice(auctioneer: Seat, worth: number): void {
    const { seats } = this.world.setup
    const money = this.world.money[auctioneer] as number
    this.price = Math.min(money, Math.max(1, Math.round(this.temperament(auctioneer).ask * worth)))
    for (let seat = leftOf(auctioneer, seats); seat !== auctioneer; seat = leftOf(seat, seats)) {
      if (this.amount(seat, this.temperament(seat).accept, worth) >= this.price) {
        this.buyer = seat
        return
      }
    }
    this.buyer = auctioneer
  }

  /** A share of the worth as this seat happens to see it, as far as its money goes. */
  private amount(seat: Seat, share: number, worth: number): number {
    const amount = Math.floor(share * worth * (1 + DISAGREEMENT * this.dice.sway()))
    return Math.min(this.world.money[seat] as number, amount)
  }

  private temperament(seat: Seat): Temperament {
    return this.temperaments[seat] as Temperament
  }
}
