import { TILES, artistOf } from '@modern-art/engine'
import type { Card, Offer, Seat } from '@modern-art/engine'
import { add } from '../model/cells.ts'
import { USUAL_PRICE, lotWorth } from '../valuation/lotWorth.ts'
import type { Rival } from './rivals.ts'
import type { SearchContext } from './searchContext.ts'

/**
 * By round: how far a rival's opinion of a lot may lie from an onlooker's, as a share of it, with three players. A rival
 * has seen its own hand, which tells the less, the more hands there are.
 */
const OPINIONS = [0.1, 0.08, 0.04, 0.04]
/** How much further sealed bids may lie from the habit: players vary them so as not to be predictable. */
const DITHER = 0.05

type Habit = 'open' | 'sealed' | 'once' | 'accept'

/**
 * Scores every possible sale of the lot under the hammer. A play-out tells, for a world and a buyer, how the round ends
 * for everyone at some price; any other price only moves money between buyer and seller. So a few play-outs score every
 * bid there is.
 */
export class LotOutlook {
  /** What the lot will pay on average. */
  readonly worth: number
  /** The same as an onlooker sees it, and so the rivals, more or less. */
  private readonly publicWorth: number
  /** What the lot pays if its artist is first: it cannot pay more. */
  readonly most: number
  /** By seat: how far each rival would go in this world; the searching seat's own is 0. */
  readonly limits: Int32Array
  private readonly context: SearchContext
  private readonly offer: Offer
  private readonly artist: number
  private readonly assumed: Int32Array
  /** By buyer * seats + seat, where `endsKnown` has the buyer. */
  private readonly ends: Float64Array
  private readonly endsKnown: Uint8Array
  private readonly scratch: Float64Array

  constructor(context: SearchContext, offer: Offer) {
    const { seats, knowledge } = context
    const { world, forecast } = knowledge
    this.context = context
    this.offer = offer
    this.artist = artistOf(offer.cards[0] as Card)
    this.worth = lotWorth(world, forecast, offer.cards)
    this.publicWorth = context.onlooker.worthOfLot(offer.cards, world.cardsLeft)
    this.most = offer.cards.length * ((world.past[this.artist] as number) + (TILES[0] as number))
    this.limits = new Int32Array(seats)
    this.assumed = new Int32Array(seats)
    for (let seat = 0; seat < seats; seat += 1) {
      this.assumed[seat] = Math.min(world.money[seat] as number, Math.round(USUAL_PRICE * this.worth))
    }
    this.ends = new Float64Array(seats * seats)
    this.endsKnown = new Uint8Array(seats)
    this.scratch = new Float64Array(seats)
  }

  /** Deals another world, and guesses how far each rival would go there. */
  nextWorld(habit: Habit): void {
    const { context, limits, offer } = this
    context.nextWorld()
    this.endsKnown.fill(0)
    const opinions = ((OPINIONS[context.view.round - 1] as number) * 2) / (context.seats - 1)
    const spread = habit === 'sealed' ? opinions + DITHER : opinions
    for (let seat = 0; seat < context.seats; seat += 1) {
      if (seat === context.seat) continue
      const { temperament, doubt } = context.rivals[seat] as Rival
      const share = seat === offer.auctioneer ? temperament.buyBack : temperament[habit]
      const opinion = 1 + (spread + doubt) * context.dice.sway()
      const limit = Math.floor(share * this.publicWorth * opinion)
      limits[seat] = Math.min(context.knowledge.world.money[seat] as number, limit)
    }
  }

  /** How good it is for the searching seat if, in this world, the buyer gets the lot for the price. */
  scoreOfSale(buyer: Seat, price: number): number {
    const { context, offer, scratch } = this
    const { auctioneer, opener } = offer
    const { seats } = context
    if (this.endsKnown[buyer] === 0) this.playOut(buyer)
    for (let seat = 0; seat < seats; seat += 1) scratch[seat] = this.ends[buyer * seats + seat] as number
    const more = price - (this.assumed[buyer] as number)
    const openers = opener !== auctioneer && context.knowledge.world.setup.splitDouble ? more / 2 : 0
    add(scratch, buyer, -more)
    if (auctioneer !== buyer) add(scratch, auctioneer, more - openers)
    if (opener !== buyer) add(scratch, opener, openers)
    return context.score(scratch)
  }

  private playOut(buyer: Seat): void {
    const { context, offer } = this
    const { auctioneer, opener, cards } = offer
    context.rewind()
    context.playOut.settle(opener, auctioneer, this.artist, cards.length, buyer, this.assumed[buyer] as number)
    context.finish()
    this.ends.set(context.ends, buyer * context.seats)
    this.endsKnown[buyer] = 1
  }
}
