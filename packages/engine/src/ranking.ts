import { ARTISTS } from './artist.ts'
import type { Artist } from './artist.ts'
import { artistOf } from './card.ts'
import type { Card } from './card.ts'

/** What first, second and third place are worth. */
export const TILES: readonly number[] = [30, 20, 10]

export const PAINTINGS_THAT_END_A_ROUND = 5

export interface RankedArtist {
  readonly artist: Artist
  readonly count: number
  /** 30, 20, 10, or 0 without a place. */
  readonly tile: number
  /** Artists with as many paintings that stand behind this one only for being further right on the board. */
  readonly aheadByTie: readonly Artist[]
}

export function countPlayed(played: readonly Card[], artist: Artist): number {
  let count = 0
  for (const card of played) if (artistOf(card) === artist) count += 1
  return count
}

/** Paintings played by each artist, in board order. */
export function countsPlayed(played: readonly Card[]): number[] {
  const counts = [0, 0, 0, 0, 0]
  for (const card of played) counts[artistOf(card)] = (counts[artistOf(card)] ?? 0) + 1
  return counts
}

/**
 * All artists by rank: most paintings first, and of equals the left one on the board. An insertion sort of five, for
 * `toSorted` takes three times as long.
 */
function ranked(counts: readonly number[]): Artist[] {
  const ranking: Artist[] = []
  for (const artist of ARTISTS) {
    const count = counts[artist] ?? 0
    let place = ranking.length
    while (place > 0 && (counts[ranking[place - 1] ?? 0] ?? 0) < count) {
      ranking[place] = ranking[place - 1] as Artist
      place -= 1
    }
    ranking[place] = artist
  }
  return ranking
}

/** The artists that get a tile if the round ends with these cards: at most three, each with a painting at least. */
export function rankTopThree(played: readonly Card[]): Artist[] {
  const counts = countsPlayed(played)
  const ranking = ranked(counts)
  let places = 0
  while (places < TILES.length && (counts[ranking[places] ?? 0] ?? 0) > 0) places += 1
  return ranking.slice(0, places)
}

/** All five artists in order of rank, with the ties that decided it. */
export function rankArtists(played: readonly Card[]): readonly RankedArtist[] {
  const counts = countsPlayed(played)
  return ranked(counts).map((artist, place) => {
    const count = counts[artist] ?? 0
    return {
      artist,
      count,
      tile: count > 0 ? (TILES[place] ?? 0) : 0,
      aheadByTie: count > 0 ? ARTISTS.filter((other) => other > artist && counts[other] === count) : [],
    }
  })
}
