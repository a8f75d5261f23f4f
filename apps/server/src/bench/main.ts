import { rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { embeddedData, postgresData } from '../chaos/data.ts'
import type { Data } from '../chaos/data.ts'
import { exitOnSignals } from '../processes/atExit.ts'
import { stageServer } from '../testing/stagedServer.ts'
import { measure } from './measure.ts'
import type { Figures } from './measure.ts'
import { readOptions } from './options.ts'
import type { Options } from './options.ts'

/*
 * How many actions a second a server takes, how soon it answers, and what each costs it: people who play by chance, over
 * real sockets, with the server in a process of its own and all people in this one.
 */

const NAMES = { embedded: 'PGlite in a folder', postgres: 'PostgreSQL' } as const

const read = readOptions(process.argv.slice(2))
if (read.ok) {
  exitOnSignals()
  await run(read.options)
  process.exit()
} else {
  console.error(read.fault)
  process.exitCode = 2
}

async function run(options: Options): Promise<void> {
  const { games, pace, seconds } = options
  const thinking = pace === 'human' ? 'at human pace' : 'without think time'
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}`)
  console.log(`${games} tables × 4 sockets, players by chance ${thinking}, ${seconds} s:`)
  const staged = await stageServer()
  process.once('exit', () => rmSync(staged.folder, { recursive: true, force: true, maxRetries: 3 }))
  const rows: Record<string, string>[] = []
  try {
    for (const database of options.databases) {
      // oxlint-disable-next-line no-await-in-loop -- side by side they would slow each other down
      const data = await (database === 'embedded' ? embeddedData() : postgresData())
      if (data === null) {
        console.log('There is no PostgreSQL: it is not measured. Install one, or set DATABASE_URL.')
        continue
      }
      // oxlint-disable-next-line no-await-in-loop
      const figures = await measured(staged.program, data, options)
      for (const line of [...figures.profile, ...stormLines(figures)]) console.log(line)
      rows.push({ storage: NAMES[database], ...rowOf(figures) })
    }
  } finally {
    await staged.remove()
  }
  console.table(rows)
}

async function measured(program: string, data: Data, options: Options): Promise<Figures> {
  try {
    return await measure(program, data, options)
  } finally {
    await data.remove()
  }
}

function rowOf({
  perSecond,
  refused,
  actions,
  p50,
  p95,
  p99,
  serverTime,
  clientShare,
  bytes,
}: Figures): Record<string, string> {
  return {
    'actions/s': Math.round(perSecond).toLocaleString('en'),
    refused: `${((100 * refused) / Math.max(1, refused + actions)).toFixed(1)} %`,
    'ack p50 / p95 / p99 ms': [p50, p95, p99].map((time) => time.toFixed(1)).join(' / '),
    'server CPU ms/action': serverTime === null ? '–' : serverTime.toFixed(3),
    'bytes/action': Math.round(bytes).toLocaleString('en'),
    'client CPU': `${(100 * clientShare).toFixed(0)} %`,
  }
}

function stormLines({ storm }: Figures): readonly string[] {
  if (storm === null) return []
  const { sockets, opened, p50, last } = storm
  return [
    `Killed, and open again after ${Math.round(opened)} ms: ${sockets} sockets at once had their game after ${Math.round(p50)} ms (median) and ${Math.round(last)} ms (last).`,
  ]
}
