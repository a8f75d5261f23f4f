import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { exitOnSignals } from '../processes/atExit.ts'
import { seededRandom } from '@modern-art/engine'
import { embeddedData, postgresData } from '../chaos/data.ts'
import type { Data } from '../chaos/data.ts'
import { serverNode } from '../processes/serverNode.ts'
import { person } from '../testing/person.ts'
import { stageServer } from '../testing/stagedServer.ts'
import { checkOwnTables } from './checkOwnTables.ts'
import { noCounts, noFindings, sentIn } from './findings.ts'
import type { Findings } from './findings.ts'
import { attackSockets } from './frames.ts'
import { readGuided } from './guided.ts'
import { readOptions } from './options.ts'
import type { Options } from './options.ts'
import { attackRequests } from './requests.ts'
import { newSecrets } from './secrets.ts'
import { recordedActions, recordedGames } from './seeds.ts'
import type { Stall } from './stalls.ts'
import { targets } from './targets.ts'
import { compareVictims, keptVictims, pingWhile, seatVictims } from './victims.ts'

/*
 * Sends a real server what nobody should, and then looks whether it lives, whether it ever stood still, whether anything has
 * changed that nobody was told of, and whether anybody was told what they must not know. The last line is a JSON object; the
 * status is 1 if anything is wrong.
 */

const TOLD_EVERY = 10_000
const SOCKETS = 5
const ASKERS = 16
/** Of all that is sent, so much is read in this process, guided by what it reaches. */
const GUIDED = 0.1
const LONGEST_STALL = 200

const read = readOptions(process.argv.slice(2), Date.now())
if (read.ok) {
  exitOnSignals()
  process.exitCode = await run(read.options)
  process.exit()
} else {
  console.error(read.fault)
  process.exitCode = 2
}

async function run(options: Options): Promise<number> {
  const data = options.database === 'embedded' ? await embeddedData() : await postgresData()
  if (data === null) {
    console.error('There is no PostgreSQL. Install one, set DATABASE_URL, or choose --database embedded.')
    return 1
  }
  const staged = await stageServer()
  process.once('exit', () => rmSync(staged.folder, { recursive: true, force: true, maxRetries: 3 }))
  try {
    return await fuzz(options, data, staged.program)
  } finally {
    await staged.remove()
    await data.remove()
  }
}

