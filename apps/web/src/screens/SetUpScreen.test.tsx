import { within } from '@testing-library/react'
import { STARTING_MONEY } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { playStore } from '../play/playStore.ts'
import { openAt } from '../testing/openPage.tsx'
import { FLIP } from '../testing/positions.ts'
import { setUpTable } from '../testing/setUpTable.ts'
import type { TableWanted } from '../testing/setUpTable.ts'
import { stopTime } from '../testing/stopTime.ts'
import { button, cards, log, part, stage, storyOfLastLot } from '../testing/tableParts.ts'
import { en } from '../words/en.ts'

const THREE: TableWanted = { seats: [{ person: 'Ada' }, 'easy', 'medium'], deal: 'Ada begins' }

/** What stands beside each of the others. */
function others(): readonly string[] {
  const players = part('.table-wide').getByRole('list', { name: en.table.players })
  return within(players)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((text) => /\S/.test(text) && !text.startsWith('You'))
}

describe('a table that keeps time', () => {
  it('calls once and twice, and sells when nobody goes higher', async () => {
    const pass = stopTime()
    const user = await setUpTable({ ...THREE, pace: 'hammer' })
    const open = cards().find(({ textContent }) => textContent.includes(en.auctionsShort.open))
    if (open === undefined) throw new Error('there is no card of an open auction')
    await user.click(open)
    await user.click(button(/^Play /))
    await pass(100)
    const story = await storyOfLastLot(user)
    await pass(60_000, 250)
    expect(story()).toContain(en.log.called[1])
    expect(story()).toContain(en.log.called[2])
    expect(story()).toMatch(/Sold to|for free/)
  })

  it.each([
    ['clock', 45_000],
    ['bank', 300_000],
  ] as const)(
    'shows what is left of one’s time, and answers for a person who lets it run out: %s',
    async (pace, time) => {
      const pass = stopTime()
      const user = await setUpTable({ ...THREE, pace })
      await pass(100)
      const timer = part('header').getByRole('timer')
      expect(timer.textContent).toMatch(/^\d+(:\d\d| s)$/)
      await pass(time - 2000, 1000)
      expect(timer.textContent).toMatch(/^[12] s$/)
      expect(log().textContent).not.toContain('You run out of time')
      await pass(3000, 250)
      expect(log().textContent).toContain('You run out of time')
      expect((await storyOfLastLot(user))()).toContain('You play')
    },
  )
})

describe('what is known of others’ money', () => {
  it('is nothing where it is hidden', async () => {
    await setUpTable({ ...THREE, money: 'hidden' })
    expect(others()).toHaveLength(2)
    expect(others().filter((text) => text.includes(String(STARTING_MONEY)))).toEqual([])
  })

  it('is added up where the table remembers', async () => {
    await setUpTable({ ...THREE, money: 'memory' })
    expect(others().filter((text) => /≈ \d+/.test(text))).toHaveLength(2)
  })

  it('is everything where it is open', async () => {
    await setUpTable({ ...THREE, money: 'open' })
    expect(others().filter((text) => text.includes('≈'))).toEqual([])
    expect(others().filter((text) => /Money \(\w+\): \d+/.test(text))).toHaveLength(2)
  })
})

describe('the mystery hand', () => {
  it('is part of a game that was set up with it', async () => {
    await setUpTable({ ...THREE, mysteryHand: true })
    expect(playStore.getState().screen?.view).toMatchObject({ setup: { variants: { mysteryHand: true } } })
  })

  it('lies on the table and can be flipped, and the game goes on', async () => {
    const user = await openAt(FLIP)
    expect(part('body').getByText(/Mystery hand: \d+ cards/)).toBeDefined()
    await user.click(button(en.controls.flip))
    await expect.poll(() => log().textContent).toContain('You flip')
    expect(stage().queryByRole('button', { name: en.controls.flip })).toBeNull()
  })
})
