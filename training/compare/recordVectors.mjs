// Records what seats observe in games by the rules for training, for the tests of packages/bots/src/master to compare with:
// node training/compare/recordVectors.mjs [SEED]; needs a C++ compiler. Then export.py records what the nets say of them.
import { writeFileSync } from 'node:fs'
import { playGames } from './player.mjs'

/** @typedef {{ after: number, seat: number, cells: Record<string, number>, scale?: number[], allowed?: Record<string, number> }} Observation */
/** @typedef {{ transcript: { actions: unknown[] }, observations: Observation[] }} Game */

const GAMES = 13
/** Observations kept of a game, from its beginning to its end. */
const KEPT = 9
/** Many more are asked for, so that there is always enough to choose from. */
const ASKED_FOR = 40
const FILE = new URL('../../packages/bots/src/testing/master/vectors.jsonl', import.meta.url)

const [seed = 1] = process.argv.slice(2).map(Number)
const lines = playGames(GAMES, seed, ASKED_FOR)
writeFileSync(FILE, lines.map((line) => `${JSON.stringify(shortened(gameIn(line)))}\n`).join(''))

/**
 * @param {string} line
 * @returns {Game}
 */
function gameIn(line) {
  return /** @type {Game} */ (JSON.parse(line))
}

/**
 * No more of a game than the observations need.
 * @param {Game} game
 */
function shortened({ transcript, observations }) {
  const every = observations.length / KEPT
  const told = observations.filter((_, i) => Math.floor((i + 1) / every) > Math.floor(i / every)).map(rounded)
  const last = Math.max(...told.map(({ after }) => after))
  return { transcript: { ...transcript, actions: transcript.actions.slice(0, last) }, observations: told }
}

/**
 * Five digits behind the point are more than the comparison asks for.
 * @param {Observation} observation
 */
function rounded(observation) {
  /** @type {Record<string, number>} */
  const cells = {}
  for (const [cell, value] of Object.entries(observation.cells)) cells[cell] = Number(value.toFixed(5))
  return { ...observation, cells }
}
