import { ARTISTS, PAINTINGS_THAT_END_A_ROUND } from '@modern-art/engine'
import type { Seat } from '@modern-art/engine'
import { STEP } from '../valuation/counts.ts'
import type { CountsCode } from '../valuation/counts.ts'
import { worthOf } from '../valuation/forecast.ts'
import type { Forecast } from '../valuation/forecast.ts'
import type { Dice } from './dice.ts'
import { DOUBLE, KINDS, TYPES } from './kind.ts'
import type { Kind } from './kind.ts'
import type { Temperament } from './temperament.ts'
import type { World } from './world.ts'

const ARTIST_COUNT = ARTISTS.length
const FULL = PAINTINGS_THAT_END_A_ROUND - 1

/** A double that its player cannot complete: what is left of it, others completing it more often than not. */
const LONE_DOUBLE = 0.35
/** Nobody plays like a clock: scores are blurred by so much. */
const BLUR = 3

export const NOTHING = -1

/**
 * How an expected-value player chooses cards. One instance serves one table of worlds; it keeps scratch arrays, so that
 * choosing allocates nothing.
 */
export class CardPolicy {
  /** By artist: paintings that count for the chooser, less those that count against. */
  private readonly stake = new Float64Array(ARTIST_COUNT)

  /** The kind of card that the seat would play now. It must have one. */
  pickKind(world: World, forecast: Forecast, seat: Seat, temperament: Temperament, dice: Dice): Kind {
    this.weigh(world, seat, temperament)
    const now = this.holdings(world, forecast, world.code)
    let best: Kind = NOTHING
    let bestScore = -Infinity
    for (let artist = 0; artist < ARTIST_COUNT; artist += 1) {
      const single = bestSingle(world, seat, artist, temperament.sale)
      if (single !== NOTHING) {
        const score =
          this.scoreOfSingle(world, forecast, artist, temperament.sale[single] as number, now) + BLUR * dice.roll()
        if (score > bestScore) {
          bestScore = score
          best = artist * TYPES + single
        }
      }
      if (world.hands[seat * KINDS + artist * TYPES + DOUBLE] !== 0) {
        const score =
          this.scoreOfDouble(
            world,
            forecast,
            artist,
            single === NOTHING ? NOTHING : (temperament.sale[single] as number),
            now,
          ) +
          BLUR * dice.roll()
        if (score > bestScore) {
          bestScore = score
          best = artist * TYPES + DOUBLE
        }
      }
    }
    return best
  }

  /** What playing a single painting promises the seat, in money. `weigh` has been called for the seat. */
  private scoreOfSingle(world: World, forecast: Forecast, artist: number, sale: number, now: number): number {
    const code = world.code + (STEP[artist] as number)
    const gain = this.holdings(world, forecast, code) - now
    if (world.counts[artist] === FULL) return gain
    return gain + sale * worthOf(forecast, code, artist, world.past[artist] as number)
  }

  /** What playing a double promises, if the painting that the seat could add sells at that share; `NOTHING` if it has none. */
  private scoreOfDouble(world: World, forecast: Forecast, artist: number, sale: number, now: number): number {
    const count = world.counts[artist] as number
    const past = world.past[artist] as number
    const code = world.code + (STEP[artist] as number)
    const gain = this.holdings(world, forecast, code) - now
    if (count === FULL) return gain
    const alone = gain + LONE_DOUBLE * worthOf(forecast, code, artist, past)
    if (sale === NOTHING) return alone
    const both = code + (STEP[artist] as number)
    const gainOfBoth = this.holdings(world, forecast, both) - now
    if (count + 1 === FULL) return Math.max(alone, gainOfBoth)
    return Math.max(alone, gainOfBoth + 2 * sale * worthOf(forecast, both, artist, past))
  }

  /**
   * The auction type of the card that the seat would add to a double of the artist, which has been laid down;
   * `NOTHING` if it would not or cannot.
   */
  pickSecond(
    world: World,
    forecast: Forecast,
    seat: Seat,
    opener: Seat,
    artist: number,
    temperament: Temperament,
  ): number {
    const type = bestSingle(world, seat, artist, temperament.sale)
    if (type === NOTHING) return NOTHING
    this.weigh(world, seat, temperament)
    const now = this.holdings(world, forecast, world.code)
    const past = world.past[artist] as number
    const free = worthOf(forecast, world.code, artist, past)
    const without = seat === opener ? LONE_DOUBLE * free : 0
    const code = world.code + (STEP[artist] as number)
    if (world.counts[artist] === FULL) return this.holdings(world, forecast, code) - now > without ? type : NOTHING
    const sale = 2 * (temperament.sale[type] as number) * worthOf(forecast, code, artist, past)
    return sale + this.holdings(world, forecast, code) - now > without ? type : NOTHING
  }

  /** Whether the seat would flip a card of the mystery hand, not knowing which: it does if the round might end well. */
  wouldFlip(world: World, forecast: Forecast, seat: Seat, temperament: Temperament): boolean {
    this.weigh(world, seat, temperament)
    const now = this.holdings(world, forecast, world.code)
    let gain = 0
    for (let artist = 0; artist < ARTIST_COUNT; artist += 1) {
      gain += this.holdings(world, forecast, world.code + (STEP[artist] as number)) - now
    }
    return gain > 0
  }

  private weigh(world: World, seat: Seat, { own, rivals }: Temperament): void {
    const { seats } = world.setup
    for (let artist = 0; artist < ARTIST_COUNT; artist += 1) {
      let others = 0
      for (let other = 0; other < seats; other += 1) {
        if (other !== seat) others += world.owned[other * ARTIST_COUNT + artist] as number
      }
      this.stake[artist] = own * (world.owned[seat * ARTIST_COUNT + artist] as number) - (rivals * others) / (seats - 1)
    }
  }

  /** What the stakes are worth at these counts. */
  private holdings(world: World, forecast: Forecast, code: CountsCode): number {
    let total = 0
    for (let artist = 0; artist < ARTIST_COUNT; artist += 1) {
      const stake = this.stake[artist] as number
      if (stake !== 0) total += stake * worthOf(forecast, code, artist, world.past[artist] as number)
    }
    return total
  }
}

/** The auction type under which the seat would best sell a painting of the artist; `NOTHING` if it has no single one. */
function bestSingle(world: World, seat: Seat, artist: number, sale: readonly number[]): number {
  const hand = seat * KINDS + artist * TYPES
  let best = NOTHING
  for (let type = 0; type < DOUBLE; type += 1) {
    if (world.hands[hand + type] === 0) continue
    if (best === NOTHING || (sale[type] as number) > (sale[best] as number)) best = type
  }
  return best
}
