import { execFile, execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { quickRandom } from '@modern-art/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { noFindings } from './findings.ts'
import { readGuided } from './guided.ts'
import { newSecrets } from './secrets.ts'
import { QUESTIONS } from './seeds.ts'

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
