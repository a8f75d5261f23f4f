import { execFileSync, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'

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

describe('the program', () => {
  beforeAll(() => {
    execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'apps/cli/tsconfig.src.json'], {
      cwd: root,
    })
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
    [['replay', '-'], /standard input is no transcript/],
    [['replay', 'no such file'], /cannot read no such file: there is no such file/],
    [['deal', '--players', '2'], /--players/],
    [['paint'], /there is no command paint/],
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
