import { describe, expect, it } from 'vitest'
import { WeightsError, botLoader } from './botLoader.ts'
import type { ReadWeights } from './botLoader.ts'
import { botNamed } from './botNamed.ts'
import { weightsOf } from './roster.ts'
import type { WeightsFile } from './roster.ts'
import { FIRST_ROUND } from './testing/positions.ts'
import { answerOf, questionFor } from './testing/questions.ts'
import { readShipped } from './testing/shippedBots.ts'

const FILE = weightsOf('master')

/** A host whose reading can be made to fail, and is counted. */
function host(): { readonly read: ReadWeights; readonly asked: readonly WeightsFile[]; fails: boolean } {
  const asked: WeightsFile[] = []
  const made = {
    asked,
    fails: false,
    read: async (file: WeightsFile): Promise<Uint8Array> => {
      asked.push(file)
      if (made.fails) throw new TypeError('Failed to fetch')
      return readShipped(file)
    },
  }
  return made
}

describe('a loader of bots', () => {
  it('reads the file that a bot needs, and has a bot that plays', async () => {
    const { read, asked } = host()
    const master = await botLoader(read)('master')
    expect(asked).toEqual([FILE])
    expect(answerOf(master, questionFor(FIRST_ROUND, 0, 1))).toMatchObject({ seat: 0 })
  })

  it('reads nothing for a bot that is all code', async () => {
    const { read, asked } = host()
    expect(await botLoader(read)('hard')).toBe(botNamed('hard'))
    expect(asked).toEqual([])
  })

  it('reads a file once, however many ask for it at the same time or later', async () => {
    const { read, asked } = host()
    const load = botLoader(read)
    const [first, second] = await Promise.all([load('master'), load('master')])
    expect([second, await load('master')]).toEqual([first, first])
    expect(asked).toHaveLength(1)
  })

  it('tells all who wait that a file cannot be had, and tries again for whoever asks next', async () => {
    const there = host()
    there.fails = true
    const load = botLoader(there.read)
    const refused = await Promise.allSettled([load('master'), load('master')])
    expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(there.asked).toHaveLength(1)
    await expect(load('master')).rejects.toMatchObject({ name: 'WeightsError', code: 'not_read', file: FILE })
    there.fails = false
    await expect(load('master')).resolves.toHaveProperty('decide')
    expect(there.asked).toHaveLength(3)
  })

  it.each<[string, (bytes: Uint8Array) => Uint8Array]>([
    ['is damaged', (bytes) => bytes.with(bytes.length - 1, bytes.at(-1) === 0 ? 1 : 0)],
    ['is cut off', (bytes) => bytes.subarray(0, -1)],
    ['is empty', () => new Uint8Array()],
    ['goes on', (bytes) => Uint8Array.from([...bytes, 0])],
    ['is a page that says sorry', () => new TextEncoder().encode('<!doctype html>')],
  ])('refuses a file that %s', async (_, spoil) => {
    const load = botLoader(async (file) => spoil(Uint8Array.from(await readShipped(file))))
    await expect(load('master')).rejects.toBeInstanceOf(WeightsError)
    await expect(load('master')).rejects.toMatchObject({ code: 'wrong_file', file: FILE })
    await expect(load('master')).rejects.toThrow(FILE.name)
  })
})
