import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { carries, runningProcesses } from './runningProcesses.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const server = new URL('../../apps/server/dist/', import.meta.url).href
const LOOK_AGAIN = 50

/** Who takes part in a run, by process id; `tests` is the main process of Vitest or Playwright. */
export type Held = Readonly<Record<'npm' | 'runner' | 'tests' | 'worker', number>>

export interface HeldRun {
  readonly held: Held
  /** What is still there of it: its processes, and what lies in its temporary folder. */
  readonly left: () => readonly string[]
  /** Resolves once nothing is left. */
  readonly nothingLeft: () => Promise<void>
}

/**
 * `npm test` with one stage of one test that waits for ever: a unit test, which has a server, a PostgreSQL and a Redis, or one in a
 * browser, which looks at what `npm start` opens.
 */
export async function holdRun(kind: 'unit' | 'browser'): Promise<HeldRun> {
  const folder = mkdtempSync(path.join(tmpdir(), 'modern-art-held-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const temporary = path.join(folder, 'tmp')
  mkdirSync(temporary)
  // Root runs PostgreSQL as somebody else.
  for (const each of [folder, temporary]) chmodSync(each, 0o711)
  for (const [name, text] of Object.entries(FILES[kind])) writeFileSync(path.join(folder, name), text)
  const id = randomUUID()
  const said = path.join(folder, 'said')
  const output = openSync(said, 'w')
  const npm = spawn('npm', ['test'], {
    cwd: folder,
    env: { ...process.env, HELD_RUN: id, TMPDIR: temporary },
    stdio: ['ignore', output, output],
    detached: true,
  })

  /** By process id, when it began. Those that rename themselves, as servers do, lose their environment. */
  const known = new Map<number, string>()
  const living = (): readonly number[] => {
    const running = runningProcesses()
    const own = running.filter(({ pid, start }) => known.get(pid) === start || carries(pid, `HELD_RUN=${id}`))
    for (const { pid, start } of own) known.set(pid, start)
    return own.map(({ pid }) => pid)
  }
  onTestFinished(() => {
    for (const pid of living()) process.kill(pid, 'SIGKILL')
  })
  const opened = path.join(folder, 'open.json')
  await until(() => existsSync(opened) || npm.exitCode !== null)
  if (npm.exitCode !== null) throw new Error(`it is over: ${readFileSync(said, 'utf8')}`)
  const { held, programs } = JSON.parse(readFileSync(opened, 'utf8')) as {
    held: Omit<Held, 'npm'>
    programs: readonly number[]
  }
  for (const { pid, start } of runningProcesses()) if (programs.includes(pid)) known.set(pid, start)

  const left = (): readonly string[] => [...living().map(String), ...readdirSync(temporary)]
  return { held: { ...held, npm: npm.pid ?? 0 }, left, nothingLeft: () => until(() => left().length === 0) }
}

async function until(isSo: () => boolean): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one look after the other
  while (!isSo()) await sleep(LOOK_AGAIN)
}

const {
  scripts: { test: script },
} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { readonly scripts: { readonly test: string } }

/** Runs the one stage of a run. */
function runner(command: readonly string[]): Readonly<Record<string, string>> {
  return {
    'package.json': JSON.stringify({
      type: 'module',
      scripts: { test: script.replaceAll('tools/test.mjs', 'run.mjs') },
    }),
    'run.mjs': `
      import { interruption } from '${new URL('interruption.mjs', import.meta.url).href}'
      import { runStage } from '${new URL('stageProcess.mjs', import.meta.url).href}'
      const env = { ...process.env, RUNNER: String(process.pid) }
      const how = { cwd: process.cwd(), env, signal: interruption(), onOutput: () => {} }
      const { output } = await runStage(${JSON.stringify(command)}, how)
      console.log(output)`,
  }
}

/** What a test says before it waits for ever. */
const HOLD = `
  const held = { runner: Number(process.env.RUNNER), tests: process.ppid, worker: process.pid }
  writeFileSync('opening.json', JSON.stringify({ held, programs }))
  renameSync('opening.json', 'open.json')
  await new Promise(() => setInterval(() => {}, 1000))`

const FILES = {
  unit: {
    ...runner([`${root}node_modules/vitest/vitest.mjs`, 'run', '--globals', '--maxWorkers=1', '--testTimeout=600000']),
    'held.test.js': `
      import { renameSync, writeFileSync } from 'node:fs'
      import { startPostgres } from '${server}processes/postgresProcess.js'
      import { startRedis } from '${server}processes/redisProcess.js'
      import { serverNode } from '${server}processes/serverNode.js'
      import { stageServer } from '${server}testing/stagedServer.js'
      test('waits for ever', async () => {
        const [postgres, redis, { program }] = await Promise.all([startPostgres(), startRedis(), stageServer()])
        const env = { DATABASE_URL: await postgres.newDatabase('held'), REDIS_URL: redis.url }
        const node = serverNode({ program, env })
        await node.start()
        const programs = [postgres, redis, node].map((each) => each.pid())
        ${HOLD}
      })`,
  },
  browser: {
    ...runner([`${root}node_modules/@playwright/test/cli.js`, 'test']),
    // As the real one, but for where the tests are.
    'playwright.config.js': `
      import real from '${root}apps/web/playwright.config.ts'
      const { projects: _, ...rest } = real
      export default { ...rest, testDir: '.', timeout: 600_000, workers: 1, outputDir: 'left' }`,
    'held.spec.js': `
      import { renameSync, writeFileSync } from 'node:fs'
      import { test } from '${root}node_modules/@playwright/test/index.mjs'
      test('waits for ever', async ({ page }) => {
        await page.goto('/')
        const programs = []
        ${HOLD}
      })`,
  },
} as const
