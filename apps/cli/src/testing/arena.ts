import type { ArenaFigures } from '@modern-art/bots'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { runInMemory } from './memoryIo.ts'
import { typed } from './scripts.ts'

/** The example of an outside bot. */
export const example = fileURLToPath(new URL('../../examples/ten-line-bot.js', import.meta.url))
export const tenLineBot = typed([process.execPath, example])

/** What an arena without a fault prints. */
export async function arena(...args: readonly string[]): Promise<string> {
  const { status, out, err } = await runInMemory(['arena', ...args])
  expect({ status, err }).toEqual({ status: 0, err: '' })
  return out
}

export async function figures(...args: readonly string[]): Promise<ArenaFigures> {
  return JSON.parse(await arena('--json', ...args)) as ArenaFigures
}

/** What came of a contest of the ten-line bot with itself; it uses no chance, so that it plays itself evenly. */
export async function playedAmongThemselves(
  ...args: readonly string[]
): Promise<{ readonly illegal: number; readonly evenly: number }> {
  const everyone = ['--challenger', tenLineBot, '--field', tenLineBot, '--time-limit', '60000']
  const { games, winShare, illegal, field } = await figures(...everyone, ...args, '--deals', '1', '--seed', 'x')
  return { illegal: illegal + field.illegal, evenly: winShare * games }
}
