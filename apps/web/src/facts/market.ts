import {
  ARTISTS,
  ROUNDS,
  TILES,
  artistOf,
  columnSum,
  countsPlayed,
  rankArtists,
  roundWouldEndBy,
  tileOf,
} from '@modern-art/engine'
import type { Artist, Card, RoundEndReason, View } from '@modern-art/engine'

/** An artist's column of the board, as it is and as it would be if the season ended now. */
export interface MarketColumn {
  readonly artist: Artist
  /** Paintings played this season. */
  readonly count: number
  /** The tiles of the four seasons; `null` where a season is still to come, 0 where the artist got none. */
  readonly tiles: readonly (number | null)[]
  /** The sum of the tiles placed so far. */
  readonly sum: number
  /** First is 1; `null` without a painting. */
  readonly place: number | null
  /** The tile that would be placed now: 30, 20, 10, or 0. */
  readonly tileNow: number
  /** The price of a painting if the season ended now. */
  readonly worthNow: number
}

type Board = Pick<View, 'past' | 'played' | 'phase'>

/** The market in board order; `more` are cards to think of as played. */
export function marketOf({ past, played, phase }: Board, more: readonly Card[] = []): readonly MarketColumn[] {
  const cards = [...played, ...more]
  const counts = countsPlayed(cards)
  const ranking = rankArtists(cards)
  const over = phase.name === 'finished'
  return ARTISTS.map((artist) => {
    const rank = ranking.findIndex((ranked) => ranked.artist === artist)
    const tileNow = ranking[rank]?.tile ?? 0
    const count = counts[artist] ?? 0
    const placed = past.map((round) => tileOf(round, artist))
    const sum = columnSum(past, artist)
    return {
      artist,
      count,
      tiles: Array.from({ length: ROUNDS }, (_, season) => placed[season] ?? (over ? 0 : null)),
      sum,
      place: count > 0 ? rank + 1 : null,
      tileNow,
      worthNow: tileNow > 0 ? sum + tileNow : 0,
    }
  })
}

/** The market as a card would change it for its artist. */
export interface Forecast {
  /** The price of a painting by the artist if the season ended then. */
  readonly worth: number
  readonly place: number
  /** Why it would end the season, if it would. */
  readonly ends: RoundEndReason | null
}

export function forecastOf(view: View, card: Card): Forecast {
  const column = marketOf(view, [card])[artistOf(card)]
  return { worth: column?.worthNow ?? 0, place: column?.place ?? 1, ends: roundWouldEndBy(view, card) }
}

/** The prices that paintings can still have at the season's end: nothing, or from the least to the most. */
export interface PossibleWorth {
  readonly least: number
  readonly most: number
  readonly now: number
}

/** `more` are cards to think of as played. */
export function possibleWorth(
  view: Board,
  artist: Artist,
  paintings: number,
  more: readonly Card[] = [],
): PossibleWorth {
  const column = marketOf(view, more)[artist]
  const sum = column?.sum ?? 0
  return {
    least: (sum + (TILES.at(-1) ?? 0)) * paintings,
    most: (sum + (TILES[0] ?? 0)) * paintings,
    now: (column?.worthNow ?? 0) * paintings,
  }
}
