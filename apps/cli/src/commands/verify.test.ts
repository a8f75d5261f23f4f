import { NO_VARIANTS, dealtBy, fingerprintOfChance, fingerprintOfSecret, formatTranscript } from '@modern-art/engine'
import type { FairDeal, GameConfig, Transcript } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { runInMemory } from '../testing/memoryIo.ts'

const TABLE = 'ABCDEFGH'
const SECRET = 'aa'.repeat(32)
const ANAS = 'bb'.repeat(32)
const BENS = 'cc'.repeat(32)
const OTHER = 'dd'.repeat(32)

/** Ana gave her chance away, Ben's did not come in time, Viktor is a bot. */
const deal: FairDeal = {
  table: TABLE,
  secret: SECRET,
  fingerprint: fingerprintOfSecret(TABLE, SECRET),
  seats: [
    { fingerprint: fingerprintOfChance(TABLE, ANAS), chance: ANAS },
    { fingerprint: fingerprintOfChance(TABLE, BENS), chance: null },
    null,
  ],
}
const config: GameConfig = {
  players: ['Ana', 'Ben\u001B[31m', 'Viktor'],
  deck: 'rulebook',
  variants: NO_VARIANTS,
  ...dealtBy(deal, 'rulebook'),
}

async function verified(transcript: Transcript): Promise<Awaited<ReturnType<typeof runInMemory>>> {
  return runInMemory(['verify', 'game'], { files: { game: formatTranscript(transcript) } })
}

/** The lines that say that something is wrong. */
async function wrongIn(transcript: Transcript): Promise<readonly string[]> {
  const { status, out } = await verified(transcript)
  expect(status).toBe(1)
  expect(out).toContain('This deal is not what it claims to be.')
  return out
    .replaceAll(/\n {9}(?=\S)/g, ' ')
    .split('\n')
    .filter((line) => line.startsWith('  WRONG'))
    .map((line) => line.slice(9))
}

describe('verify', () => {
  it('says line by line what holds, what was left out, and what cannot be known', async () => {
    const { status, out, err } = await verified({ config, actions: [], fairDeal: deal })
    expect({ status, err }).toEqual({ status: 0, err: '' })
    expect(out).toMatchInlineSnapshot(`
      "The deal at table ABCDEFGH

        ok     The game follows the rules (0 actions).
        ok     The secret of the server has the fingerprint that the record says was
               published.
        ok     The random number of Ana is the one that was promised.
        note   Ben [31m had promised a random number that did not come in time: it was
               left out.
        note   Viktor added no random number: a bot, or nothing was promised.
        ok     The order of all cards follows from the secret and the random numbers.
        ok     And so does who begins: Ben [31m.

      All that this file can show holds.

      What the file alone cannot show:
        - that these fingerprints were published before any random number was known. A
          device that played has noted them: there, "Check the deal" compares them.
            the server  00676ac6d40fec86a9f25eae49ff28428ca9c5e1ca08d20cea040c485642bbc3
            Ana         e597393b8d75246a2b82ef8523fd685b1bd3933878ed5963c5b09879557b5684
            Ben [31m    21483189ca2164054caaafcc7156a85f1d93844edc3a4085069c9dd04d018600
        - that a random number comes from the person whose name stands beside it: only
          that person’s device knows.
      "
    `)
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(83)
  })

  it('catches a server that dealt another deck, or began elsewhere', async () => {
    const [first, second, ...others] = config.deckOrder
    const swapped = { ...config, deckOrder: [second ?? 0, first ?? 0, ...others] }
    expect(await wrongIn({ config: swapped, actions: [], fairDeal: deal })).toEqual([
      'The order of the cards does not follow from the secret and the random numbers.',
    ])
    const start = { ...config, startingSeat: (config.startingSeat + 1) % 3 }
    expect(await wrongIn({ config: start, actions: [], fairDeal: deal })).toHaveLength(1)
  })

  it('catches another secret, and another chance, under the old fingerprints', async () => {
    const secret = { ...deal, secret: OTHER }
    const [line] = await wrongIn({
      config: { ...config, ...dealtBy(secret, 'rulebook') },
      actions: [],
      fairDeal: secret,
    })
    expect(line).toBe('The secret of the server has another fingerprint than the record says was published.')
    const seats = [{ fingerprint: deal.seats[0]?.fingerprint ?? '', chance: OTHER }, ...deal.seats.slice(1)]
    const forged = { ...deal, seats }
    expect(
      await wrongIn({ config: { ...config, ...dealtBy(forged, 'rulebook') }, actions: [], fairDeal: forged }),
    ).toEqual(['The random number of Ana is not the one that was promised.'])
  })

  it('catches a game that the rules forbid', async () => {
    const [line] = await wrongIn({ config, actions: [{ type: 'hammer' }], fairDeal: deal })
    expect(line).toContain('The game does not follow the rules: action 0')
  })

  it.each([
    [formatTranscript({ config, actions: [] }), 'does not say how its cards were dealt'],
    ['{', 'is not a transcript'],
  ])('has nothing to check otherwise: %#', async (text, message) => {
    const { status, out, err } = await runInMemory(['verify', '-'], { files: { '-': text } })
    expect({ status, out }).toEqual({ status: 2, out: '' })
    expect(err).toContain(message)
  })

  it('needs one file that can be read', async () => {
    expect(await runInMemory(['verify'])).toMatchObject({ status: 2, err: expect.stringContaining('FILE') as string })
    expect((await runInMemory(['verify', 'no-file'])).err).toContain('cannot read no-file')
  })
})
