import { describe, expect, it } from 'vitest'
import { playwrightFailures, vitestFailures } from './testFailures.mjs'

describe('what failed', () => {
  it("is read from Vitest's report, where a file that does not load fails as a whole", () => {
    const assertionResults = [
      { status: 'passed', fullName: 'a card has a price', failureMessages: [] },
      {
        status: 'failed',
        fullName: 'a card has an artist',
        failureMessages: ['\u001B[31mexpected 1\u001B[39m\n\n  to be 2'],
      },
    ]
    const testResults = [
      { name: 'card.test.ts', status: 'failed', message: '', assertionResults },
      { name: 'deck.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
      { name: 'hand.test.ts', status: 'passed', message: '', assertionResults: [] },
    ]
    expect(vitestFailures(JSON.stringify({ testResults }))).toEqual([
      { test: 'a card has an artist', why: 'expected 1\n  to be 2' },
      { test: 'deck.test.ts', why: 'no such file' },
    ])
  })

  it("is read from Playwright's report, however deep the test stands, with every reason and what is of no test", () => {
    const passed = { title: 'the menu opens', ok: true, tests: [{ results: [{ status: 'passed', errors: [] }] }] }
    const errors = [{ message: 'Test timeout' }, { message: 'waiting for a button' }]
    const failed = { title: 'the menu closes', ok: false, tests: [{ results: [{ status: 'timedOut', errors }] }] }
    const suites = [{ title: 'menu.spec.ts', specs: [passed], suites: [{ title: 'on a phone', specs: [failed] }] }]
    expect(playwrightFailures(JSON.stringify({ suites, errors: [{ message: 'no server' }] }))).toEqual([
      { test: 'the menu closes', why: 'Test timeout\nwaiting for a button' },
      { test: 'no test', why: 'no server' },
    ])
  })

  it('is told in a few lines', () => {
    const message = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n')
    const testResults = [{ name: 'deck.test.ts', status: 'failed', message, assertionResults: [] }]
    expect(vitestFailures(JSON.stringify({ testResults }))[0]?.why.split('\n')).toHaveLength(12)
  })
})
