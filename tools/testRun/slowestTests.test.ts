import { describe, expect, it } from 'vitest'
import { playwrightTimes, tellSlowest, vitestTimes } from './slowestTests.mjs'

describe('the slowest tests', () => {
  it("are read from Vitest's report, where a test that was skipped has no duration", () => {
    const assertionResults = [
      { fullName: 'a card has a price', duration: 1234.5 },
      { fullName: 'a card has an artist' },
    ]
    expect(vitestTimes(JSON.stringify({ testResults: [{ name: '/here/card.test.ts', assertionResults }] }))).toEqual([
      { title: 'a card has a price', file: '/here/card.test.ts', milliseconds: 1234.5 },
      { title: 'a card has an artist', file: '/here/card.test.ts', milliseconds: 0 },
    ])
  })

  it("are read from Playwright's report, however deep the test stands", () => {
    const spec = (title: string, duration: number): object => ({
      title,
      file: 'menu.spec.ts',
      tests: [{ results: [{ duration }] }],
    })
    const inner = { specs: [spec('the menu closes', 300)] }
    expect(
      playwrightTimes(JSON.stringify({ suites: [{ specs: [spec('the menu opens', 200)], suites: [inner] }] })),
    ).toEqual([
      { title: 'the menu opens', file: 'menu.spec.ts', milliseconds: 200 },
      { title: 'the menu closes', file: 'menu.spec.ts', milliseconds: 300 },
    ])
  })

  it('are ten at most, the slowest first', () => {
    const tests = Array.from({ length: 12 }, (_, n) => ({
      title: `test ${n}`,
      file: '/here/deck.test.ts',
      milliseconds: n * 1000,
    }))
    const told = tellSlowest(tests, '/here/')
    expect(told).toHaveLength(10)
    expect(told[0]).toBe('   11.0 s  deck.test.ts: test 11')
    expect(told.at(-1)).toBe('    2.0 s  deck.test.ts: test 2')
  })
})
