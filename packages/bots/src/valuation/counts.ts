import { ARTISTS, PAINTINGS_THAT_END_A_ROUND, artistOf, cardsIn, rankTopThree } from '@modern-art/engine'
import type { Card } from '@modern-art/engine'

const ARTIST_COUNT = ARTISTS.length
const BASE = PAINTINGS_THAT_END_A_ROUND + 1

/**
 * The paintings played by each artist in a round, 0 to 5 each, as one number in base 6: an index into tables of
 * everything that depends on them.
 */
export type CountsCode = number

/** What one more painting of an artist adds to the code. */
export const STEP: Int32Array = Int32Array.from(ARTISTS, (artist) => BASE ** artist)

export const CODES: number = BASE ** ARTIST_COUNT

export function codeOf(counts: ArrayLike<number>): CountsCode {
  let code = 0
  for (const artist of ARTISTS) code += (counts[artist] ?? 0) * (STEP[artist] as number)
  return code
}

/** By code * 5 + artist. */
const COUNTS = new Uint8Array(CODES * ARTIST_COUNT)
for (let code = 0; code < CODES; code += 1) {
  for (const artist of ARTISTS) {
    COUNTS[code * ARTIST_COUNT + artist] = Math.floor(code / (STEP[artist] as number)) % BASE
  }
}

/** How many paintings of the artist these counts have. */
export function countIn(code: CountsCode, artist: number): number {
  return COUNTS[code * ARTIST_COUNT + artist] as number
}

/** How many artists these counts have that reached the end of a round; the game never has more than one. */
function fifths(code: CountsCode): number {
  return ARTISTS.filter((artist) => countIn(code, artist) === PAINTINGS_THAT_END_A_ROUND).length
}

const codes = Array.from({ length: CODES }, (_, code) => code)

/** Counts with which a round goes on. */
export const RUNNING: Uint16Array = Uint16Array.from(codes.filter((code) => fifths(code) === 0))

/** Counts with which a fifth painting has ended the round. */
export const ENDED: Uint16Array = Uint16Array.from(codes.filter((code) => fifths(code) === 1))

const PLACES = 3
export const NO_ARTIST = -1

/** By code and place: the artist that is first, second or third if the round ends there, as the engine ranks them. */
const TOP_THREE = new Int8Array(CODES * PLACES).fill(NO_ARTIST)
const PAINTING_BY: readonly Card[] = ARTISTS.map(
  (artist) => cardsIn('rulebook').find((card) => artistOf(card) === artist) ?? 0,
)
for (const code of [...RUNNING, ...ENDED]) {
  const played = ARTISTS.flatMap((artist) =>
    Array.from({ length: countIn(code, artist) }, () => PAINTING_BY[artist] ?? 0),
  )
  rankTopThree(played).forEach((artist, place) => {
    TOP_THREE[code * PLACES + place] = artist
  })
}

/** The artist at a place (0 to 2) if the round ends with these counts; `NO_ARTIST` if too few have a painting. */
export function rankedAt(code: CountsCode, place: number): number {
  return TOP_THREE[code * PLACES + place] as number
}
