import { ARTISTS, artistOf, cardsIn, cardsPerHand, tileOf } from '@modern-art/engine'
import type { Card, PastRound, Setup } from '@modern-art/engine'
import { add } from '../model/cells.ts'
import { Cache } from '../valuation/cache.ts'
import { codeOf } from '../valuation/counts.ts'
import { fillForecast, newForecast } from '../valuation/forecast.ts'
import { lotWorth } from '../valuation/lotWorth.ts'

/** Used for one lot at a time. */
const forecast = newForecast()
/** The lots of some games: every decision goes through all earlier lots of its game again. */
const worths = new Cache<number>(2000)

/** Somebody without a hand of cards, who goes through the game again and says what each lot was worth when it was sold. */
export class Onlooker {
  private readonly setup: Setup
  private round = 1
  /** Cards in all hands, as far as one can tell. */
  cardsInHands: number
  /** By artist: the tiles of earlier rounds. */
  readonly past = new Float64Array(ARTISTS.length)
  /** By artist: paintings that have been played this round. */
  private readonly counts = new Float64Array(ARTISTS.length)
  /** By artist: paintings that have not been played at all. */
  private readonly unplayed = new Float64Array(ARTISTS.length)

  constructor(setup: Setup) {
    this.setup = setup
    this.cardsInHands = this.dealt()
    for (const card of cardsIn(setup.deck)) add(this.unplayed, artistOf(card), 1)
  }

  private dealt(): number {
    return this.setup.players.length * cardsPerHand(this.setup, this.round)
  }

  /**
   * A card is laid down. With a mystery hand it may have been flipped, and which were is not written down: those that were
   * sold were not.
   */
  see(card: Card, isSold: boolean): void {
    add(this.counts, artistOf(card), 1)
    add(this.unplayed, artistOf(card), -1)
    if (isSold || !this.setup.variants.mysteryHand) this.cardsInHands -= 1
  }

  /** What a lot just laid down will pay on average. */
  worthOfLot(cards: readonly Card[], cardsLeft: number = Math.max(0, this.cardsInHands)): number {
    const { counts, unplayed, past } = this
    const key = [...counts, ...unplayed, ...past, cardsLeft, ...cards.map(artistOf)].join(' ')
    return worths.get(key, () => {
      const share = cardsLeft === 0 ? 0 : cardsLeft / sum(unplayed)
      fillForecast(forecast, counts, { available: unplayed.map((paintings) => paintings * share), past, cardsLeft })
      return lotWorth({ code: codeOf(counts), past }, forecast, cards)
    })
  }

  /** All cards of the round have been seen. The last of them came from a hand, as a rule. */
  endRound(round: PastRound): void {
    for (const artist of ARTISTS) add(this.past, artist, tileOf(round, artist))
    this.counts.fill(0)
    this.round += 1
    const last = this.setup.variants.mysteryHand ? 1 : 0
    this.cardsInHands = Math.max(0, this.cardsInHands - last) + this.dealt()
  }
}

function sum(numbers: Float64Array): number {
  return numbers.reduce((total, number) => total + number, 0)
}
