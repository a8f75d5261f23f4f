import { ARTISTS, PAINTINGS_THAT_END_A_ROUND, TILES } from '@modern-art/engine'
import { CODES, ENDED, NO_ARTIST, RUNNING, STEP, codeOf, countIn, rankedAt } from './counts.ts'
import type { CountsCode } from './counts.ts'
import { exponential } from './exponential.ts'

/** The facts that make the next painting more likely to be by one artist than by another. */
export interface Supply {
  /** By artist: paintings that the seats hold, as far as one knows (expected numbers, so not whole). */
  readonly available: ArrayLike<number>
  /** By artist: the tiles of earlier rounds. Artists that pay more are played more. */
  readonly past: ArrayLike<number>
  /** Cards in all hands: when they are gone, the round ends. */
  readonly cardsLeft: number
}

const ARTIST_COUNT = ARTISTS.length
/** An artist has at most so many while the round goes on. */
const MOST = PAINTINGS_THAT_END_A_ROUND - 1
/** For each artist, the tile it gets on average and how likely it gets one. */
const ROW = 2 * ARTIST_COUNT
/** Seats play what they own and what pays: how much each painting out, and each 10 of earlier tiles, draws the next. */
const DRAW_OF_A_PAINTING = 0.25
const DRAW_OF_A_TILE = 0.15

/**
 * How the rest of a round may go from any counts that can still come: by code * 10 the five mean tiles, then the five
 * chances to be placed.
 */
export type Forecast = Float32Array

/** A forecast of rounds that end with the counts as they stand: exact for a round that has ended. */
export const AS_IT_STANDS: Forecast = new Float32Array(CODES * ROW)
for (const code of [...RUNNING, ...ENDED]) settle(AS_IT_STANDS, code)

export function newForecast(): Forecast {
  return AS_IT_STANDS.slice()
}

/** The round ends with these counts. */
function settle(forecast: Forecast, code: CountsCode): void {
  for (let i = 0; i < ROW; i += 1) forecast[code * ROW + i] = 0
  for (let place = 0; place < TILES.length; place += 1) {
    const artist = rankedAt(code, place)
    if (artist === NO_ARTIST) break
    forecast[code * ROW + artist] = TILES[place] as number
    forecast[code * ROW + ARTIST_COUNT + artist] = 1
  }
}

/**
 * Fills the forecast from these counts on. A small dynamic programme: the next painting is by each artist with a
 * chance that grows with its supply and its attraction; a fifth painting, or the last card of all, ends the round.
 */
export function fillForecast(forecast: Forecast, counts: ArrayLike<number>, supply: Supply): void {
  const from = Int32Array.from(counts)
  const likely = likelihoods(from, supply)
  let last = supply.cardsLeft
  for (const count of from) last += count
  const [from0 = 0, from1 = 0, from2 = 0, from3 = 0, from4 = 0] = from
  // From the last counts that can come back to the first, so that what follows is known: five loops, one an artist.
  for (let count4 = MOST; count4 >= from4; count4 -= 1) {
    for (let count3 = MOST; count3 >= from3; count3 -= 1) {
      for (let count2 = MOST; count2 >= from2; count2 -= 1) {
        for (let count1 = MOST; count1 >= from1; count1 -= 1) {
          const played = count1 + count2 + count3 + count4
          const code = codeOf([0, count1, count2, count3, count4])
          for (let count0 = MOST; count0 >= from0; count0 -= 1) {
            if (played + count0 < last) lookAhead(forecast, code + count0, likely)
            else settle(forecast, code + count0)
          }
        }
      }
    }
  }
}

/** Averages over the artist of the next painting. Written out for five artists: this is most of a bot's thinking. */
function lookAhead(forecast: Forecast, code: CountsCode, likely: Float64Array): void {
  const like0 = likely[countIn(code, 0)] as number
  const like1 = likely[PAINTINGS_THAT_END_A_ROUND + countIn(code, 1)] as number
  const like2 = likely[2 * PAINTINGS_THAT_END_A_ROUND + countIn(code, 2)] as number
  const like3 = likely[3 * PAINTINGS_THAT_END_A_ROUND + countIn(code, 3)] as number
  const like4 = likely[4 * PAINTINGS_THAT_END_A_ROUND + countIn(code, 4)] as number
  const each = 1 / (like0 + like1 + like2 + like3 + like4)
  const at = code * ROW
  const then0 = at + (STEP[0] as number) * ROW
  const then1 = at + (STEP[1] as number) * ROW
  const then2 = at + (STEP[2] as number) * ROW
  const then3 = at + (STEP[3] as number) * ROW
  const then4 = at + (STEP[4] as number) * ROW
  for (let i = 0; i < ROW; i += 1) {
    forecast[at + i] =
      each *
      (like0 * (forecast[then0 + i] as number) +
        like1 * (forecast[then1 + i] as number) +
        like2 * (forecast[then2 + i] as number) +
        like3 * (forecast[then3 + i] as number) +
        like4 * (forecast[then4 + i] as number))
  }
}

/** By artist * 5 + count: how strongly the next painting is drawn to the artist when it has so many. */
function likelihoods(counts: Int32Array, { available, past }: Supply): Float64Array {
  const likely = new Float64Array(ARTIST_COUNT * PAINTINGS_THAT_END_A_ROUND)
  for (const artist of ARTISTS) {
    const now = counts[artist] as number
    const worth = DRAW_OF_A_TILE * ((past[artist] as number) / 10)
    for (let count = now; count < PAINTINGS_THAT_END_A_ROUND; count += 1) {
      const left = Math.max(0.05, (available[artist] as number) - (count - now))
      likely[artist * PAINTINGS_THAT_END_A_ROUND + count] = left * exponential(DRAW_OF_A_PAINTING * count + worth)
    }
  }
  return likely
}

/** How likely the artist is to be placed, from these counts. */
export function chanceOfPlace(forecast: Forecast, code: CountsCode, artist: number): number {
  return forecast[code * ROW + ARTIST_COUNT + artist] as number
}

/** What a painting of the artist will pay on average, from these counts. */
export function worthOf(forecast: Forecast, code: CountsCode, artist: number, past: number): number {
  const at = code * ROW + artist
  return (forecast[at] as number) + past * (forecast[at + ARTIST_COUNT] as number)
}
