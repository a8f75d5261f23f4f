import { cardsIn, formatTranscript, resolveConfig, shuffle } from '@modern-art/engine'
import type { GameConfig } from '@modern-art/engine'
import { parseArguments, refuseWords } from '../arguments.ts'
import { cryptoRandom } from '../chance.ts'
import { OK } from '../io.ts'
import type { Io } from '../io.ts'
import { parseSeed, parseTable, ONE_GAME_OPTIONS, TABLE_OPTIONS } from '../tableOptions.ts'
import type { TableConfig } from '../tableOptions.ts'

const OPTIONS = { ...TABLE_OPTIONS, ...ONE_GAME_OPTIONS }

export async function deal(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseArguments(args, OPTIONS)
  refuseWords(positionals)
  await io.out(formatTranscript({ config: dealtBy(parseTable(values), parseSeed(values)), actions: [] }))
  return OK
}

/** The seed decides the deck; without one it is drawn by a generator that nobody can predict. */
function dealtBy(table: TableConfig, seed: string | null): GameConfig {
  if (seed !== null) return resolveConfig({ ...table, seed })
  const startingSeat = table.startingSeat ?? cryptoRandom(table.players.length)
  return { ...table, startingSeat, deckOrder: shuffle(cardsIn(table.deck), cryptoRandom) }
}
