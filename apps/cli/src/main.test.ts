import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { STUBBORN, arenaFigures, buildProgram, leftByASignal, modernArt, program } from './testing/builtProgram.ts'
import { scriptFolder } from './testing/scripts.ts'

beforeAll(buildProgram)

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

  it('exits with 2 where there is nothing to work with', async () => {
    const { status, out, err } = await modernArt(['replay', '-'])
    expect({ status, out }).toEqual({ status: 2, out: '' })
    expect(err).toMatch(/standard input is not a transcript/)
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

  it('prints the same figures to the last digit, on one or two', async () => {
    const args = ['--challenger', 'easy', '--field', 'easy', '--deals', '3']
    const one = await arenaFigures(...args, '--threads', '1')
    expect(one).toMatchObject({ deals: 3, games: 9, illegal: 0 })
    expect(await arenaFigures(...args, '--threads', '2')).toEqual(one)
  })

  it('leaves no program behind: 2 threads, SIGTERM', async () => {
    expect(await leftByASignal(await scripts.write('stubborn', STUBBORN), 2, 'SIGTERM')).toEqual([])
  })
})
