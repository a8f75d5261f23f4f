import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { quickRandom } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { noFindings } from './findings.ts'
import { readGuided } from './guided.ts'
import { newSecrets } from './secrets.ts'
import { QUESTIONS } from './seeds.ts'

describe('what is asked', () => {
  it('is all that can be asked over HTTP', () => {
    const folder = fileURLToPath(new URL('../api/', import.meta.url))
    const paths = readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .flatMap((name) => [...readFileSync(folder + name, 'utf8').matchAll(/^ {4}'(\/[^']*)': \{/gm)])
      .map(([, path = '']) => new RegExp(`^/api${path.replaceAll(/:\w+/g, String.raw`\w+`)}(?:\\?|$)`))
    expect(paths.length).toBeGreaterThan(50)
    const asked = QUESTIONS.map(([, path]) => path)
    expect(paths.filter((path) => !asked.some((each) => path.test(each)))).toEqual([])
  })
})

describe('texts that are guided by what they reach', () => {
  it('find their way to what no seed has reached, and what throws there', async () => {
    const findings = noFindings()
    const reads = (text: string): void => {
      if (text.startsWith('{') && text.includes('__proto__')) throw new Error('found')
    }
    const target = { name: 'a trap', read: reads, seeds: ['{"type":"act"}'] }
    await readGuided([target], 4000, quickRandom(7), findings, () => true)
    expect(findings.crashes[0]).toContain('a trap throws Error: found')
  })
})

describe('what is told', () => {
  it('is a leak if it has a secret in it, or what only a seat may see', () => {
    const findings = noFindings()
    const secrets = newSecrets(findings)
    secrets.add('sesame-sesame')
    const frame = (view: object): string =>
      `42["news",${JSON.stringify([{ type: 'welcome', seat: null, history: [], screen: { view, choices: [] } }])}]`
    secrets.judgeFrame(frame({ hand: [], money: [null] }))
    secrets.judge('nothing', 'here')
    expect(findings.leaks).toEqual([])
    secrets.judgeFrame(frame({ hand: [3], money: [null] }))
    secrets.judgeFrame(frame({ hand: [], money: [100, null] }))
    secrets.judge('x sesame-sesame y', 'here')
    expect(findings.leaks).toHaveLength(3)
  })
})
