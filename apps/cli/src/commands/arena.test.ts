import { BOT_NAMES } from '@modern-art/bots'
import type { ArenaFigures } from '@modern-art/bots'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { splitCommand } from '../arena/outside/commandLine.ts'
import { arena, example, figures, playedAmongThemselves, tenLineBot } from '../testing/arena.ts'
import { runInMemory } from '../testing/memoryIo.ts'
import { scriptFolder, typed } from '../testing/scripts.ts'

const scripts = scriptFolder()
const EASY = ['--challenger', 'easy', '--field', 'easy', '--samples', '1']

describe('arena', () => {
  it('says which bots there are', async () => {
    const lines = (await arena('--list')).trimEnd().split('\n')
    expect(lines.map((line) => line.split(/ +/)[0])).toEqual([...BOT_NAMES, 'mixed', 'characters'])
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80)
    for (const line of lines) expect(line).toMatch(/^\w+ +\S+ .*\w$/)
  })

  it('seats a bot with weights', async () => {
    const options = ['--challenger', 'master', '--field', 'master', '--players', '3', '--deals', '1', '--samples', '1']
    expect(await figures(...options)).toMatchObject({ challenger: 'master', games: 3, illegal: 0, winShare: 1 / 3 })
  })

  it('prints one object with all that was asked and all that came of it', async () => {
    const result = await figures(...EASY, '--players', '3', '--deals', '2', '--seed', 'x')
    expect(result).toMatchObject({
      challenger: 'easy',
      seed: 'x',
      players: 3,
      deck: 'rulebook',
      variants: [],
      samples: 1,
      deals: 2,
      games: 6,
      winShare: 1 / 3,
      interval: [1 / 3, 1 / 3],
      margin: 0,
      illegal: 0,
      faults: [],
      field: { name: 'easy', illegal: 0 },
    })
    expect(result.msMedian).toBeGreaterThan(0)
    expect(result.msP99).toBeGreaterThanOrEqual(result.msMedian)
  })

  it('prints a page that begins with how to see it again', async () => {
    const page = await arena(...EASY, '--players', '3', '--deals', '1', '--open-money')
    const [command = '', ...rest] = page.replaceAll(' \\\n', '').split('\n')
    const [program, ...args] = splitCommand(command)
    expect(program).toBe('modern-art')
    const again = await runInMemory(args)
    expect(withoutTimes(again.out)).toBe(withoutTimes(page))
    expect(rest.length).toBeGreaterThan(10)
    expect(Math.max(...page.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
  })

  it.each(['mixed', 'characters'])('lets anybody play who is drawn, by the rules: %s', async (drawn) => {
    const mixed = ['--challenger', drawn, '--field', drawn, '--samples', '1', '--players', '3', '--deals', '2']
    const { games, illegal, field } = await figures(...mixed, '--seed', 'x')
    expect({ games, illegal, fieldIllegal: field.illegal }).toEqual({ games: 6, illegal: 0, fieldIllegal: 0 })
  })

  it('shows its progress to whoever watches, and takes it away at last', async () => {
    const lines: string[] = []
    const args = ['arena', ...EASY, '--players', '3', '--deals', '3', '--seed', 'x', '--json']
    const { err } = await runInMemory(args, { progress: (line) => lines.push(line) })
    expect(lines[0]).toMatch(/^\[#{6}-{14}\] {2}1 of 3 deals {2}win share 33\.3 % {2}\S+ (?:s|min|h) left$/)
    expect(lines.at(-2)).toContain('3 of 3 deals')
    expect(lines.at(-1)).toBe('')
    expect(err).toBe('')
  })

  it.each([
    [
      ['--challenger', 'nobody'],
      /--challenger must be easy, .*mixed, characters, nets: and a file, or cmd: and a command, not nobody/,
    ],
    [['--field', 'nobody'], /--field must be/],
    [['--challenger', 'cmd:'], /names no program to run/],
    [['--challenger', 'cmd:"x'], /a quote is not closed/],
    [
      ['--challenger', 'cmd:./no-such-bot'],
      /--challenger: \.\/no-such-bot cannot be started: there is no such program/,
    ],
    [['--challenger', 'nets:'], /--challenger: nets: names no file/],
    [['--field', 'nets:no-such.bin'], /nets cannot be read from no-such\.bin: there is no such file/],
    [['--field', `nets:${example}`], /nets cannot be read from .*ten-line-bot\.js: this is no file of nets/],
    [['--deals', '0'], /--deals must be a whole number from 1 to 1,000,000, not 0/],
    [['--samples', '0'], /--samples must be/],
    [['--threads', '65'], /--threads must be a whole number from 1 to 64, not 65/],
    [['--time-limit', '0'], /--time-limit must be/],
    [['--names', 'a,b,c'], /--names/],
    [['now'], /"now"/],
  ])('refuses %j', async (args, message) => {
    const players = ['--challenger', 'easy', '--field', 'easy']
    const { status, out, err } = await runInMemory(['arena', ...players, ...args])
    expect({ status, out }).toEqual({ status: 2, out: '' })
    expect(err).toMatch(message)
  })
})

/** What does not depend on how long anything took. */
function withoutTimes(page: string): string {
  const lines = page.split('\n')
  return lines.filter((line) => !/^ {4}(?:challenger|field) |games? a second| s, /.test(line)).join('\n')
}

describe('the example of an outside bot', () => {
  it('has ten lines, without the one that says what it is', async () => {
    const lines = (await readFile(example, 'utf8')).trimEnd().split('\n')
    expect(lines.filter((line) => !line.startsWith('//'))).toHaveLength(10)
  })

  it('plays whole games without a fault', async () => {
    const { illegal, evenly } = await playedAmongThemselves(
      '--players',
      '3',
      '--mystery-hand',
      '--split-double',
      '--open-money',
    )
    expect(illegal).toBe(0)
    expect(evenly).toBeCloseTo(1, 10)
  })
})

describe('an outside bot with faults', () => {
  it('is reported, and makes for a status of 1', async () => {
    const command = await scripts.write(
      'greedy',
      "say({ id: question.id, action: { type: 'bid', seat: 0, amount: 101 } })",
    )
    const args = ['--challenger', typed(command), '--field', tenLineBot, '--players', '3', '--deals', '1']
    const { status, out } = await runInMemory(['arena', ...args, '--time-limit', '60000', '--json'])
    const { illegal, faults, field, timeLimit } = JSON.parse(out) as ArenaFigures & { timeLimit: number }
    expect(status).toBe(1)
    expect(timeLimit).toBe(60_000)
    expect(illegal).toBeGreaterThan(20)
    expect(faults[0]).toMatchObject({ deal: 1, seat: 0 })
    expect(new Set(faults.map((fault) => fault.reason)).size).toBeGreaterThan(1)
    expect(field.illegal).toBe(0)
  })

  it('is reported if it plays in the field, with its errors as they come', async () => {
    const command = await scripts.write('dying', "throw new Error('not my day')")
    const args = ['--challenger', tenLineBot, '--field', typed(command), '--players', '3', '--deals', '1']
    const lines: string[] = []
    const { status, out, err } = await runInMemory(['arena', ...args, '--time-limit', '60000'], {
      progress: (line) => lines.push(line),
    })
    expect(status).toBe(1)
    expect(out).toMatch(/\n {2}illegal actions +0\n {4}of the field +\d+\n {4}deal 1, seat \d: ended with status 1\n/)
    expect(out).toContain('was given up after 3 restarts: it ended with status 1')
    expect(err).toMatch(/^seat 1: Error: not my day$/m)
    expect(lines.at(-1)).toBe('')
  })
})
