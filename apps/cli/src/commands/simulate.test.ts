import { describe, expect, it } from 'vitest'
import type { Figures } from '../simulation/figures.ts'
import { runInMemory } from '../testing/memoryIo.ts'

async function simulate(...args: readonly string[]): Promise<string> {
  const { status, out, err } = await runInMemory(['simulate', ...args])
  expect({ status, err }).toEqual({ status: 0, err: '' })
  return out
}

async function figures(...args: readonly string[]): Promise<Figures> {
  return JSON.parse(await simulate('--json', ...args)) as Figures
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

describe('simulate', () => {
  it.each([
    ['three', ['--players', '3']],
    ['four on the classic deck', ['--players', '4', '--deck', 'classic']],
    ['five with a split double', ['--players', '5', '--split-double']],
    ['three and a mystery hand', ['--players', '3', '--mystery-hand']],
  ])('counts what adds up: %s', async (_, args) => {
    const { games, actions, auctions, doubles, lots, meanPriceByRound, rounds, paintings, finalMoney, victories } =
      await figures('--games', '40', '--seed', 'sums', ...args)
    expect(games).toBe(40)
    expect(actions.perGame.mean).toBeCloseTo(actions.total / 40, 3)
    expect(actions.perGame.min).toBeLessThan(actions.perGame.mean)
    expect(actions.perGame.max).toBeGreaterThan(actions.perGame.mean)
    // Each auction ends in a lot, and a double that nobody completes is a lot without one.
    expect(sum(Object.values(auctions)) + doubles.byNobody).toBe(lots.sold + lots.free)
    expect(Math.min(...Object.values(doubles))).toBeGreaterThan(0)
    expect(rounds.fifthPainting + rounds.handsEmpty).toBe(rounds.total)
    expect(rounds.perGame).toBe(rounds.total / 40)
    expect(paintings.redeemed).toBeGreaterThan(lots.sold + lots.free)
    expect(paintings.worthlessShare).toBeCloseTo(paintings.worthless / paintings.redeemed, 3)
    expect(meanPriceByRound).toHaveLength(4)
    expect(sum(victories.shareBySeat)).toBeCloseTo(1, 3)
    expect(sum(finalMoney.bySeat) / finalMoney.bySeat.length).toBeCloseTo(finalMoney.mean, 3)
  })

  it('prints the same bytes for the same seed', async () => {
    const args = ['--games', '20', '--seed', 'same', '--json']
    expect(await simulate(...args)).toBe(await simulate(...args))
    expect(await simulate('--games', '20', '--seed', 'other', '--json')).not.toBe(await simulate(...args))
  })

  it('prints a page for people, with the speed in its last line', async () => {
    const out = await simulate('--games', '20', '--seed', 'same')
    expect(out).toMatch(/^20 random games \(--games 20 --players 4 --seed same\)\n/)
    expect(out).toMatch(/\n {4}hidden auction +\d+ +\d+\.\d %\n/)
    expect(out).toMatch(/\n20 games per second\n$/)
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
  })

  it('draws a seed and says which, if none is given', async () => {
    const first = await simulate('--games', '1')
    const seed = /--seed ([\da-f]{8})/.exec(first)?.[1] ?? ''
    expect(await simulate('--games', '1', '--seed', seed)).toBe(first)
    expect(JSON.parse(await simulate('--games', '1', '--json'))).toMatchObject({ seed: expect.any(String) as string })
  })

  it('plays games that demo can show', async () => {
    const { finalMoney } = await figures('--games', '1', '--seed', 'seen')
    const { out } = await runInMemory(['demo', '--seed', 'seen/1'])
    for (const money of finalMoney.bySeat) expect(out).toMatch(new RegExp(`\\n {2}\\d.. +${money} `))
  })

  it.each([['0'], ['10000001'], ['-5'], ['1e3'], ['many'], ['']])('refuses %j games', async (games) => {
    const { status, out, err } = await runInMemory(['simulate', `--games=${games}`])
    expect({ status, out }).toEqual({ status: 2, out: '' })
    expect(err).toContain(`--games must be a whole number from 1 to 10,000,000, not ${games}`)
  })
})
