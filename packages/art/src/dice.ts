import { quickRandom } from '@modern-art/engine'

/** Chance for a picture: the same seed throws the same dice, here and everywhere. */
export interface Dice {
  /** A whole number from `low` to `high`, both possible. */
  readonly whole: (low: number, high: number) => number
  readonly between: (low: number, high: number) => number
  readonly pick: <T>(items: readonly T[]) => T
  readonly coin: () => boolean
}

export function diceOf(seed: number): Dice {
  const random = quickRandom(seed)
  const whole = (low: number, high: number): number => low + random(high - low + 1)
  return {
    whole,
    between: (low, high) => low + ((high - low) * random(1 << 24)) / (1 << 24),
    pick: (items) => items[random(items.length)] as (typeof items)[number],
    coin: () => random(2) === 0,
  }
}
