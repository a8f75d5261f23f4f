import { formatTranscript, formatTranscriptLine, NO_VARIANTS } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { runInMemory } from '../testing/memoryIo.ts'
import { randomTranscript } from '../testing/randomTranscript.ts'
import { PLAY_OPEN, withActions, withConfig } from '../testing/smallTranscript.ts'
import type { Report } from '../verdict.ts'

const WHOLE = randomTranscript({
  players: ['Ada', 'Ben', 'Cleo'],
  deck: 'rulebook',
  variants: NO_VARIANTS,
  startingSeat: null,
  seed: 'a whole game',
})

function reports(out: string): Report[] {
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Report)
}

describe('replay --json', () => {
  it('prints one object for a whole game: every state, the money and who won', async () => {
    const { status, out, err } = await runInMemory(['replay', '--json', 'game'], {
      files: { game: formatTranscript(WHOLE) },
    })
    const [report, ...more] = reports(out)
    expect({ status, err, more }).toEqual({ status: 0, err: '', more: [] })
    expect(report).toMatchObject({ valid: true, finished: true })
    expect(Object.keys(report ?? {})).toEqual(['valid', 'finished', 'steps', 'money', 'winners'])
    expect(report?.steps).toHaveLength(WHOLE.actions.length + 1)
    const last = report?.steps.at(-1)
    expect(last).toMatchObject({ phase: 'finished', toAct: [] })
    if (report?.valid !== true) return
    expect(report.money).toEqual(last?.money)
    const most = Math.max(...report.money)
    expect(report.winners).toEqual([0, 1, 2].filter((seat) => report.money[seat] === most))
  })

  it('knows no winners while the game is not finished', async () => {
    const { status, out } = await runInMemory(['replay', '--json', '-'], { files: { '-': withActions(PLAY_OPEN) } })
    expect(status).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ valid: true, finished: false, winners: null, money: [100, 100, 100] })
  })

  it('prints the states in the words of the contract', async () => {
    const { out } = await runInMemory(['replay', '--json', '-'], { files: { '-': withConfig({}) } })
    expect(reports(out)[0]?.steps).toEqual([
      {
        round: 1,
        phase: 'awaiting_card_play',
        toAct: [0],
        money: [100, 100, 100],
        hands: [10, 10, 10],
        owned: [[], [], []],
        played: { manuel: 0, sigrid: 0, daniel: 0, ramon: 0, rafael: 0 },
        board: {
          manuel: [0, 0, 0, 0],
          sigrid: [0, 0, 0, 0],
          daniel: [0, 0, 0, 0],
          ramon: [0, 0, 0, 0],
          rafael: [0, 0, 0, 0],
        },
      },
    ])
  })

  it('does without a byte order mark', async () => {
    const { status } = await runInMemory(['replay', '--json', '-'], { files: { '-': `\uFEFF${withConfig({})}` } })
    expect(status).toBe(0)
  })

  it('says of a file that cannot be read that it cannot, on both streams', async () => {
    const { status, out, err } = await runInMemory(['replay', '--json', 'gone.json'])
    const message = 'cannot read gone.json: there is no such file'
    expect({ status, err }).toEqual({ status: 2, err: `modern-art: ${message}\n` })
    expect(JSON.parse(out)).toEqual({ valid: false, error: { index: null, code: 'unreadable', message }, steps: [] })
  })
})

describe('replay', () => {
  it('tells an unfinished game up to its end, and whom it waits for', async () => {
    const { status, out } = await runInMemory(['replay', 'game'], { files: { game: withActions(PLAY_OPEN) } })
    expect(status).toBe(0)
    expect(out).toMatch(/\nAda plays Manuel Carvalho, open auction \(manuel-open-1\)\n/)
    expect(out).toMatch(/\n\nThe transcript ends here: Ada, Ben and Cleo have to bid or pass\.\n$/)
  })

  it('lets nothing through to the terminal that strangers wrote into names and fields', async () => {
    const files = {
      names: withConfig({ players: ['\u001B[2JAda\u0007', 'B\u202Een', 'C\u009Bleo\n'] }),
      field: withConfig({ 'a\u009B31m': 1 }),
      [`gone\u001B[31m`]: '{',
    }
    for (const file of Object.keys(files)) {
      // oxlint-disable-next-line no-await-in-loop
      const { out, err } = await runInMemory(['replay', file], { files })
      expect(`${out}${err}`).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u)
    }
  })

  it('uses colour only where it is asked for', async () => {
    const files = { game: formatTranscript(WHOLE) }
    const plain = await runInMemory(['replay', 'game'], { files })
    const coloured = await runInMemory(['replay', 'game'], { files, colour: true })
    expect(coloured.out).toContain('\u001B[1m')
    // oxlint-disable-next-line no-control-regex
    expect(coloured.out.replaceAll(/\u001B\[[\d;]*m/g, '')).toBe(plain.out)
  })

  it('says of a file that cannot be read that it cannot', async () => {
    const { status, out, err } = await runInMemory(['replay', 'gone.json'])
    expect({ status, out }).toEqual({ status: 2, out: '' })
    expect(err).toBe('modern-art: cannot read gone.json: there is no such file\n')
  })

  it('needs one file', async () => {
    const none = await runInMemory(['replay', '--json'])
    const two = await runInMemory(['replay', 'a', 'b'])
    expect([none.status, two.status]).toEqual([2, 2])
    expect(none.err).toContain('replay needs a FILE')
    expect(two.err).toContain('"b"')
  })
})

describe('replay --jsonl', () => {
  const good = formatTranscriptLine(WHOLE)
  const forbidden = withActions('{"type":"hammer"}')

  async function statusAndErrors(...lines: readonly string[]): Promise<unknown[]> {
    const { status, out } = await runInMemory(['replay', '--jsonl', 'games'], { files: { games: lines.join('\n') } })
    return [status, ...reports(out).map((report) => (report.valid ? 'valid' : report.error.index))]
  }

  it('prints an object a line, in order, and ends with the highest status', async () => {
    expect(await statusAndErrors(good, good)).toEqual([0, 'valid', 'valid'])
    expect(await statusAndErrors(good, forbidden, good)).toEqual([1, 'valid', 0, 'valid'])
    expect(await statusAndErrors('nonsense', good, forbidden)).toEqual([2, null, 'valid', 0])
  })

  it('prints for each line what --json prints for a file', async () => {
    const files = { one: good, many: `${forbidden}\n${good}\n` }
    const one = await runInMemory(['replay', '--json', 'one'], { files })
    const many = await runInMemory(['replay', '--jsonl', 'many'], { files })
    expect(many.out.endsWith(`\n${one.out}`)).toBe(true)
  })

  it('skips blank lines and takes either end of line', async () => {
    expect(await statusAndErrors('', `${good}\r`, '  ', '\r', forbidden, '')).toEqual([1, 'valid', 0])
  })

  it('prints nothing for nothing', async () => {
    const { status, out } = await runInMemory(['replay', '--jsonl', 'empty'], { files: { empty: '' } })
    expect({ status, out }).toEqual({ status: 0, out: '' })
  })

  it('takes names with any separator in them but a line feed', async () => {
    const line = withConfig({ players: ['A\u2028da', 'B\u2029en', 'C\u0085leo'] })
    expect(await statusAndErrors(line, line)).toEqual([0, 'valid', 'valid'])
  })

  it('says of a file that cannot be read that it cannot', async () => {
    const { status, out, err } = await runInMemory(['replay', '--jsonl', 'gone'])
    expect({ status, out }).toEqual({ status: 2, out: '' })
    expect(err).toContain('cannot read gone')
  })
})
