import { beforeAll, describe, expect, it } from 'vitest'
import {
  ARENA_TABLE,
  STUBBORN,
  arenaFigures,
  buildProgram,
  leftByASignal,
  modernArt,
  programsIn,
} from './testing/builtProgram.ts'
import { isRunning, scriptFolder, typed } from './testing/scripts.ts'

beforeAll(buildProgram)

describe('the program', () => {
  it.each([
    [['replay', 'no such file'], /cannot read no such file: there is no such file/],
    [['deal', '--players', '2'], /--players/],
    [['paint'], /unknown command paint/],
  ])('exits with 2 where there is nothing to work with: %j', async (args, message) => {
    const { status, out, err } = await modernArt(args)
    expect(status).toBe(2)
    expect(out).toBe('')
    expect(err).toMatch(message)
  })
})

describe('the arena on threads', () => {
  const scripts = scriptFolder()

  it('prints the same figures to the last digit, on however many', async () => {
    const args = ['--challenger', 'mixed', '--field', 'mixed', '--deals', '9']
    const one = await arenaFigures(...args, '--threads', '1')
    expect(one).toMatchObject({ deals: 9, games: 27, illegal: 0 })
    expect(await arenaFigures(...args, '--threads', '2')).toEqual(one)
    expect(await arenaFigures(...args, '--threads', '5')).toEqual(one)
  })

  it('lets outside programs play on each, and reports the same faults', async () => {
    const body = `if (question.view.round === 2 && question.choices[0].type === 'play_card') console.log('odd')
      else say(legal(question))`
    const args = ['--challenger', typed(await scripts.write('odd', body)), '--field', 'easy', '--deals', '4']
    const one = await arenaFigures(...args, '--threads', '1')
    const reason = 'wrote a line that is no JSON: odd'
    expect(one).toMatchObject({ games: 12, faults: [{ deal: 1, reason }], field: { illegal: 0 } })
    expect(await arenaFigures(...args, '--threads', '2')).toEqual(one)
  })

  it.each([
    [1, 'SIGINT'],
    [2, 'SIGINT'],
  ] as const)('leaves no program behind: %i threads, %s', async (threads, signal) => {
    expect(await leftByASignal(await scripts.write('stubborn', STUBBORN), threads, signal)).toEqual([])
  })

  it('leaves no program behind when all is played', async () => {
    const command = await scripts.write(
      'stays',
      'say(legal(question))\nif (asked === 1) console.error(process.pid)',
      'setInterval(() => {}, 1e6)',
    )
    const { status, err } = await modernArt([
      'arena',
      ...ARENA_TABLE,
      '--challenger',
      typed(command),
      '--field',
      'easy',
      '--deals',
      '1',
    ])
    expect(status).toBe(0)
    const processes = programsIn(err)
    expect(processes).toHaveLength(3)
    await expect.poll(() => processes.filter(isRunning), { timeout: 60_000 }).toEqual([])
  })
})
