import { quickRandom } from '@modern-art/engine'

/** Chance for simulations, the same for the same seed. */
export interface Chance {
  /** From 0 up to 1, without 1. */
  readonly share: () => number
  /** A whole number below this one. */
  readonly below: (count: number) => number
  /** About 0, give or take 1: a bell curve. */
  readonly normal: () => number
  /** A time until something that happens once in `mean`, on average. */
  readonly until: (mean: number) => number
  readonly oneOf: <T>(items: readonly [T, ...T[]]) => T
}

export function chanceFrom(seed: number): Chance {
  const below = quickRandom(seed)
  const share = (): number => below(2 ** 32) / 2 ** 32
  return {
    share,
    below,
    normal: () => Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share()),
    until: (mean) => -mean * Math.log(1 - share()),
    oneOf: (items) => items[below(items.length)] ?? items[0],
  }
}

/** All of them in a random order. */
export function shuffled<T>(items: readonly T[], chance: Chance): readonly T[] {
  return items
    .map((item) => ({ item, key: chance.share() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item)
}
