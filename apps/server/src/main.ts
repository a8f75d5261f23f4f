import { fileURLToPath } from 'node:url'
import { openBotPool } from './bots/botPool.ts'
import { readWeights } from './bots/readWeights.ts'
import { invitation } from './invitation.ts'
import { loggerFor, writingTo } from './logging.ts'
import { networkAddresses } from './network.ts'
import { open } from './opening.ts'
import { readSettings } from './settings.ts'

const client = fileURLToPath(new URL('../../web/dist', import.meta.url))
const dataFolder = fileURLToPath(new URL('../../../data', import.meta.url))

/** Whatever hangs, the process has ended after so many milliseconds. */
const LONGEST_END = 8000

const read = readSettings(process.env, { dataFolder })
if (read.ok) {
  const { settings } = read
  const logger = loggerFor(settings)
  const opening = await open(client, {
    settings,
    openBots: openBotPool,
    readWeights,
    say: (line) => console.log(line),
    ...writingTo(logger),
  })
  if (opening.ok) {
    // The second time a signal does what it does to any program.
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.once(signal, () => {
        setTimeout(() => {
          logger.fatal('the node could not end in time')
          process.exit(1)
        }, settings.drainDelay + LONGEST_END).unref()
        void end(opening.close)
      })
    }
    console.log(invitation(opening.address, networkAddresses(), terminalColumns()))
  } else fail(opening.fault)
} else fail(read.fault)

/** What could not be closed would keep the process for ever. */
async function end(close: () => Promise<boolean>): Promise<void> {
  if (!(await close())) process.exit(1)
}

function fail(fault: string): void {
  console.error(fault)
  process.exitCode = 1
}

/** How wide the terminal is; `null` where the output goes elsewhere, or to one that knows no colours. */
function terminalColumns(): number | null {
  return process.stdout.isTTY && process.env['TERM'] !== 'dumb' ? process.stdout.columns : null
}
