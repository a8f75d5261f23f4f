// Compares the rules for training with the engine: games that the former played are replayed by the latter, and the table must
// look the same at every turn. node training/compare/compare.mjs [GAMES [SEED]]; needs a C++ compiler and `npm run build`.
import { parseTranscript, replay, snapshotOf } from '@modern-art/engine'
import { playGames } from './player.mjs'

/**
 * @typedef {{ after: number, money: number[], hands: number[], counts: number[], tiles: number[], round: number, isOver: boolean,
 *   actor: number }} Turn
 */

const [games = 3000, seed = 1] = process.argv.slice(2).map(Number)
let turns = 0
let differences = 0
const lines = playGames(games, seed, 0)
for (const [number, line] of lines.entries()) {
  const difference = firstDifference(line)
  if (difference === null) continue
  differences += 1
  console.error(`game ${number}: ${difference}`)
}
console.log(`${lines.length} games, ${turns} turns compared, ${differences} games differ`)
process.exitCode = differences === 0 ? 0 : 1

/** @param {string} line */
function firstDifference(line) {
  const { transcript, turns: expected } = /** @type {{ transcript: unknown, turns: Turn[] }} */ (JSON.parse(line))
  const parsed = parseTranscript(JSON.stringify(transcript))
  if (!parsed.ok) return JSON.stringify(parsed)
  const { steps, fault } = replay(parsed.transcript)
  if (fault !== null) return `action ${fault.index} is refused: ${fault.message}`
  for (const turn of expected) {
    turns += 1
    const step = steps[turn.after]
    if (step === undefined) return `there is no action ${turn.after}`
    const seen = snapshotOf(step.state)
    const facts = {
      money: seen.money,
      hands: seen.hands,
      counts: Object.values(seen.played),
      tiles: Object.values(seen.board).map((tiles) => tiles.reduce((sum, tile) => sum + tile, 0)),
      round: seen.round,
      isOver: seen.phase === 'finished',
      actor: turn.isOver ? turn.actor : seen.toAct[0],
    }
    const { after, ...wanted } = turn
    for (const name of /** @type {(keyof typeof facts)[]} */ (Object.keys(facts))) {
      if (JSON.stringify(facts[name]) !== JSON.stringify(wanted[name])) {
        return `after action ${after} the engine has ${name} ${JSON.stringify(facts[name])}, not ${JSON.stringify(wanted[name])}`
      }
    }
  }
  const last = expected.at(-1)
  return last?.isOver && last.after === steps.length - 1 ? null : 'the game is not over'
}
