import type { Page } from '@playwright/test'
import { STARTING_MONEY } from '@modern-art/engine'
import { en } from '../src/words/en.ts'
import { EVERYTHING_SOON } from './deals.ts'
import { logOf, lotsOf, storyOf } from './log.ts'
import { playerAt } from './player.ts'
import { openTable } from './setUp.ts'
import { prepareWorker } from './tableWorker.ts'
import { expect, test } from './watch.ts'

/** Runs the table's worker so many times faster than the world: nobody waits for minutes here. */
async function hasten(page: Page, times: number): Promise<void> {
  await prepareWorker(
    page,
    `const now = performance.now.bind(performance), later = setTimeout
    performance.now = () => now() * ${times}
    globalThis.setTimeout = (what, milliseconds) => later(what, milliseconds / ${times})`,
  )
}

test.describe('a table that keeps time', () => {
  test('calls once and twice, and sells when nobody goes higher', async ({ page }) => {
    await hasten(page, 30)
    await openTable(page, { seats: EVERYTHING_SOON.seats, deal: 'Ada begins', pace: 'hammer' })
    expect(await playerAt(page).question()).toBe('a painting')
    // Nothing is answered in the auction itself: the hammer falls before a slow page could press anything.
    const open = page.locator('.hand').getByRole('button').filter({ hasText: en.auctionsShort.open })
    await open.first().click()
    await page
      .locator('.bid-bar')
      .getByRole('button', { name: /^Play / })
      .click()
    const story = await storyOf(lotsOf(page).first())
    await expect(story).toContainText(en.log.called[1] ?? '')
    await expect(story).toContainText(en.log.called[2] ?? '')
    await expect(story).toContainText(/Sold to|for free/)
  })

  // Either way ten seconds are left to a page that may be slow.
  for (const [pace, times] of [
    ['clock', 4.5],
    ['bank', 30],
  ] as const) {
    test(`shows what is left of one’s time and answers for a person who lets it run out: ${pace}`, async ({ page }) => {
      await hasten(page, times)
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
