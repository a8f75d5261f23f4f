import { ARTISTS, artistOf, cardsIn, cardsPerHand, tileOf } from '@modern-art/engine'
import type { Card, PastRound, Setup } from '@modern-art/engine'
import { STEP } from '../valuation/counts.ts'
import { fillForecast, newForecast } from '../valuation/forecast.ts'
import { lotWorth } from '../valuation/lotWorth.ts'
import { add } from '../model/cells.ts'

/** Filled anew for every round that is looked at. */
const forecast = newForecast()

/** Somebody without a hand of cards, who goes through the game again and says what each lot was worth when it was sold. */
export class Onlooker {
  private readonly setup: Setup
  private round = 1
  code = 0
  private cardsInHands: number
  readonly past = ARTISTS.map(() => 0)
  /** By artist: paintings that have not been played. */
  private readonly unplayed = ARTISTS.map(() => 0)

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
    fillForecast(forecast, NONE_PLAYED, { available, past: this.past, cardsLeft: this.cardsInHands })
  }

  /** A card is laid down. */
  see(card: Card): void {
    this.code += STEP[artistOf(card)] as number
  }

  /** What a lot just laid down will pay on average. */
  worthOfLot(cards: readonly Card[]): number {
    return lotWorth(this, forecast, cards)
  }

  endRound(round: PastRound): void {
    for (const card of round.played) this.count(card, -1)
    for (const artist of ARTISTS) add(this.past, artist, tileOf(round, artist))
    this.round += 1
    this.code = 0
    this.cardsInHands += this.dealt() - round.played.length
  }
}

const NONE_PLAYED = [0, 0, 0, 0, 0]
