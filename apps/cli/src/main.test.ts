import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { isRunning, scriptFolder, typed } from './testing/scripts.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const program = fileURLToPath(new URL('../bin/modern-art.js', import.meta.url))

interface Outcome {
  readonly status: number | null
  readonly out: string
  readonly err: string
}

/** Runs the built program as a shell would; with `patience`, only until it has written so many characters. */
function modernArt(args: readonly string[], input = '', patience = Number.POSITIVE_INFINITY): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args])
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
      if (out.length > patience) child.stdout.destroy()
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text
    })
    child.on('error', reject).on('close', (status) => resolve({ status, out, err }))
    child.stdin.end(input)
  })
}

beforeAll(() => {
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'apps/cli/tsconfig.src.json'], {
    cwd: root,
  })
})

describe('the program', () => {
  it('says how to build it where it is not built', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'modern-art-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const copy = path.join(folder, 'bin', 'modern-art.mjs')
    await mkdir(path.dirname(copy))
    await copyFile(program, copy)
    const { status, stdout, stderr } = spawnSync(process.execPath, [copy, 'help'], { encoding: 'utf8' })
    const said = 'modern-art is not built yet. This builds it: npm run build\n'
    expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: '', stderr: said })
  })

  it('deals a game that it can replay from standard input', async () => {
    const dealt = await modernArt(['deal', '--players', '4', '--seed', 'x'])
    expect(dealt).toMatchObject({ status: 0, err: '' })
    const { status, out } = await modernArt(['replay', '--json', '-'], dealt.out)
    expect(status).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ valid: true, finished: false, winners: null })
  })

  it('exits with 1 where the rules forbid an action', async () => {
    const dealt = await modernArt(['deal', '--players', '3', '--seed', 'x'])
    const { status, out } = await modernArt(
      ['replay', '--json', '-'],
      dealt.out.replace('"actions": []', '"actions": [{ "type": "hammer" }]'),
    )
    expect(status).toBe(1)
    expect(JSON.parse(out)).toMatchObject({ valid: false, error: { index: 0, code: 'wrong_phase' } })
  })

  it.each([
    [['replay', '-'], /standard input is not a transcript/],
    [['replay', 'no such file'], /cannot read no such file: there is no such file/],
    [['deal', '--players', '2'], /--players/],
    [['paint'], /unknown command paint/],
  ])('exits with 2 where there is nothing to work with: %j', async (args, message) => {
    const { status, out, err } = await modernArt(args)
    expect(status).toBe(2)
    expect(out).toBe('')
    expect(err).toMatch(message)
  })

  it('ends quietly when nobody reads on', async () => {
    const { status, err } = await modernArt(['simulate', '--help'], '', 1)
    expect({ status, err }).toEqual({ status: 0, err: '' })
    const cut = await modernArt(['demo', '--seed', 'x'], '', 10)
    expect(cut).toMatchObject({ status: 0, err: '' })
  })
})

describe('the arena on threads', () => {
  const scripts = scriptFolder()
  const table = ['--players', '3', '--samples', '2', '--seed', 'x', '--time-limit', '60000', '--json']

  /** What does not depend on how long anything took. */
  async function figuresOf(...args: readonly string[]): Promise<object> {
    const { out, err } = await modernArt(['arena', ...table, ...args])
    expect(err).toBe('')
    return JSON.parse(out, (key, value: unknown) => (key.startsWith('ms') ? undefined : value)) as object
  }

  it('prints the same figures to the last digit, on however many', async () => {
    const args = ['--challenger', 'mixed', '--field', 'mixed', '--deals', '9']
    const one = await figuresOf(...args, '--threads', '1')
    expect(one).toMatchObject({ deals: 9, games: 27, illegal: 0 })
    expect(await figuresOf(...args, '--threads', '2')).toEqual(one)
    expect(await figuresOf(...args, '--threads', '5')).toEqual(one)
  })

  it('lets outside programs play on each, and reports the same faults', async () => {
    const body = `if (question.view.round === 2 && question.choices[0].type === 'play_card') console.log('odd')
      else say(legal(question))`
    const args = ['--challenger', typed(await scripts.write('odd', body)), '--field', 'easy', '--deals', '4']
    const one = await figuresOf(...args, '--threads', '1')
    const reason = 'wrote a line that is no JSON: odd'
    expect(one).toMatchObject({ games: 12, faults: [{ deal: 1, reason }], field: { illegal: 0 } })
    expect(await figuresOf(...args, '--threads', '2')).toEqual(one)
  })

  /** Says who it is, plays one card, and sleeps whatever happens. */
  const STUBBORN = `console.error(process.pid)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
    setInterval(() => {}, 1e6)
    say(legal(question))
    await new Promise(() => {})`

  it.each([
    [1, 'SIGINT'],
    [2, 'SIGINT'],
    [2, 'SIGTERM'],
  ] as const)('leaves no program behind: %i threads, %s', async (threads, signal) => {
    const command = await scripts.write('stubborn', STUBBORN)
    const args = ['--challenger', typed(command), '--field', 'easy', '--deals', '9', '--threads', String(threads)]
    const child = spawn(process.execPath, [program, 'arena', ...table, ...args])
    onTestFinished(() => void child.kill('SIGKILL'))
    let err = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text
    })
    const ended = new Promise((resolve) => {
      child.on('close', (_, by) => resolve(by))
    })
    const processes = (): number[] => Array.from(err.matchAll(/^seat \d: (\d+)$/gm), ([, id]) => Number(id))
    await expect.poll(() => processes().length, { timeout: 60_000 }).toBe(threads)
    expect(processes().filter(isRunning)).toEqual(processes())
    child.kill(signal)
    expect(await ended).toBe(signal)
    await expect.poll(() => processes().filter(isRunning)).toEqual([])
  })

  it('leaves no program behind when all is played', async () => {
    const command = await scripts.write(
      'stays',
      'say(legal(question))\nif (asked === 1) console.error(process.pid)',
      'setInterval(() => {}, 1e6)',
    )
    const { status, err } = await modernArt([
      'arena',
      ...table,
      '--challenger',
      typed(command),
      '--field',
      'easy',
      '--deals',
      '1',
    ])
    expect(status).toBe(0)
    const processes = Array.from(err.matchAll(/^seat \d: (\d+)$/gm), ([, id]) => Number(id))
    expect(processes).toHaveLength(3)
    await expect.poll(() => processes.filter(isRunning)).toEqual([])
  })
})
