import type { Action, Seat, View } from '@modern-art/engine'
import type { Question } from '../bot.ts'
import { seatOf } from '../bot.ts'
import { Dice } from '../model/dice.ts'
import { PlayOut, SEEDS_OF_A_PLAY_OUT } from '../model/playOut.ts'
import { knowledgeOf } from '../model/knowledge.ts'
import type { Knowledge } from '../model/knowledge.ts'
import type { Temperament } from '../model/temperament.ts'
import { strategist } from '../temperaments.ts'
import { World } from '../model/world.ts'
import type { Forecast } from '../valuation/forecast.ts'
import { laterForecast } from '../valuation/laterForecast.ts'
import { Objective } from './objective.ts'
import { Onlooker } from './onlooker.ts'
import { addProspects } from './prospects.ts'
import { studyRivals } from './rivals.ts'
import type { Rival } from './rivals.ts'
import { Sampling } from './sampling.ts'

/** A search under way: it pauses after every sampled world, is told whether time is up, and ends in an action. */
export type Search = Generator<undefined, Action, boolean>

/** Everything that the search for one decision works with. */
export class SearchContext {
  readonly view: View
  readonly seat: Seat
  readonly seats: number
  readonly knowledge: Knowledge
  /** How the searching seat bids in its own play-outs, and its usual choice. */
  readonly baseline: Temperament
  /** Sees what everybody can see, as the rivals do: not the searching seat's hand. */
  readonly onlooker: Onlooker
  /** By seat: how each bids, as far as one can tell. */
  readonly rivals: readonly Rival[]
  readonly playOut: PlayOut
  /** For guesses about others that are not part of a play-out. */
  readonly dice: Dice
  readonly samples: number
  private readonly sampling: Sampling
  private readonly objective: Objective
  private readonly later: Forecast
  private readonly playDice = new Dice(0)
  private readonly firstSeed: number
  private world = 0
  /** By seat: money at the end of the round, and what the hands promise. */
  readonly ends: Float64Array

  constructor({ view, rng, budget }: Question) {
    const seat = seatOf(view)
    this.view = view
    this.seat = seat
    this.seats = view.handSizes.length
    // Without any world there would be nothing to choose by.
    this.samples = Math.max(1, budget.samples)
    this.knowledge = knowledgeOf(view)
    const { world, forecast } = this.knowledge
    this.later = laterForecast(world.past)
    this.baseline = strategist(this.seats)
    this.onlooker = new Onlooker(view.setup)
    this.rivals = studyRivals(view, this.onlooker)
    const temperaments = this.rivals.map((rival, other) => (other === seat ? this.baseline : rival.temperament))
    this.dice = new Dice(rng(2 ** 32))
    this.firstSeed = rng(2 ** 32)
    this.playOut = new PlayOut(new World(world.setup), temperaments, forecast, this.playDice)
    this.sampling = new Sampling(view, seat, this.knowledge)
    this.objective = new Objective(seat, this.seats, view.round)
    this.ends = new Float64Array(this.seats)
  }

  /** Deals another world that agrees with the view. */
  nextWorld(): void {
    this.world += 1
    this.sampling.deal(this.dice)
  }

  /** Sets the play-out to the beginning of the world at hand, with the same chance each time. */
  rewind(): void {
    this.playOut.world.copy(this.sampling.world)
    this.playOut.seed = this.firstSeed + this.world * SEEDS_OF_A_PLAY_OUT
    this.playDice.reseed(this.playOut.seed)
  }

  /** Plays the round to its end; leaves in `ends` how everyone stands then. */
  finish(): void {
    this.playOut.finishRound()
    addProspects(this.playOut.world, this.later, this.ends)
  }

  /** How good it is for the searching seat if the round ends so. */
  score(ends: ArrayLike<number>): number {
    return this.objective.score(ends)
  }
}
