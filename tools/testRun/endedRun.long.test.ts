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
    await expectNothingLeft('unit', who, how)
  })

  // What is the same for both is not killed once more.
  it.each([
    { who: 'tests', how: 'SIGTERM' },
    { who: 'tests', how: 'SIGKILL' },
    { who: 'worker', how: 'SIGKILL' },
    { who: 'runner', how: 'SIGKILL' },
  ] as const)('where $who gets $how while a browser is open', async ({ who, how }) => {
    await expectNothingLeft('browser', who, how)
  })
})

async function expectNothingLeft(kind: 'unit' | 'browser', who: keyof Held, how: NodeJS.Signals): Promise<void> {
  const run = await holdRun(kind)
  expect(run.left().length).toBeGreaterThan(5)
  process.kill(run.held[who], how)
  await run.nothingLeft()
}
