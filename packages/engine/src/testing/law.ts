import { env } from 'node:process'
import * as fc from 'fast-check'
import { anyRecipe, turnsOf } from './games.ts'
import type { GameRecipe, Turn } from './games.ts'
import { NAMED_GAMES } from './namedGames.ts'
import { STYLES } from './styles.ts'
import type { Style } from './styles.ts'

/*
 * Laws are shown over the named games and many random ones. The seed is fixed so that a failure comes again;
 * `LAWS_SEED=7 LAWS_TIMES=10` looks elsewhere, at ten times as many games, and LAWS_TIMES=0.2 at a fifth. Laws assert with `node:assert`: a matcher of
 * the test runner takes five times as long as a whole turn, and they look at hundreds of thousands of turns.
 */
const SEED = Number(env['LAWS_SEED'] ?? 20)
const TIMES = Number(env['LAWS_TIMES'] ?? 1)

export const MANY_GAMES = 150
/** For laws that cost more a turn. */
export const SOME_GAMES = 15
/** For laws that try hundreds of things on each turn. */
export const FEW_GAMES = 4

/**
 * With fewer runs than usual, laws that cost much a turn look at one turn of so many: the named games are most of theirs.
 */
export const APART = TIMES < 1 ? Math.round(1 / TIMES) : 1

/** How many runs a law has that has this many at LAWS_TIMES=1: a whole number, and never fewer than `least`. */
export function lawRuns(runs: number, least = 1): number {
  return Math.max(Math.min(least, runs), Math.ceil(runs * TIMES))
}

/**
 * How often a law must have met its case, to be about something, where that is so many times at LAWS_TIMES=1. With fewer
 * runs it is half of their share, because chance weighs more then.
 */
export function enough(times: number): number {
  return TIMES < 1 ? Math.floor((times * TIMES) / 2) : times
}

/**
 * Checks a law on every turn of many games; of few or some games, where there are fewer runs than usual, on one turn of many.
 * So it has to judge each turn by itself.
 */
export function everyTurn(games: number, law: (turn: Turn, recipe: GameRecipe) => void): void {
  const apart = games <= SOME_GAMES ? APART : 1
  let turns = 0
  everyGame(games, (recipe) => {
    for (const turn of turnsOf(recipe)) {
      if (turns % apart === 0) law(turn, recipe)
      turns += 1
    }
  })
}

/**
 * Checks a law on every turn of many games but most of the bids in long open auctions, for laws that cost much a turn. Games
 * that haggle have half of all turns, nearly all of them such bids; what they change is seen on the first bids of each
 * auction and on every fourth after them.
 */
export function everyTellingTurn(games: number, law: (turn: Turn, recipe: GameRecipe) => void): void {
  everyTurn(games, (turn, recipe) => {
    if (!isOneOfManyBids(turn)) law(turn, recipe)
  })
}

function isOneOfManyBids({ before: { phase }, action }: Turn): boolean {
  if (action.type !== 'bid' || phase.name !== 'auction' || phase.bidding.type !== 'open') return false
  const { length } = phase.bidding.bids
  return length > 4 && length % 4 > 0
}

/** Checks a law on many games as wholes, after the named ones; a failure prints the recipe of its game. */
export function everyGame(
  games: number,
  law: (recipe: GameRecipe) => void,
  named: readonly GameRecipe[] = Object.values(NAMED_GAMES),
  styles: readonly Style[] = STYLES,
): void {
  const examples = named.map((recipe): [GameRecipe] => [recipe])
  const numRuns = examples.length + lawRuns(games)
  fc.assert(fc.property(anyRecipe(styles), law), { numRuns, seed: SEED, examples })
}
