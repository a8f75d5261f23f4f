import type { Page } from '@playwright/test'
import { profile } from '../src/words/en/profile.ts'
import { expectFit, sizesIn } from './everySize.ts'
import { troublesOnPage } from './fitAudit.ts'
import { expectFineInEveryLook } from './looks.ts'
import { startServerWithPast } from './pastGames.ts'
import type { ServerWithPast } from './pastGames.ts'
import { expect, test } from './people.ts'
import { speak } from './speak.ts'

const { board, history, form, wins, artists, trades, table } = profile

const SIZES = sizesIn('320x568 390x844 844x390 768x1024 1366x650 1920x1080')

let server: ServerWithPast
test.beforeAll(async () => {
  server = await startServerWithPast()
})
test.afterAll(() => server.close())

test('lists of the best, profiles and the end of a game that counted keep nobody out, and fit every screen', async ({
  come,
}) => {
  const ana = await come('Ana', { home: server.address, settings: { speed: 'instant', theme: 'day' } })
  await server.become(ana.context, 'Ana')
  const { page } = ana
  const { keyboard } = page
  await page.goto('/leaderboard')
  const best = page.getByRole('list', { name: board.list(profile.paces.live) })
  await expect(best.getByRole('listitem')).toHaveCount(4)
  await expect(best.locator('[data-you=true]')).toContainText('Ana')
  await expect(page.getByRole('status').filter({ hasText: /number \d on the list/ })).toBeVisible()
  await expectFineAndFit(page, 'the list of the best')
  await page.getByRole('button', { name: profile.paces.turn_based }).press('Enter')
  await expect(page.getByText(board.empty)).toBeVisible()
  await expectFineInEveryLook(page, 'a list without anybody')

  await page.getByRole('link', { name: board.ownProfile }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Ana' })).toBeFocused()
  for (const title of [form.title, wins.title, artists.title, trades.title, history.title]) {
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  }
  await expect(page.getByRole('img', { name: /^Live: from 1,500 to/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Places in the last games/ })).toBeVisible()
  await expect(page.locator('.history-row')).toHaveCount(10)
  await page.getByRole('button', { name: history.all(26) }).press('Enter')
  await expect(page.locator('.history-row')).toHaveCount(26)
  await expect(page.locator('.game-history')).toBeFocused()
  await expect(page.getByText(history.left)).toHaveCount(1)
  await expectFineAndFit(page, 'a profile')

  // The first game in the list did count: its table says what it did to everybody.
  await page
    .getByRole('link', { name: /^Open the table/ })
    .first()
    .focus()
  await keyboard.press('Enter')
  const changes = page.getByRole('list', { name: table.title })
  await expect(changes.getByRole('listitem')).toHaveCount(4)
  await expect(changes).toContainText(/Ben.*\d → \d/)
  await expectFineAndFit(page, 'the end of a game that counted')
  await changes.getByRole('link', { name: 'Ben' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Ben' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Open the table/ })).toHaveCount(0)
})

async function expectFineAndFit(page: Page, where: string): Promise<void> {
  await expectFineInEveryLook(page, where)
  await expectFit(
    page,
    () => SIZES,
    (looked) => looked.evaluate(troublesOnPage, { scrolls: true }),
  )
  await speak(page, 'en')
}
