import { cpus } from 'node:os'
import { exitOnSignals } from '../processes/atExit.ts'
import { removedAtEnd } from '../processes/removedAtEnd.ts'
import { stageServer } from '../testing/stagedServer.ts'
import { measureLoad } from './load.ts'
import type { LoadParts, Row } from './load.ts'
import { readOptions } from './options.ts'
import type { Options } from './options.ts'
import type { Pace } from './pace.ts'
import { measureHints } from './hints.ts'
import { measureIdle } from './idle.ts'
import type { SetUp } from './servers.ts'
import { measureSoak } from './soak.ts'
import { measureStorm } from './storm.ts'

/*
 * How many actions a second servers take, how soon they answer, and what each costs: people who play by chance, over real
 * sockets, with each server in a process of its own and all people in this one.
 */

async function run(options: Options): Promise<void> {
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, ${today()}`)
  const staged = await stageServer()
  removedAtEnd(staged.folder)
  const parts = { program: staged.program, options, say: (line: string) => console.log(line) }
  const figures = await MEASURED[options.what](parts)
  if (options.json) console.log(JSON.stringify(figures))
}

const MEASURED: Readonly<Record<Options['what'], (parts: LoadParts) => Promise<object>>> = {
  load,
  storm: (parts) => inTurn(parts, (name) => measureStorm(name, parts)),
  idle: async (parts) => {
    const idle = await measureIdle(parts)
    console.table(idle)
    return { idle }
  },
  hints: async () => {
    const hints = await measureHints()
    console.log(hints)
    return { hints }
  },
  soak: (parts) => inTurn(parts, (name) => measureSoak(name, parts)),
}

/** Measures each of our set-ups that are wanted. */
async function inTurn(parts: LoadParts, measure: (name: SetUp) => Promise<object>): Promise<object> {
  const rows: object[] = []
  for (const name of parts.options.rows) {
    // oxlint-disable-next-line no-await-in-loop -- side by side they would slow each other down
    if (name !== 'boardgame.io') rows.push(await measure(name))
  }
  console.log(JSON.stringify(rows, null, 2))
  return { rows }
}

/** Rows at saturation, then those of ours at ten times human pace. */
async function load(parts: LoadParts): Promise<object> {
  const { options, say } = parts
  say(`${options.games} tables × 4 sockets, players by chance, ${options.seconds} s each`)
  const rows = await measureAll('saturation', parts)
  const ours = { ...options, rows: options.rows.filter((name) => name !== 'boardgame.io') }
  const paced = await measureAll('ten_times_human', { ...parts, options: ours })
  return { rows, tenTimesHumanPace: paced }
}

async function measureAll(pace: Pace, parts: LoadParts): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const name of parts.options.rows) {
    // oxlint-disable-next-line no-await-in-loop -- side by side they would slow each other down
    rows.push(await measureLoad(name, pace, parts))
  }
  console.log(pace === 'saturation' ? 'At saturation:' : 'At ten times human pace:')
  console.table(rows.map(rowOf))
  return rows
}

function rowOf(row: Row): Record<string, string> {
  return {
    name: row.name,
    'actions/s': rounded(row.actionsPerSecond),
    'ack p50 / p95 / p99 ms': [row.p50, row.p95, row.p99].map((time) => time.toFixed(1)).join(' / '),
    'CPU ms/action': row.cpuMsPerAction?.toFixed(3) ?? '–',
    'PostgreSQL / Redis CPU': [row.postgresMsPerAction, row.redisMsPerAction]
      .map((time) => time?.toFixed(3) ?? '–')
      .join(' / '),
    'WAL bytes/action': rounded(row.walBytesPerAction),
    'loop delay p99 / longest ms':
      row.loopDelay === null ? '–' : `${row.loopDelay.p99.toFixed(0)} / ${row.loopDelay.longest.toFixed(0)}`,
    refused: `${(100 * row.refusedShare).toFixed(1)} %`,
    'MB/1,000 games': rounded(row.megabytesPerThousandGames),
    'wire bytes/action': rounded(row.bytesOnWirePerAction),
    'wire bytes/game': rounded(row.actionsPerGame === null ? null : row.bytesOnWirePerAction * row.actionsPerGame),
    'disk bytes/game': rounded(row.bytesOnDiskPerGame),
    'actions/game': rounded(row.actionsPerGame),
    'client CPU': `${(100 * row.clientShare).toFixed(0)} %`,
  }
}

function rounded(figure: number | null): string {
  return figure === null ? '–' : Math.round(figure).toLocaleString('en')
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}

const read = readOptions(process.argv.slice(2))
if (read.ok) {
  exitOnSignals()
  await run(read.options)
  process.exit()
} else {
  console.error(read.fault)
  process.exitCode = 2
}
