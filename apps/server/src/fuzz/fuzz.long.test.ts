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

describe('a server that is sent what nobody should send', () => {
  it('lives, answers, changes nothing unasked and tells no secret', async () => {
    const program = ['apps/server/dist/fuzz/main.js', '--frames', '2000', '--seed', 'test', '--database', 'embedded']
    // Its status is 1 also where the machine was too busy for the database inside the process to be quick: no test fails for that.
    const { stdout } = await run(process.execPath, program, { cwd: root }).catch((error: unknown) => {
      if (error instanceof Error && 'stdout' in error) return { stdout: String(error.stdout) }
      throw error
    })
    const figures = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Readonly<Record<string, number>>
    expect({ ...figures, said: stdout }).toMatchObject({ crashes: 0, unacknowledged: 0, leaks: 0, unanswered: 0 })
    expect(figures['sent']).toBeGreaterThanOrEqual(1800)
    expect(figures['answered']).toBeGreaterThan(20)
  })

  it('says what can be typed', async () => {
    const asked = run(process.execPath, ['apps/server/dist/fuzz/main.js', '--frames', 'many'], { cwd: root })
    await expect(asked).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('npm run fuzz --') as string,
    })
  })
})