async function fuzz({ frames, seed, minutes }: Options, data: Data, program: string): Promise<number> {
  console.log(`--seed ${seed}`)
  const start = performance.now()
  const seconds = (): number => Math.round((performance.now() - start) / 1000)
  const findings = noFindings()
  const counts = noCounts()
  const secrets = newSecrets(findings)
  const isInTime = (): boolean => seconds() < minutes * 60

  const guided = await readGuided(
    targets(recordedGames()),
    Math.round(frames * GUIDED),
    seededRandom(seed, 'guided'),
    findings,
    isInTime,
  )
  counts.guided = guided.read
  console.log(
    `${seconds()} s: ${guided.read} texts read here, ${guided.parts} parts reached, ${guided.kept} texts kept`,
  )

  const env = { ...data.env, LIMITS: 'off', BOT_DELAY: 'off' }
  const first = serverNode({ program, env })
  await first.start()
  const victims = await seatVictims(first.origin(), secrets)
  await first.end()
  let storage = await data.open()
  const before = await keptVictims(victims, storage, secrets)
  await storage.close()

  const files = { server: stallsFile('server'), control: stallsFile('control') }
  const preload = new URL('stalls.js', import.meta.url).href
  const server = serverNode({
    program,
    env: { ...env, FUZZ_STALLS: files.server },
    flags: ['--import', preload],
  })
  const control = spawn(process.execPath, ['--import', preload, '-e', 'setInterval(() => {}, 1000)'], {
    env: { ...process.env, FUZZ_STALLS: files.control },
    stdio: 'ignore',
  })
  process.once('exit', () => control.kill('SIGKILL'))
  await server.start()
  const [port, origin] = [server.port(), server.origin()]
  const goesOn = (): boolean => server.isRunning() && isInTime() && sentIn(counts) - guided.read < frames * (1 - GUIDED)
  const begun = Date.now()
  const attackStart = performance.now()

  const canary = await person(origin, 'Canary')
  const window = await canary.connect(await canary.openTable())
  const pinging = pingWhile(window, goesOn, findings)
  const actions = recordedActions(recordedGames())
  const parts = (who: string) => ({
    port,
    victims: victims.code,
    random: seededRandom(seed, who),
    counts,
    findings,
    secrets,
    actions,
    goesOn,
  })
  const progress = setInterval(() => console.log(`${seconds()} s: ${JSON.stringify(counts)}`), TOLD_EVERY)
  const failed = (error: unknown): [] => {
    if (goesOn()) findings.unanswered.push(`an attacker could not go on: ${String(error).slice(0, 200)}`)
    return []
  }
  const [own] = await Promise.all([
    Promise.all(
      Array.from({ length: SOCKETS }, (_, number) =>
        attackSockets(parts(`socket ${number}`), `Eve${number}`).catch(failed),
      ),
    ),
    Promise.all(
      Array.from({ length: ASKERS }, (_, number) =>
        attackRequests(parts(`asker ${number}`), `Mal${number}`).catch(failed),
      ),
    ),
  ])
  clearInterval(progress)
  const attackSeconds = (performance.now() - attackStart) / 1000
  const slowestAnswer = await pinging
  await sleep(600)
  const isDead = !server.isRunning()
  if (isDead) findings.crashes.push(`the server is dead: ${server.errors()}`)
  const stalls = stallsIn(files.server, begun)
  const noise = stallsIn(files.control, begun)
  control.kill('SIGKILL')
  if (!isDead) await server.end()
  if (server.errors() !== '') findings.crashes.push(`the server said: ${server.errors().slice(-3000)}`)
  for (const { at, milliseconds, ownMilliseconds } of stalls) {
    if (ownMilliseconds > LONGEST_STALL) {
      findings.stalls.push(
        `${Math.round((at - begun) / 1000)} s after the first, the server stood still for ${milliseconds.toFixed(0)} ms, of which ${ownMilliseconds.toFixed(0)} were its own`,
      )
    }
  }
  storage = await data.open()
  compareVictims(before, await keptVictims(victims, storage, null), findings)
  await checkOwnTables(own.flat(), storage, findings)
  await storage.close()
  const figures = {
    ...counts,
    sent: sentIn(counts),
    perSecond: Math.round((sentIn(counts) - counts.guided) / attackSeconds),
    seconds: seconds(),
    partsReached: guided.parts,
    longestStall: longest(stalls.map(({ milliseconds }) => milliseconds)),
    longestOwnStall: longest(stalls.map(({ ownMilliseconds }) => ownMilliseconds)),
    longestStallOfIdleProcess: longest(noise.map(({ milliseconds }) => milliseconds)),
    slowestAnswer: Math.round(slowestAnswer),
    ...countsOf(findings),
  }
  for (const [kind, lines] of Object.entries(findings) as [string, string[]][]) {
    for (const line of lines.slice(0, 10)) console.log(`${kind}: ${line}`)
  }
  console.log(JSON.stringify(figures))
  return Object.values(findings).every((lines: readonly string[]) => lines.length === 0) ? 0 : 1
}

function stallsFile(of: string): string {
  const file = path.join(tmpdir(), `modern-art-stalls-${of}-${process.pid}.json`)
  process.once('exit', () => rmSync(file, { force: true }))
  return file
}

function stallsIn(file: string, since: number): readonly Stall[] {
  const stalls = JSON.parse(readFileSync(file, 'utf8')) as readonly Stall[]
  return stalls.filter(({ at }) => at >= since)
}

/** Shorter ones are not noted. */
function longest(milliseconds: readonly number[]): number {
  return Math.round(Math.max(0, ...milliseconds))
}

function countsOf(findings: Findings): Readonly<Record<keyof Findings, number>> {
  return {
    crashes: findings.crashes.length,
    stalls: findings.stalls.length,
    unacknowledged: findings.unacknowledged.length,
    leaks: findings.leaks.length,
    unanswered: findings.unanswered.length,
  }
}
