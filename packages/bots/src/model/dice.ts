const STEP = 0x9e3779b9

/** A fast generator of fractions for play-outs, where nothing is at stake but the average. */
export class Dice {
  private state: number

  constructor(seed: number) {
    this.state = seed | 0
  }

  reseed(seed: number): void {
    this.state = Math.imul(seed | 0, 0x85ebca6b) ^ 0x1b873593
  }

  /** From 0 up to but not 1. */
  roll(): number {
    this.state = (this.state + STEP) | 0
    let word = Math.imul(this.state ^ (this.state >>> 16), 0x21f0aaad)
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97)
    return ((word ^ (word >>> 15)) >>> 0) / 2 ** 32
  }

  /** From -1 to 1, the middle more likely than the ends. */
  sway(): number {
    return this.roll() - this.roll()
  }
}
