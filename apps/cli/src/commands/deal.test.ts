import { cardsIn, formatTranscript, parseTranscript } from '@modern-art/engine'
import type { GameConfig } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { runInMemory } from '../testing/memoryIo.ts'

async function deal(...args: readonly string[]): Promise<GameConfig> {
  const { status, out, err } = await runInMemory(['deal', ...args])
  expect({ status, err }).toEqual({ status: 0, err: '' })
  const parsed = parseTranscript(out)
  if (!parsed.ok) throw new Error(parsed.fault.message)
  expect(parsed.transcript.actions).toEqual([])
  expect(formatTranscript(parsed.transcript)).toBe(out)
  const { config } = parsed.transcript
  if (!('deckOrder' in config)) throw new Error('the deck is not written out')
  return config
}

describe('deal', () => {
  it.each(['3', '4', '5'])('prints an empty transcript for %s with the whole deck', async (players) => {
    const config = await deal('--players', players)
    expect(config.players).toHaveLength(Number(players))
    expect(config.deckOrder.toSorted((a, b) => a - b)).toEqual(cardsIn('rulebook'))
  })

  it('says what the table is', async () => {
    expect(
      await deal('--names', 'Eva,Finn,Gül', '--deck=classic', '--mystery-hand', '--open-money', '--starting-seat', '1'),
    ).toMatchObject({
      players: ['Eva', 'Finn', 'Gül'],
      deck: 'classic',
      variants: { mysteryHand: true, splitDouble: false, openMoney: true },
      startingSeat: 1,
    })
  })

  it('deals the same game for the same seed, and another for another', async () => {
    const game = await deal('--seed', 'one')
    expect(await deal('--seed', 'one')).toEqual(game)
    expect((await deal('--seed', 'two')).deckOrder).not.toEqual(game.deckOrder)
  })

  it('deals another game each time without a seed', async () => {
    expect((await deal()).deckOrder).not.toEqual((await deal()).deckOrder)
  })

  it('lets chance choose who begins', async () => {
    const starts = new Set<number>()
    // oxlint-disable-next-line no-await-in-loop
    for (let game = 0; game < 100; game += 1) starts.add((await deal('--players', '3')).startingSeat)
    expect(starts).toEqual(new Set([0, 1, 2]))
  })

  it('makes what replay takes', async () => {
    const dealt = await runInMemory(['deal', '--players', '5', '--split-double'])
    const { status } = await runInMemory(['replay', '-'], { files: { '-': dealt.out } })
    expect(status).toBe(0)
  })

  it.each([['2'], ['6'], ['abc']])('refuses %s players', async (players) => {
    const { status, out, err } = await runInMemory(['deal', '--players', players])
    expect({ status, out }).toEqual({ status: 2, out: '' })
    expect(err).toContain(`--players must be a whole number from 3 to 5, not ${players}`)
  })
})
