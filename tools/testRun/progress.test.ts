import { describe, expect, it } from 'vitest'
import { playwrightProgress, vitestProgress } from './progress.mjs'

describe('how far tests are', () => {
  it('is nowhere before anything is said', () => {
    expect(vitestProgress('')).toEqual({ passed: 0, failed: 0 })
    expect(playwrightProgress('\nRunning 179 tests using 2 workers\n')).toEqual({ passed: 0, failed: 0 })
  })

  it('is read from the files that Vitest has ended', () => {
    const output = [
      ' RUN  v4.1.12 /here',
      '',
      ' ✓ packages/engine/src/card.test.ts (12 tests) 34ms',
      ' \u001B[31m❯\u001B[39m apps/cli/src/io.test.ts (5 tests | 2 failed | 1 skipped) 3402ms',
      '   × writes a file (as told) 12ms',
      ' ✓ tools/rules.test.ts (1 test) 8ms',
    ].join('\n')
    expect(vitestProgress(output)).toEqual({ passed: 15, failed: 2 })
  })

  it('is read from the tests that Playwright has ended', () => {
    const output = [
      'Running 179 tests using 2 workers',
      '  ✓    1 e2e/menu.spec.ts:12:1 › the menu is there (2.1s)',
      '  ✘    2 e2e/menu.spec.ts:14:1 › the ✓ 1 is there (2.1s)',
      '  -    3 e2e/menu.spec.ts:16:1 › skipped',
      '  ok   4 e2e/menu.spec.ts:18:1 › as on another console (2.1s)',
    ].join('\n')
    expect(playwrightProgress(output)).toEqual({ passed: 2, failed: 1 })
  })
})
