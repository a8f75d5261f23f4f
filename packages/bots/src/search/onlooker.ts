import { ARTISTS, artistOf, cardsIn, cardsPerHand, tileOf } from '@modern-art/engine'
import type { Card, PastRound, Setup } from '@modern-art/engine'
import { STEP } from '../valuation/counts.ts'
import type { Forecast } from '../valuation/forecast.ts'
import { lotWorth } from '../valuation/lotWorth.ts'
import { openingForecast } from '../valuation/openingForecast.ts'
import { add } from '../model/cells.ts'

/** Somebody without a hand of cards, who goes through the game again and says what each lot was worth when it was sold. */
export class Onlooker {
  private readonly setup: Setup
  private round = 1
  code = 0
  private forecast: Forecast | null = null
  /** Cards in all hands when the round began, as far as one can tell. */
  cardsInHands: number
  readonly past = new Float64Array(ARTISTS.length)
  /** By artist: paintings that have not been played. */
  private readonly unplayed = new Float64Array(ARTISTS.length)

  constructor(setup: Setup) {
    this.setup = setup
    this.cardsInHands = this.dealt()
    for (const card of cardsIn(setup.deck)) this.count(card, 1)
  }

  private dealt(): number {
    return this.setup.players.length * cardsPerHand(this.setup, this.round)
  }

  private count(card: Card, change: number): void {
    add(this.unplayed, artistOf(card), change)
  }

  /** Forms an opinion of how the round will go. */
  beginRound(): void {
    const share = this.cardsInHands / this.unplayed.reduce((sum, cards) => sum + cards, 0)
    const available = this.unplayed.map((cards) => cards * share)
    this.forecast = openingForecast({ available, past: this.past, cardsLeft: this.cardsInHands })
  }

  /** A card is laid down. */
  see(card: Card): void {
    this.code += STEP[artistOf(card)] as number
  }

  /** What a lot just laid down will pay on average. */
  worthOfLot(cards: readonly Card[]): number {
    if (this.forecast === null) throw new Error('the round has not begun')
    return lotWorth(this, this.forecast, cards)
  }

  endRound(round: PastRound): void {
    for (const card of round.played) this.count(card, -1)
    for (const artist of ARTISTS) add(this.past, artist, tileOf(round, artist))
    this.round += 1
    this.code = 0
    this.cardsInHands = Math.max(0, this.cardsInHands - this.playedFromHands(round)) + this.dealt()
  }

  /** With a mystery hand some cards were flipped, and which is not written down: not those sold, nor the last, as a rule. */
  private playedFromHands({ played, lots }: PastRound): number {
    if (!this.setup.variants.mysteryHand) return played.length
    return lots.reduce((sum, lot) => sum + lot.cards.length, 1)
  }
}
