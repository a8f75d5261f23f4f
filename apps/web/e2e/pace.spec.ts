import type { Page } from '@playwright/test'
import { en } from '../src/words/en.ts'
import { OPEN_AUCTION, fileOf, openFile } from './gameFile.ts'
import { playerAt } from './player.ts'
import { expect, test } from './watch.ts'

// Everything takes its usual time, and the page's clock stands still: what comes all the same comes at once.
test.use({ viewport: { width: 1440, height: 900 }, settings: { speed: 'normal', confirmations: false } })

const PLAYERS = ['Ada', 'Ben', 'Cleo', 'Dora']

/** Comes to an open auction against three bots, and says "Out" before anybody has gone far. */
async function stayOut(page: Page): Promise<void> {
  await page.clock.install()
  await openFile(page, fileOf({ ...OPEN_AUCTION, players: PLAYERS }), ['person', 'accountant', 'sniper', 'accountant'])
  const out = page.getByRole('button', { name: en.controls.out, exact: true })
  await out.waitFor()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await out.click()
}

test('after "Out" the rest of the lot is told at once, and then who bought it', async ({ page }) => {
  await stayOut(page)
  // What was being shown already, and the own pass, take their time: a second of the page's at most.
  let waited = 0
  await expect(async () => {
    if (waited < 1000) await page.clock.runFor(100)
    waited += 100
    await expect(page.locator('.verdict')).toContainText(/Sold to \w+ for \d+/, { timeout: 500 })
  }).toPass()
  // The log has all the bids that were not shown.
  const bids = page.getByRole('list', { name: en.table.log }).getByText(/^(Ben|Cleo|Dora) bids \d+/)
  expect(await bids.count()).toBeGreaterThan(2)
})

test('a skip leads to the next decision, whatever the others do before it', async ({ page }) => {
  await stayOut(page)
  const skip = page.getByRole('button', { name: en.table.skipShow })
  // A bid that came before the "Out" takes its time first; bots act in theirs, which is not the page's.
  await expect(async () => {
    await page.clock.runFor(200)
    await expect(skip).toBeVisible({ timeout: 100 })
  }).toPass()
  await page.keyboard.press(' ')
  await playerAt(page).question()
  await expect(skip).toHaveCount(0)
})
