import { describe, expect, it } from 'vitest'
import { runInMemory } from './testing/memoryIo.ts'
import { USAGE } from './usage.ts'

describe('modern-art', () => {
  it.each([[[]], [['help']], [['--help']], [['-h']], [['replay', '--help']], [['simulate', '--games', '9', '-h']]])(
    'says how it is used: %j',
    async (args) => {
      expect(await runInMemory(args)).toEqual({ status: 0, out: USAGE, err: '', written: {} })
    },
  )

  it('says so on one screen', () => {
    const lines = USAGE.trimEnd().split('\n')
    expect(lines.length).toBeLessThanOrEqual(30)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80)
  })

  it('takes the name of a file for a name, whatever it is', async () => {
    const { err } = await runInMemory(['replay', 'help'])
    expect(err).toContain('cannot read help')
  })

  it('knows its version', async () => {
    const { status, out } = await runInMemory(['--version'])
    expect(status).toBe(0)
    expect(out).toMatch(/^modern-art \d+\.\d+\.\d+\n$/)
  })

  it.each([
    [['paint'], 'unknown command paint'],
    [['constructor'], 'unknown command constructor'],
    [['--paint'], 'unknown option --paint'],
    [['\u001B[31mred'], 'unknown command  [31mred'],
    [['replay', '--paint', 'file'], '--paint'],
    [['deal', '--json'], '--json'],
    [['deal', '--players'], '--players'],
    [['deal', '--open-money=yes'], '--open-money'],
    [['deal', '--seed', '-x'], '--seed'],
    [['simulate', '--names', 'Ada,Ben,Cleo'], '--names'],
    [['demo', 'now'], '"now"'],
  ])('names what it does not know: %j', async (args, named) => {
    const { status, out, err } = await runInMemory(args)
    expect({ status, out }).toEqual({ status: 2, out: '' })
    expect(err).toContain(named)
    expect(err).toMatch(/^modern-art: .+\nSee: modern-art help\n$/)
  })
})
