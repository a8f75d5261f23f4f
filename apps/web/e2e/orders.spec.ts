import type { Locator, Page } from '@playwright/test'
import { en } from '../src/words/en.ts'
import { OPEN_AUCTION, fileOf, openFile } from './gameFile.ts'
import { logOf, lotsOf } from './log.ts'
import { playerAt } from './player.ts'
import { expect, test } from './watch.ts'

// Where there is room enough, the ceiling stands beside the table.
test.use({ viewport: { width: 1440, height: 900 } })

/*
 * Three people at one device: Ada gives her orders while she looks at her hand, where nobody acts in the meantime, and
 * then others bid out loud.
 */

async function adaLooks(page: Page): Promise<Locator> {
  await openFile(page, fileOf(OPEN_AUCTION), ['person', 'person', 'person'])
  await bidder(page, 'Ada').getByRole('button', { name: en.stage.lookAtHand }).click()
  await page.getByRole('button', { name: en.handover.ready('Ada') }).click()
  return page.getByRole('region', { name: en.controls.ceiling })
}

function bidder(page: Page, name: string): Locator {
  return page.getByRole('region', { name: en.stage.outLoud }).getByRole('listitem', { name })
}

async function bids(page: Page, name: string, amount: number): Promise<void> {
  await bidder(page, name).getByRole('textbox').fill(String(amount))
  await bidder(page, name)
    .getByRole('button', { name: en.controls.bid(amount) })
    .click()
}

async function expectLast(page: Page, line: string): Promise<void> {
  const last = logOf(page).getByRole('listitem').last()
  await expect(last).toHaveText(new RegExp(`${line}$`))
}

/** Gives the device back to everybody, who see nothing of what was ordered. */
async function backToTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: en.stage.backToTable }).click()
  await expect(bidder(page, 'Ben')).toBeVisible()
  expect(await page.content()).not.toMatch(new RegExp(`up to \\d|${en.controls.ceiling}`, 'i'))
}

test('a secret ceiling bids no more than needed up to its amount, and then passes', async ({ page }) => {
  const ceiling = await adaLooks(page)
  await ceiling.getByRole('textbox').fill('20')
  await ceiling.getByRole('button', { name: en.controls.ceilingPass(20) }).click()
  await expect(ceiling).toContainText(en.controls.ceilingStands(20, 'pass'))
  await expectLast(page, 'You bid 1')
  await backToTable(page)
  await bids(page, 'Ben', 10)
  await expectLast(page, 'Ada bids 11')
  await bids(page, 'Ben', 19)
  await expectLast(page, 'Ada bids 20')
  await bids(page, 'Ben', 21)
  await expectLast(page, 'Ada passes')
  await expect(bidder(page, 'Ada').getByRole('button', { name: en.controls.pass })).toBeDisabled()
})

test('a secret ceiling that is to ask asks above its amount', async ({ page }) => {
  const ceiling = await adaLooks(page)
  await ceiling.getByRole('textbox').fill('20')
  await ceiling.getByRole('button', { name: en.controls.ceilingAsk(20) }).click()
  await expect(ceiling).toContainText(en.controls.ceilingStands(20, 'ask'))
  await backToTable(page)
  await bids(page, 'Ben', 20)
  await expectLast(page, 'Ben bids 20')
  await expect(bidder(page, 'Ada').getByRole('button', { name: en.controls.bid(21) })).toBeEnabled()
})

test('an order that is taken back bids no more', async ({ page }) => {
  const ceiling = await adaLooks(page)
  await ceiling.getByRole('textbox').fill('20')
  await ceiling.getByRole('button', { name: en.controls.ceilingPass(20) }).click()
  await ceiling.getByRole('button', { name: en.controls.withdraw }).click()
  await expect(ceiling.getByRole('textbox')).toBeVisible()
  await backToTable(page)
  await bids(page, 'Ben', 10)
  await expectLast(page, 'Ben bids 10')
  await expect(bidder(page, 'Ada').getByRole('button', { name: en.controls.pass })).toBeEnabled()
})

test('who is out passes whatever is bid, and may come back', async ({ page }) => {
  const ceiling = await adaLooks(page)
  await page.getByRole('button', { name: en.controls.out, exact: true }).click()
  await expect(ceiling).toContainText(en.controls.outStands)
  await expectLast(page, 'You pass')
  await backToTable(page)
  await bids(page, 'Ben', 10)
  await expect(bidder(page, 'Ada').getByRole('button', { name: en.controls.pass })).toBeDisabled()
  // The table passes for her; the log has said already that she is not bidding.
  await expectLast(page, 'Ben bids 10')
  await expect(logOf(page).getByText('Ada passes', { exact: true })).toHaveCount(1)

  await bidder(page, 'Ada').getByRole('button', { name: en.stage.lookAtHand }).click()
  await page.getByRole('button', { name: en.handover.ready('Ada') }).click()
  await ceiling.getByRole('button', { name: en.controls.withdraw }).click()
  await backToTable(page)
  await bids(page, 'Cleo', 12)
  await expectLast(page, 'Cleo bids 12')
})

test('against bots a ceiling that nobody reaches buys the lot below it', async ({ page }) => {
  await openFile(page, fileOf(OPEN_AUCTION), ['person', 'easy', 'medium'])
  const player = playerAt(page)
  expect(await player.question()).toBe('a bid')
  await player.hearOthersOut()
  const ceiling = page.getByRole('region', { name: en.controls.ceiling })
  const bought = lotsOf(page).filter({ hasText: /: you \d+ → / })
  const before = await bought.count()
  await ceiling.getByRole('textbox').fill('59')
  await ceiling.getByRole('button', { name: en.controls.ceilingPass(59) }).click()
  await expect(bought).toHaveCount(before + 1)
  expect(Number(/you (\d+) →/.exec(await bought.last().innerText())?.[1])).toBeLessThan(59)
})
