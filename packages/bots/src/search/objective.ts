import type { Seat } from '@modern-art/engine'
import { exponential } from '../valuation/exponential.ts'

/** How much being ahead counts, beside winning: 100 ahead of the others' mean is worth this much of a victory. */
const LEAD_WEIGHT = 0.1
/** By round: how far two seats may still move apart when it has ended, as a standard deviation. */
const SPREAD = [110, 90, 60, 15]
/** The logistic curve is close to the normal one when stretched by this. */
const LOGISTIC = 1.7

/** How good an end of the round is for a seat: mostly its chance to win the game, and partly its lead. */
export class Objective {
  private readonly seat: Seat
  private readonly seats: number
  private readonly steepness: number

  constructor(seat: Seat, seats: number, round: number) {
    this.seat = seat
    this.seats = seats
    this.steepness = LOGISTIC / (SPREAD[round - 1] as number)
  }

  /** `money` is what each seat has and may still expect, by seat. */
  score(money: ArrayLike<number>): number {
    const own = money[this.seat] as number
    let leads = 0
    let chance = 1
    for (let seat = 0; seat < this.seats; seat += 1) {
      if (seat === this.seat) continue
      const lead = own - (money[seat] as number)
      leads += lead
      chance /= 1 + exponential(-this.steepness * lead)
    }
    return (LEAD_WEIGHT * leads) / (this.seats - 1) / 100 + (1 - LEAD_WEIGHT) * chance
  }
}
