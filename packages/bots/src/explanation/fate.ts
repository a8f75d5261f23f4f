import { ARTISTS, PAINTINGS_THAT_END_A_ROUND, TILES, artistOf } from '@modern-art/engine'
import type { Artist, View } from '@modern-art/engine'
import type { Knowledge } from '../model/knowledge.ts'
import type { Stake } from './stake.ts'

/** Whether an artist is certain to be placed this round, is certain not to be, or may be. */
export type Fate = 'placed' | 'open' | 'lost'

/** The fate of the stake's artist, who has a painting out: whatever the hidden cards are and whoever plays them. */
export function fateOf(view: View, knowledge: Knowledge, stake: Stake): Fate {
  const { artist, counts } = stake
  const cards = stake.cardsLeft + view.mysterySize
  const supply = mostToCome(view, knowledge, stake)
  if (isOutOfReach(artist, counts, Math.min(cards, supply[artist] as number))) return 'lost'
  return canBeOvertaken(artist, counts, supply, cards) ? 'open' : 'placed'
}

/** By artist: how many more can come at most this round. */
function mostToCome({ mysterySize }: View, { unseen, cardsElsewhere }: Knowledge, { hand }: Stake): readonly number[] {
  return ARTISTS.map((artist) => {
    const hidden = unseen.filter((card) => artistOf(card) === artist).length
    return Math.min(hidden, cardsElsewhere + mysterySize) + hand.filter((card) => artistOf(card) === artist).length
  })
}

/** Not even all that can come would bring the artist a place. */
function isOutOfReach(artist: Artist, counts: readonly number[], toCome: number): boolean {
  const most = (counts[artist] as number) + toCome
  const ahead = ARTISTS.filter((other) => {
    const count = counts[other] as number
    return count > most || (count === most && other < artist)
  })
  return ahead.length >= TILES.length
}

/**
 * Whether three others may be ahead when the round ends, which it may do at any time. No two of them can have five
 * paintings.
 */
function canBeOvertaken(artist: Artist, counts: readonly number[], supply: readonly number[], cards: number): boolean {
  const needs: number[] = []
  const needsOfFive: number[] = []
  for (const other of ARTISTS) {
    if (other === artist) continue
    const goal = (counts[artist] as number) + (other < artist ? 0 : 1)
    const need = Math.max(0, goal - (counts[other] as number))
    if (need > (supply[other] as number)) continue
    if (goal === PAINTINGS_THAT_END_A_ROUND) needsOfFive.push(need)
    else needs.push(need)
  }
  const leastOfFive = needsOfFive.toSorted((a, b) => a - b).slice(0, 1)
  const least = [...needs, ...leastOfFive].toSorted((a, b) => a - b).slice(0, TILES.length)
  return least.length === TILES.length && least.reduce((sum, need) => sum + need, 0) <= cards
}
