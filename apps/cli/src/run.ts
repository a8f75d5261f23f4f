import { arena } from './commands/arena.ts'
import { art } from './commands/art.ts'
import { deal } from './commands/deal.ts'
import { demo } from './commands/demo.ts'
import { play } from './commands/play.ts'
import { replay } from './commands/replay.ts'
import { simulate } from './commands/simulate.ts'
import { verify } from './commands/verify.ts'
import { OK, UNUSABLE } from './io.ts'
import type { Io } from './io.ts'
import { printable } from './narration/printable.ts'
import { USAGE } from './usage.ts'
import { UsageError } from './usageError.ts'
import { readVersion } from './version.ts'

type Command = (args: readonly string[], io: Io) => Promise<number>

const COMMANDS: Readonly<Record<string, Command>> = { replay, verify, deal, simulate, demo, arena, play, art }

/** Does what the arguments ask for and resolves to the exit status. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = args
  if (name === undefined || name === 'help' || args.includes('--help') || args.includes('-h')) {
    await io.out(USAGE)
    return OK
  }
  if (name === '--version') {
    await io.out(`modern-art ${readVersion()}\n`)
    return OK
  }
  try {
    return await commandNamed(name)(rest, io)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    await io.err(`modern-art: ${printable(error.message)}\nSee: modern-art help\n`)
    return UNUSABLE
  }
}

function commandNamed(name: string): Command {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command !== undefined) return command
  throw new UsageError(name.startsWith('-') ? `unknown option ${name}` : `unknown command ${name}`)
}
