import { VARIANT_NAMES } from '@modern-art/engine'
import type { VariantName } from '@modern-art/engine'
import { parseArguments, parseWhole, refuseWords } from '../arguments.ts'
import { drawSeed } from '../chance.ts'
import { OK } from '../io.ts'
import type { Io } from '../io.ts'
import { printable } from '../narration/printable.ts'
import { playRandomGame } from '../randomGame.ts'
import { figuresOf } from '../simulation/figures.ts'
import { summarise, whole } from '../simulation/summary.ts'
import { countGame, newTally } from '../simulation/tally.ts'
import type { Tally } from '../simulation/tally.ts'
import { formatOption, formatTable, parseSeed, parseTable, TABLE_OPTIONS } from '../tableOptions.ts'
import type { TableConfig } from '../tableOptions.ts'

const OPTIONS = { ...TABLE_OPTIONS, games: { type: 'string' }, json: { type: 'boolean' } } as const

const USUAL_GAMES = '1000'
const MOST_GAMES = 10_000_000

export async function simulate(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseArguments(args, OPTIONS)
  refuseWords(positionals)
  const table = parseTable(values)
  const games = parseWhole('--games', values.games ?? USUAL_GAMES, 1, MOST_GAMES)
  const seed = parseSeed(values) ?? drawSeed()
  const start = io.now()
  const tally = playGames(table, games, seed)
  const seconds = (io.now() - start) / 1000
  if (values.json === true) {
    await io.out(`${JSON.stringify(jsonOf(table, seed, tally), null, 2)}\n`)
    return OK
  }
  const options = `--games ${games} ${formatTable(table)} ${formatOption('--seed', seed)}`
  const lines = [
    `${whole(games)} random game${games === 1 ? '' : 's'} (${printable(options)})`,
    '',
    ...summarise(figuresOf(tally)),
    '',
    `${whole(Math.round(games / seconds))} games per second`,
  ]
  await io.out(`${lines.join('\n')}\n`)
  return OK
}

/** Each game has a seed of its own, so that any of them can be seen again: `demo --seed SEED/NUMBER`. */
function playGames(table: TableConfig, games: number, seed: string): Tally {
  const tally = newTally(table.players.length)
  for (let game = 1; game <= games; game += 1) countGame(tally, playRandomGame({ ...table, seed: `${seed}/${game}` }))
  return tally
}

function jsonOf(table: TableConfig, seed: string, tally: Tally): object {
  const variants: readonly VariantName[] = VARIANT_NAMES.filter((name) => table.variants[name])
  return { seed, players: table.players.length, deck: table.deck, variants, ...figuresOf(tally) }
}
