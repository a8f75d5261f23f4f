import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { seededRandom } from '@modern-art/engine'
import { exitOnSignals } from '../processes/atExit.ts'
import { removedAtEnd } from '../processes/removedAtEnd.ts'
import type { Mortal } from '../processes/mortal.ts'
import { stageServer } from '../testing/stagedServer.ts'
import { check } from './check.ts'
import type { Checked } from './check.ts'
import { spendEvening } from './evening.ts'
import type { Evening } from './evening.ts'
import { killsIn, mischiefOn } from './faults.ts'
import { noFindings } from './findings.ts'
import { momentsBy } from './moments.ts'
import { readOptions } from './options.ts'
import type { Options } from './options.ts'
import { newRecords } from './records.ts'
import type { Records } from './records.ts'
import { acknowledgedIn, faultLines, inWords, outcomeOf, waitedFor } from './report.ts'
import type { FaultCounts } from './report.ts'
import { openStage } from './stage.ts'
import type { Stage } from './stage.ts'

/*
 * Kills real servers, and what they stand on, again and again while people play, and then holds everything that they were
 * told against what is kept. The last line is a JSON object; the status is 1 if anything is wrong.
 */

const TOLD_EVERY = 10_000
/** Of each kind of finding. */
const MOST_TOLD = 20
/** A stage that cannot be put right by then is a finding, in milliseconds. */
const OVER_WITHIN = 60_000
/** In milliseconds. */
const END_WITHIN = 20_000

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
  const staged = await stageServer()
  const folder = await mkdtemp(path.join(tmpdir(), 'modern-art-records-'))
  for (const each of [staged.folder, folder]) removedAtEnd(each)
  console.log(`--seed ${options.seed}`)
  try {
    const stage = await openStage({ ...options, compiled: path.dirname(staged.program) })
    const status = await chaos(options, stage, newRecords(folder))
    await stage.close()
    return status
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return 1
  }
}

async function chaos({ kills, games, seed, minutes }: Options, stage: Stage, records: Records): Promise<number> {
  const start = performance.now()
  const seconds = (): number => Math.round((performance.now() - start) / 1000)
  const tell = (line: string): void => console.log(`${seconds()} s: ${line}`)
  const random = seededRandom(seed, 'faults')
  const mischief = mischiefOn(stage, random)
  const moment = momentsBy(random, records)
  const killed = (): number => killsIn(mischief.counts)
  const progress = setInterval(() => tell(progressOf(killed(), records)), TOLD_EVERY)
  const time = { isOver: false }
  const goesOn = (): boolean => killed() < kills && !time.isOver
  const evenings = Array.from({ length: games }, (_, number) =>
    spendEvening({ origins: stage.entrances, seed, number, records, goesOn }),
  )
  const spoiling = async (): Promise<void> => {
    while (goesOn()) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await moment()
      // oxlint-disable-next-line no-await-in-loop
      tell(inWords(await mischief.next()))
    }
    await mischief.over()
    tell('everything runs again')
  }
  const playing = async (): Promise<'done'> => {
    const [played] = await Promise.all([Promise.all(evenings), spoiling()])
    tell('all is over, and everybody looks again')
    await lookAgain(stage, played)
    return 'done'
  }
  const ended = await Promise.race([playing(), sleep(minutes * 60_000, 'late' as const, { ref: false })])
  if (ended === 'late') {
    time.isOver = true
    tell(`the ${minutes} minutes are over`)
    for (const line of waitedFor(records)) console.log(line)
    await Promise.race([mischief.over(), sleep(OVER_WITHIN)])
  }
  clearInterval(progress)
  await Promise.all(stage.nodes.map(({ server }) => endSurely(server)))
  tellErrors(stage)
  tell('the history is checked')
  const checked = await checkedIn(records, stage)
  checked.findings.crashes.push(...mischief.crashes)
  for (const [kind, lines] of Object.entries(checked.findings) as [string, string[]][]) {
    for (const line of lines.slice(0, MOST_TOLD)) console.log(`${kind}: ${line}`)
  }
  const counts = countsOn(stage, mischief.counts)
  for (const line of faultLines(counts)) console.log(line)
  const outcome = outcomeOf({ counts, records, ...checked, seconds: seconds() })
  tell(`${acknowledgedIn(records)} acknowledged`)
  console.log(JSON.stringify(outcome.figures))
  return outcome.isGood && ended === 'done' ? 0 : 1
}

/** Everybody comes back to servers that have just been started, which fold and wake what is kept. */
async function lookAgain({ nodes }: Stage, evenings: readonly Evening[]): Promise<void> {
  await Promise.all(nodes.map(({ server }) => server.kill()))
  await Promise.all(nodes.map(({ server }) => server.start()))
  await Promise.all(
    evenings.map(async ({ codes, lookAgain: look }) => {
      // oxlint-disable-next-line no-await-in-loop -- all at once would be a storm
      for (const code of codes) await look(code)
    }),
  )
}

function countsOn(stage: Stage, counts: ReturnType<typeof mischiefOn>['counts']): FaultCounts {
  const { lost, twice, late } = stage.spoiltHints()
  return {
    ...counts,
    shiftedClocks: stage.shiftedClocks(),
    lostHints: lost,
    repeatedHints: twice,
    lateHints: late,
  }
}

async function checkedIn(records: Records, stage: Stage): Promise<Checked> {
  try {
    const storage = await stage.open()
    try {
      return await check(records, storage)
    } finally {
      await storage.close()
    }
  } catch (error) {
    const lost = [`what is kept cannot be read: ${String(error)}`]
    return { findings: { ...noFindings(), lost }, ratingsWritten: 0, entries: 0 }
  }
}

/** Whoever does not end when asked to is killed. */
async function endSurely(mortal: Mortal): Promise<void> {
  await Promise.race([mortal.end(), sleep(END_WITHIN, null, { ref: false })])
  await mortal.kill()
}

function tellErrors({ nodes }: Stage): void {
  for (const [number, { server }] of nodes.entries()) {
    if (server.errors() !== '') console.log(`Node ${number} said:\n${server.errors()}`)
  }
}

function progressOf(killed: number, records: Records): string {
  const finished = records.tables.filter(({ isFinished }) => isFinished).length
  return `${killed} kills, ${finished} of ${records.tables.length} games finished, ${acknowledgedIn(records)} acknowledged`
}
