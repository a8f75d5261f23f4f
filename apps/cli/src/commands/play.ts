import { endProgramsAfter } from '../arena/outside/endProgramsAfter.ts'
import { newProcessTable } from '../arena/outside/processTable.ts'
import { newThreadPrograms } from '../arena/outside/threadPrograms.ts'
import { parseArguments, refuseWords } from '../arguments.ts'
import { FORBIDDEN, OK, UNUSABLE } from '../io.ts'
import type { Io } from '../io.ts'
import { printable } from '../narration/printable.ts'
import { openTableCodes } from '../online/openTables.ts'
import { PLAY_OPTIONS, TOKEN_VARIABLE, readPlayOptions } from '../online/playOptions.ts'
import type { PlayOptions } from '../online/playOptions.ts'
import { playSeat } from '../online/playSeat.ts'
import type { Visit } from '../online/playSeat.ts'
import { tableOnline } from '../online/tableOnline.ts'

/** The first answer of a program may take so much longer, in milliseconds. */
const TIME_TO_START = 10_000
const NO_OPEN_TABLE = 'no open table has a free seat for this bot: open one, or give --table CODE'

/** Lets a program play a seat at a table online. */
export async function play(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseArguments(args, PLAY_OPTIONS)
  refuseWords(positionals)
  const options = await readPlayOptions(values, io.environment(TOKEN_VARIABLE))
  const processes = newProcessTable(1)
  return endProgramsAfter([processes], async () => {
    const limits = { timeLimit: options.timeLimit, timeToStart: TIME_TO_START }
    const programs = newThreadPrograms(processes, limits, (line) => io.err(`${line}\n`))
    const bot = programs.botFor(options.command, 0)
    const visit = await visitSome(options, io, bot)
    await programs.close()
    if (visit.type === 'played') return visit.lost === 0 ? OK : FORBIDDEN
    await io.err(`modern-art: ${printable(visit.why)}\n`)
    return UNUSABLE
  })
}

/** The table that was named, or the first open one that has a seat. */
async function visitSome(options: PlayOptions, io: Io, bot: Parameters<typeof playSeat>[0]['bot']): Promise<Visit> {
  const { origin, token, code } = options
  const open = code === null ? await openTableCodes(origin, token) : { ok: true as const, codes: [code] }
  if (!open.ok) return { type: 'ended', why: open.why }
  let last: Visit = { type: 'no_seat', why: NO_OPEN_TABLE }
  for (const each of open.codes) {
    const told = (news: 'cut' | 'back'): void =>
      void io.err(news === 'cut' ? 'The connection is cut. Trying again.\n' : 'Connected again.\n')
    const table = tableOnline({ origin, token, code: each, told })
    // One table after the other, until there is a seat.
    // oxlint-disable-next-line no-await-in-loop
    last = await playSeat({ table, bot, say: (line) => io.out(`${printable(line)}\n`) })
    table.close()
    if (last.type !== 'no_seat') return last
  }
  return last
}
