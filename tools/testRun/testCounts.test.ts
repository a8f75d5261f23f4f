import { describe, expect, it } from 'vitest'
import { add, countPlaywright, countVitest, NONE } from './testCounts.mjs'

describe('the counts of tests', () => {
  it("are read from Vitest's report, where a file that does not load fails once", () => {
    const tests = ['passed', 'passed', 'failed', 'skipped', 'todo'].map((status) => ({ status }))
    const testResults = [
      { status: 'failed', assertionResults: tests },
      { status: 'failed', assertionResults: [] },
    ]
    expect(countVitest(JSON.stringify({ testResults }))).toEqual({ passed: 2, failed: 2, skipped: 2 })
  })

  it("are read from Playwright's report, where what fails outside of tests fails too", () => {
    const stats = { expected: 5, unexpected: 1, flaky: 0, skipped: 2 }
    expect(countPlaywright(JSON.stringify({ stats, errors: [] }))).toEqual({ passed: 5, failed: 1, skipped: 2 })
    expect(countPlaywright(JSON.stringify({ stats, errors: [{}] }))).toEqual({ passed: 5, failed: 2, skipped: 2 })
  })

  it('do not take for passed what passed only the second time', () => {
    const stats = { expected: 5, unexpected: 0, flaky: 1, skipped: 0 }
    expect(countPlaywright(JSON.stringify({ stats, errors: [] }))).toEqual({ passed: 5, failed: 1, skipped: 0 })
  })

  it('add up', () => {
    const counts = { passed: 3, failed: 2, skipped: 1 }
    expect(add(NONE, counts)).toEqual(counts)
    expect(add(counts, counts)).toEqual({ passed: 6, failed: 4, skipped: 2 })
  })
})
