import type { Locator, Page } from '@playwright/test'
import { en } from '../src/words/en.ts'
import { OPEN_AUCTION, fileOf, openFile } from './gameFile.ts'
import { logOf, lotsOf } from './log.ts'
import { playerAt } from './player.ts'
import { expect, test } from './watch.ts'

/*
 * Three people at one device: Ada gives her orders while she looks at her hand, where nobody acts in the meantime, and
 * then others bid out loud.
 */

async function adaLooks(page: Page): Promise<void> {
  await openFile(page, fileOf(OPEN_AUCTION), ['person', 'person', 'person'])
  await bidder(page, 'Ada').getByRole('button', { name: en.stage.lookAtHand }).click()
  await page.getByRole('button', { name: en.handover.ready('Ada') }).click()
}

const AMOUNT = en.controls.amount

/** Gives an auto-bid from the bar: opens its dialog, writes the limit, and says what is to happen above it. */
async function autoBid(page: Page, limit: number, above: 'pass' | 'ask'): Promise<void> {
  await page.getByRole('button', { name: en.autoBid.open }).click()
  const dialog = page.getByRole('dialog', { name: en.autoBid.title })
  await dialog.getByRole('textbox', { name: AMOUNT }).fill(String(limit))
  await dialog
    .getByRole('button', { name: (above === 'pass' ? en.autoBid.thenOut : en.autoBid.thenAsk)(limit) })
    .click()
  await expect(dialog).toHaveCount(0)
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
  expect(await page.content()).not.toMatch(/up to \d|auto-bid/i)
}

test('an auto-bid stands over a reload', { tag: '@long' }, async ({ page }) => {
  await adaLooks(page)
  await autoBid(page, 20, 'pass')
  await expectLast(page, 'You bid 1')
  await page.reload()
  await bids(page, 'Ben', 5)
  await expectLast(page, 'Ada bids 6')
})

test('an auto-bid bids no more than needed up to its limit, and then passes', async ({ page }) => {
  await adaLooks(page)
  await autoBid(page, 20, 'pass')
  await expect(page.getByText(en.autoBid.stands(20, 'pass'))).toBeVisible()
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

test('an auto-bid that is to ask asks above its limit', { tag: '@long' }, async ({ page }) => {
  await adaLooks(page)
  await autoBid(page, 20, 'ask')
  await expect(page.getByText(en.autoBid.stands(20, 'ask'))).toBeVisible()
  await backToTable(page)
  await bids(page, 'Ben', 20)
  await expectLast(page, 'Ben bids 20')
  await expect(bidder(page, 'Ada').getByRole('button', { name: en.controls.bid(21) })).toBeEnabled()
})

test('an auto-bid is changed: the dialog begins with the limit that stands', { tag: '@long' }, async ({ page }) => {
  await adaLooks(page)
  await autoBid(page, 20, 'ask')
  await page.getByRole('button', { name: en.autoBid.change }).click()
  const dialog = page.getByRole('dialog', { name: en.autoBid.title })
  await expect(dialog.getByRole('textbox', { name: AMOUNT })).toHaveValue('20')
  await dialog.getByRole('button', { name: en.controls.raiseLabel(5) }).click()
  await dialog.getByRole('button', { name: en.autoBid.thenOut(25) }).click()
  await expect(page.getByText(en.autoBid.stands(25, 'pass'))).toBeVisible()
  await backToTable(page)
  await bids(page, 'Ben', 24)
  await expectLast(page, 'Ada bids 25')
})

test('an auto-bid that is cancelled bids no more', { tag: '@long' }, async ({ page }) => {
  await adaLooks(page)
  await autoBid(page, 20, 'pass')
  await page.getByRole('button', { name: en.autoBid.cancel, exact: true }).click()
  await expect(page.getByRole('button', { name: en.autoBid.open })).toBeVisible()
  await backToTable(page)
  await bids(page, 'Ben', 10)
  await expectLast(page, 'Ben bids 10')
  await expect(bidder(page, 'Ada').getByRole('button', { name: en.controls.pass })).toBeEnabled()
})

test('whoever is out passes whatever is bid, and may come back', async ({ page }) => {
  await adaLooks(page)
  await page.getByRole('button', { name: en.controls.out, exact: true }).click()
  await expect(page.getByText(en.controls.outStands)).toBeVisible()
  await expectLast(page, 'You pass')
  await backToTable(page)
  await bids(page, 'Ben', 10)
  await expect(bidder(page, 'Ada').getByRole('button', { name: en.controls.pass })).toBeDisabled()
  // The table passes for her; the log has said already that she is not bidding.
  await expectLast(page, 'Ben bids 10')
  await expect(logOf(page).getByText('Ada passes', { exact: true })).toHaveCount(1)

  await bidder(page, 'Ada').getByRole('button', { name: en.stage.lookAtHand }).click()
  await page.getByRole('button', { name: en.handover.ready('Ada') }).click()
  await page.getByRole('button', { name: en.controls.withdraw }).click()
  await backToTable(page)
  await bids(page, 'Cleo', 12)
  await expectLast(page, 'Cleo bids 12')
})

for (const [name, width, height] of [
  ['a laptop', 1366, 650],
  ['a phone', 390, 844],
  ['the smallest phone', 320, 568],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height } })

    const tag = name === 'a phone' ? [] : '@long'
    test('against bots an auto-bid that nobody reaches buys the lot below its limit', { tag }, async ({ page }) => {
      await openFile(page, fileOf(OPEN_AUCTION), ['person', 'easy', 'medium'])
      const player = playerAt(page)
      expect(await player.question()).toBe('a bid')
      await player.hearOthersOut()
      const bar = await page.locator('.action-bar').boundingBox()
      expect(bar?.height, 'three rows of 44 pixels at most').toBeLessThan(4 * 44)
      const before = (await salesToYou(page)).length
      await autoBid(page, 59, 'pass')
      await expect.poll(async () => (await salesToYou(page)).length).toBe(before + 1)
      expect(Number(/you (\d+) →/.exec((await salesToYou(page)).at(-1) ?? '')?.[1])).toBeLessThan(59)
    })
  })
}

/** What the log says of them. On a phone it is behind a button. */
async function salesToYou(page: Page): Promise<readonly string[]> {
  const behind = page.getByRole('button', { name: en.table.log })
  const isBehind = await behind.isVisible()
  if (isBehind) await behind.click()
  await expect(lotsOf(page).first()).toBeVisible()
  const sales = await lotsOf(page)
    .filter({ hasText: /: you \d+ → / })
    .allInnerTexts()
  if (isBehind) await page.keyboard.press('Escape')
  return sales
}
