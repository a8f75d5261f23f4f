import { execFile, execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const run = promisify(execFile)

beforeAll(() => {
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'apps/server/tsconfig.tools.json'], {
    cwd: root,
  })
})

describe('a server that is killed while people play', () => {
  it('loses nothing that it acknowledged, does nothing twice, and tells nobody what they may not know', async () => {
    const program = [
      'apps/server/dist/chaos/main.js',
      '--kills',
      '3',
      '--games',
      '2',
      '--seed',
      'test',
      '--minutes',
      '4',
    ]
    const { stdout } = await run(process.execPath, program, { cwd: root }).catch((error: unknown) => {
      // Its status is 1 if anything is wrong, and what it said tells what.
      throw error instanceof Error && 'stdout' in error ? new Error(String(error.stdout)) : error
    })
    const last = stdout.trim().split('\n').at(-1) ?? ''
    const figures = JSON.parse(last) as Readonly<Record<string, number>>
    expect(figures).toMatchObject({
      kills: 3,
      lost: 0,
      doubled: 0,
      outOfOrder: 0,
      leaks: 0,
      games: figures['finished'],
    })
    expect(figures['acknowledged']).toBeGreaterThan(50)
  })

  it('says what can be typed', async () => {
    const asked = run(process.execPath, ['apps/server/dist/chaos/main.js', '--kills', 'many'], { cwd: root })
    await expect(asked).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('npm run chaos --') as string,
    })
  })
})
