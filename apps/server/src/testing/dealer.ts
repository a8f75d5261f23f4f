import type { Card, Random } from '@modern-art/engine'

/**
 * Chance that deals these decks, one after the other, and begins each game on seat 0. What else chance decides is the same
 * each time. `unshuffled` is the deck as it comes out of its box.
 */
export function dealer(unshuffled: readonly Card[], decks: readonly (readonly Card[])[]): Random {
  const waiting: number[] = []
  const undealt = [...decks]
  let letters = 0
  return (below) => {
    if (below === unshuffled.length) waiting.push(...picksFor(unshuffled, undealt.shift() ?? unshuffled))
    const pick = waiting.shift()
    if (pick !== undefined) return pick
    // Codes of tables must differ.
    if (below <= 20) return 0
    letters += 1
    return Math.floor(letters / 8) % below
  }
}

/** What chance has to say so that `shuffle` gives this order. */
function picksFor(items: readonly Card[], wanted: readonly Card[]): readonly number[] {
  const cards = [...items]
  const picks: number[] = []
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const pick = cards.indexOf(wanted[last] ?? -1)
    picks.push(pick)
    const swapped = cards[last] ?? 0
    cards[last] = cards[pick] ?? 0
    cards[pick] = swapped
  }
  return picks
}
