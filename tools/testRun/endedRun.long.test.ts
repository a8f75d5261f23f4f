import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { holdRun } from './endedRun.ts'
import type { Held } from './endedRun.ts'

const WHO: readonly (keyof Held)[] = ['npm', 'runner', 'tests', 'worker']
const HOW: readonly NodeJS.Signals[] = ['SIGTERM', 'SIGINT', 'SIGKILL']

beforeAll(() => {
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'apps/server/tsconfig.tools.json'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
  })
})

describe.skipIf(process.platform !== 'linux')('a run that is ended leaves no process and no folder', () => {
  it.each(WHO.flatMap((who) => HOW.map((how) => ({ who, how }))))('where $who gets $how', async ({ who, how }) => {
    const run = await holdRun()
    expect(run.left().length).toBeGreaterThan(5)
    process.kill(run.held[who], how)
    await run.nothingLeft()
  })
})
