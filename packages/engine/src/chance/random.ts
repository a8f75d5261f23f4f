/** A source of chance: a whole number from 0 to `below` - 1, each equally likely. */
export type Random = (below: number) => number

const WORDS = 2 ** 32

/** Makes uniform numbers of any range from uniform 32-bit words, throwing away the words that would favour some. */
export function randomFromWords(nextWord: () => number): Random {
  return (below) => {
    const fair = WORDS - (WORDS % below)
    let word = nextWord()
    while (word >= fair) word = nextWord()
    return word % below
  }
}

/** A new, shuffled array; every order is equally likely. */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const shuffled = items.slice()
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = random(last + 1)
    const swapped = shuffled[last] as T
    shuffled[last] = shuffled[other] as T
    shuffled[other] = swapped
  }
  return shuffled
}
