import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { seededRandom } from '@modern-art/engine'
import { exitOnSignals } from '../processes/atExit.ts'
import { stageServer } from '../testing/stagedServer.ts'
import { check } from './check.ts'
import { embeddedData, postgresData } from './data.ts'
import type { Data } from './data.ts'
import { spendEvening } from './evening.ts'
import { noFindings } from './findings.ts'
import type { Findings } from './findings.ts'
import { openMortal } from './killing.ts'
import { readOptions } from './options.ts'
import type { Options } from './options.ts'
import { newRecords } from './records.ts'
import type { Records } from './records.ts'
import { acknowledgedIn, outcomeOf, waitedFor } from './report.ts'

/*
 * Kills a real server again and again while people play, and then holds everything that they were told against what is
 * kept. The last line is a JSON object; the status is 1 if anything is wrong.
 */

const TOLD_EVERY = 10_000

const read = readOptions(process.argv.slice(2), Date.now())
if (read.ok) {
  // Whatever takes longest, a signal ends it: servers and databases end with this process.
  exitOnSignals()
  process.exitCode = await run(read.options)
  // Sockets that wait for a server that is gone are not waited for.
  process.exit()
} else {
  console.error(read.fault)
  process.exitCode = 2
}

async function run(options: Options): Promise<number> {
  const data = options.database === 'embedded' ? await embeddedData() : await postgresData()
  if (data === null) {
    console.error('There is no PostgreSQL. Install one, or set DATABASE_URL.')
    return 1
  }
  const staged = await stageServer()
  process.once('exit', () => rmSync(staged.folder, { recursive: true, force: true, maxRetries: 3 }))
  try {
    return await chaos(options, data, staged.program)
  } finally {
    await staged.remove()
    await data.remove()
  }
}

async function chaos({ kills, games, seed, minutes }: Options, data: Data, program: string): Promise<number> {
  const start = performance.now()
  const tell = (line: string): void => console.log(`${((performance.now() - start) / 1000).toFixed(0)} s: ${line}`)
  console.log(`--seed ${seed}`)
  const records = newRecords()
  const random = seededRandom(seed, 'kills')
  const server = await openMortal({ program, env: data.env, random, records })
  let killed = 0
  const progress = setInterval(() => tell(progressOf(killed, records)), TOLD_EVERY)
  const evenings = Array.from({ length: games }, (_, number) =>
    spendEvening({ origin: server.origin, seed, number, records, goesOn: () => killed < kills }),
  )
  const killing = async (): Promise<void> => {
    while (killed < kills) {
      // oxlint-disable-next-line no-await-in-loop -- one life after the other
      await server.killOnce()
      killed += 1
    }
  }
  const tooLate = sleep(minutes * 60_000, 'too late' as const, { ref: false })
  const ended = await Promise.race([Promise.all([killing(), ...evenings]), tooLate])
  if (ended === 'too late') tell(`the ${minutes} minutes are over`)
  clearInterval(progress)
  if (ended === 'too late') for (const line of waitedFor(records)) console.log(line)
  await server.end('SIGTERM')
  if (server.errors() !== '') console.log(`The servers said:\n${server.errors()}`)
  const findings = await findingsIn(records, data)
  for (const [kind, lines] of Object.entries(findings) as [string, string[]][]) {
    for (const line of lines.slice(0, 20)) console.log(`${kind}: ${line}`)
  }
  const outcome = outcomeOf(killed, records, findings)
  tell(`${acknowledgedIn(records)} acknowledged`)
  console.log(JSON.stringify(outcome.figures))
  return outcome.isGood ? 0 : 1
}

async function findingsIn(records: Records, data: Data): Promise<Findings> {
  const storage = await data.open()
  try {
    return await check(records, storage)
  } catch (error) {
    return { ...noFindings(), lost: [`what is kept cannot be read: ${String(error)}`] }
  } finally {
    await storage.close()
  }
}

function progressOf(killed: number, records: Records): string {
  const finished = records.tables.filter(({ isFinished }) => isFinished).length
  return `${killed} kills, ${finished} of ${records.tables.length} games finished, ${acknowledgedIn(records)} acknowledged`
}
