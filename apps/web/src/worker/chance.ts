import { cardsIn, randomFromWords, seededRandom, shuffle } from '@modern-art/engine'
import type { Random, Seat, WrittenConfig } from '@modern-art/engine'
import type { NewGame } from '../newGame/newGame.ts'

const POOL = 256

/** Chance that nobody can foresee. */
export function cryptographicRandom(): Random {
  const pool = new Uint32Array(POOL)
  let next = POOL
  return randomFromWords(() => {
    if (next === POOL) {
      crypto.getRandomValues(pool)
      next = 0
    }
    next += 1
    return pool[next - 1] ?? 0
  })
}

/** The game that is asked for, with its deck. */
export function configFor({ seats, deck, variants, seed }: NewGame, random: Random): WrittenConfig {
  const players = seats.map(({ name }) => name)
  if (seed !== null) return { players, deck, variants, startingSeat: null, seed }
  return { players, deck, variants, startingSeat: random(players.length), deckOrder: shuffle(cardsIn(deck), random) }
}

/** The chance that a bot has for one question: of a named deal the same each time. */
export function chanceOfBot(config: WrittenConfig, seat: Seat, question: number, random: Random): Random {
  return 'seed' in config ? seededRandom(config.seed, `bot ${seat} question ${question}`) : random
}
