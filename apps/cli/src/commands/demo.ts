import { resolveConfig } from '@modern-art/engine'
import { parseArguments, refuseWords } from '../arguments.ts'
import { drawSeed } from '../chance.ts'
import { OK } from '../io.ts'
import type { Io } from '../io.ts'
import { narrate } from '../narration/narrate.ts'
import { printable } from '../narration/printable.ts'
import { playRandomGame } from '../randomGame.ts'
import { styleOf } from '../story.ts'
import { formatOption, formatTable, parseSeed, parseTable, ONE_GAME_OPTIONS, TABLE_OPTIONS } from '../tableOptions.ts'

const OPTIONS = { ...TABLE_OPTIONS, ...ONE_GAME_OPTIONS }

export async function demo(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseArguments(args, OPTIONS)
  refuseWords(positionals)
  const table = parseTable(values)
  const seed = parseSeed(values) ?? drawSeed()
  const config = { ...table, seed }
  const events = [...playRandomGame(config)].flatMap((step) => step.events)
  const style = styleOf(io)
  const lines = narrate(resolveConfig(config), events, style, io.width)
  const again = printable(`npx modern-art demo ${formatTable(table)} ${formatOption('--seed', seed)}`)
  lines.push(
    '',
    style.aside(`Everyone played at random. The seed was ${printable(seed)}. To see this game again:`),
    `  ${again}`,
  )
  await io.out(`${lines.join('\n')}\n`)
  return OK
}
