import type { Artist } from './artist.ts'
import { TILES } from './ranking.ts'
import type { PastRound } from './state.ts'

type Ranked = Pick<PastRound, 'topThree'>

/** The tile that an artist got for a round: 30, 20, 10 or 0. */
export function tileOf(round: Ranked, artist: Artist): number {
  const place = round.topThree.indexOf(artist)
  return place < 0 ? 0 : (TILES[place] ?? 0)
}

/** The sum of all tiles in an artist's column. */
export function columnSum(rounds: readonly Ranked[], artist: Artist): number {
  let sum = 0
  for (const round of rounds) sum += tileOf(round, artist)
  return sum
}

/**
 * What the bank pays for each artist's painting when the last of these rounds has just ended: the whole column
 * for an artist in that round's top three, nothing for the others.
 */
export function paintingValues(rounds: readonly Ranked[]): readonly number[] {
  const values = [0, 0, 0, 0, 0]
  for (const artist of rounds.at(-1)?.topThree ?? []) values[artist] = columnSum(rounds, artist)
  return values
}
