import { ARTISTS } from '@modern-art/engine'
import type { Artist } from '@modern-art/engine'
import type { PaceFamily, PlayedGame } from '@modern-art/protocol'

/* What games come to together. They are given the latest first, as the server tells them. */

type Games = readonly PlayedGame[]

/** So many games are a form. */
const FORM = 20

export function placeIn({ players, seat }: PlayedGame): number {
  return players[seat]?.place ?? players.length
}

/** A stand-in wins for nobody. A shared victory is one. */
export function isWon(game: PlayedGame): boolean {
  return game.stayed && placeIn(game) === 1
}

/** The latest games, the latest last. */
export function formOf(games: Games): Games {
  return games.slice(0, FORM).toReversed()
}

export interface WinShare {
  readonly players: number
  readonly played: number
  readonly won: number
}

/** How often somebody won, by how many played; the fewest first. */
export function winShares(games: Games): readonly WinShare[] {
  const sizes = [...new Set(games.map(({ players }) => players.length))].toSorted((a, b) => a - b)
  return sizes.map((players) => {
    const these = games.filter((game) => game.players.length === players)
    return { players, played: these.length, won: these.filter(isWon).length }
  })
}

export interface ArtistCount {
  readonly artist: Artist
  readonly bought: number
}

/** How many paintings of each artist somebody bought, the most first. */
export function artistCounts(games: Games): readonly ArtistCount[] {
  const counts = ARTISTS.map((artist) => ({
    artist,
    bought: sum(games.map(({ figures }) => figures.bought[artist] ?? 0)),
  }))
  return counts.toSorted((a, b) => b.bought - a.bought || a.artist - b.artist)
}

export interface Trades {
  readonly paid: number
  readonly worth: number
  /** How often paintings brought more than they cost. */
  readonly gained: number
  /** Games in which something was paid, the earliest first. */
  readonly games: readonly { readonly paid: number; readonly worth: number }[]
}

export function tradesOf(games: Games): Trades {
  const traded = games.map(({ figures: { paid, worth } }) => ({ paid, worth })).filter(({ paid }) => paid > 0)
  return {
    paid: sum(traded.map(({ paid }) => paid)),
    worth: sum(traded.map(({ worth }) => worth)),
    gained: traded.filter(({ paid, worth }) => worth > paid).length,
    games: traded.toReversed(),
  }
}

/** The points before the first of the games that counted, and after each of them, in order; none if none counted. */
export function ratingLine(games: Games, pace: PaceFamily): readonly number[] {
  const steps = games.flatMap((game) => (game.pace === pace && game.rating !== null ? [game.rating] : [])).toReversed()
  const [first] = steps
  return first === undefined ? [] : [first.before, ...steps.map(({ after }) => after)]
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
