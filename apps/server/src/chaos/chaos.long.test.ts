import { execFile, execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { installedPostgres, npmPostgres } from '../processes/postgresPrograms.ts'
import { canStartRedis } from '../testing/redis.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const run = promisify(execFile)
const hasPostgres = ((await installedPostgres()) ?? (await npmPostgres())) !== null
const canRunCluster = canStartRedis() && hasPostgres
if (!hasPostgres) {
  const message = 'NO POSTGRESQL: install one'
  if ((process.env['CI'] ?? '') !== '') throw new Error(message)
  console.warn(`\n*** ${message}. The test of a cluster is SKIPPED.\n`)
}

beforeAll(() => {
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'apps/server/tsconfig.tools.json'], {
    cwd: root,
  })
})

/** The last line of a run that found nothing wrong. */
async function figuresOf(options: string): Promise<Readonly<Record<string, number>>> {
  const program = ['apps/server/dist/chaos/main.js', ...options.split(' ')]
  const { stdout } = await run(process.execPath, program, { cwd: root, maxBuffer: 2 ** 26 }).catch((error: unknown) => {
    // Its status is 1 if anything is wrong, and what it said in the end tells what.
    throw error instanceof Error && 'stdout' in error ? new Error(conclusionsIn(String(error.stdout))) : error
  })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Readonly<Record<string, number>>
}

/** What a run said, without how it went on and what its servers logged. */
function conclusionsIn(said: string): string {
  return said
    .split('\n')
    .filter((line) => !line.startsWith('{"level"') && !/^\d+ s: .* acknowledged$/u.test(line))
    .join('\n')
}

/** In milliseconds: it ends by itself. */
const LONGEST = 300_000

const NOTHING_WRONG = {
  lost: 0,
  doubled: 0,
  outOfOrder: 0,
  leaks: 0,
  gaps: 0,
  unlike: 0,
  ratings: 0,
  crashes: 0,
}

/* By their seeds, one of each kind fails: what is killed, a node that is frozen past its lease, a second server. */

describe('a server that is killed while people play', () => {
  it(
    'loses nothing that it acknowledged, does nothing twice, and tells nobody what they may not know',
    async () => {
      const figures = await figuresOf('--kills 3 --games 2 --seed test-328 --minutes 4')
      expect(figures).toMatchObject({ ...NOTHING_WRONG, games: figures['finished'] })
      expect(figures['kills']).toBeGreaterThanOrEqual(3)
      expect(figures['acknowledged']).toBeGreaterThan(50)
      expect(figures['ratingsWritten']).toBeGreaterThan(0)
    },
    LONGEST,
  )

  it('says what can be typed', async () => {
    const asked = run(process.execPath, ['apps/server/dist/chaos/main.js', '--kills', 'many'], { cwd: root })
    await expect(asked).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('npm run chaos --') as string,
    })
  })
})

describe.skipIf(!canRunCluster)('nodes, a PostgreSQL and a Redis that fail while people play', () => {
  it(
    'lose nothing either, and what one of them fails at the others do',
    async () => {
      const figures = await figuresOf('--cluster --kills 3 --games 2 --seed test-417 --minutes 4')
      expect(figures).toMatchObject({ ...NOTHING_WRONG, games: figures['finished'] })
      expect(figures['kills']).toBeGreaterThanOrEqual(3)
      expect(figures['acknowledged']).toBeGreaterThan(50)
      expect(figures['ratingsWritten']).toBeGreaterThan(0)
    },
    LONGEST,
  )
})
