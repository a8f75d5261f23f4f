import type { Page } from '@playwright/test'
import { STARTING_MONEY } from '@modern-art/engine'
import { en } from '../src/words/en.ts'
import { EVERYTHING_SOON } from './deals.ts'
import { logOf, lotsOf, storyOf } from './log.ts'
import { playerAt } from './player.ts'
import { openTable } from './setUp.ts'
import { prepareWorker } from './tableWorker.ts'
import { expect, test } from './watch.ts'

/** The table's worker runs so many times faster than the world: nobody waits for 45 seconds here. */
const HASTE = 30

async function hasten(page: Page): Promise<void> {
  await prepareWorker(
    page,
    `const now = performance.now.bind(performance), later = setTimeout
    performance.now = () => now() * ${HASTE}
    globalThis.setTimeout = (what, milliseconds) => later(what, milliseconds / ${HASTE})`,
  )
}

test.describe('a table that keeps time', () => {
  test('calls once and twice, and sells when nobody goes higher', async ({ page }) => {
    await hasten(page)
    await openTable(page, { ...EVERYTHING_SOON, pace: 'hammer' })
    const player = playerAt(page)
    await player.playUntil((question) => question === 'a bid')
    const story = await storyOf(lotsOf(page).last())
    await expect(story).toContainText(en.log.called[1] ?? '')
    await expect(story).toContainText(en.log.called[2] ?? '')
    await expect(story).toContainText(/Sold to|for free/)
  })

  for (const pace of ['clock', 'bank'] as const) {
    test(`shows what is left of one’s time and answers for a person who lets it run out: ${pace}`, async ({ page }) => {
      await hasten(page)
      await openTable(page, { seats: EVERYTHING_SOON.seats, deal: 'Ada begins', pace })
      const player = playerAt(page)
      expect(await player.question()).toBe('a painting')
      await expect(page.getByRole('banner').getByRole('timer')).toHaveText(/^\d+(:\d\d| s)$/)
      await expect(logOf(page)).toContainText('You run out of time')
      await expect(await storyOf(lotsOf(page).first())).toContainText('You play')
    })
  }
})

test('what is known of others’ money is a choice of the table', async ({ page }) => {
  const players = page.getByRole('list', { name: en.table.players }).getByRole('listitem').filter({ hasText: /\S/ })
  const others = players.filter({ hasNotText: /^You/ })
  await openTable(page, { ...EVERYTHING_SOON, money: 'hidden' })
  await playerAt(page).question()
  await expect(others.filter({ hasText: String(STARTING_MONEY) })).toHaveCount(0)
  await openTable(page, { ...EVERYTHING_SOON, money: 'memory' })
  await playerAt(page).question()
  await expect(others.filter({ hasText: /≈ \d+/ })).toHaveCount(2)
  await openTable(page, { ...EVERYTHING_SOON, money: 'open' })
  await playerAt(page).question()
  await expect(others.filter({ hasText: /≈/ })).toHaveCount(0)
  await expect(others.filter({ hasText: /Money \(\w+\): \d+/ })).toHaveCount(2)
})

test('the mystery hand lies on the table and can be flipped', async ({ page }) => {
  await openTable(page, { ...EVERYTHING_SOON, mysteryHand: true })
  const player = playerAt(page)
  await player.playUntil((question) => question === 'a flip')
  await expect(page.getByText(/Mystery hand: \d+ cards/)).toBeVisible()
  await player.answer('a flip')
  await expect(logOf(page)).toContainText('You flip')
  await player.playUntil((question) => question === 'the next season')
})
