import type { Locator, Page } from '@playwright/test'
import { en } from '../src/words/en.ts'
import { ONE_OFFER_ABOVE_14, OPEN_AUCTION, fileOf, openFile } from './gameFile.ts'
import type { Position } from './gameFile.ts'
import { lotsOf, storyOf } from './log.ts'
import { numberIn, playerAt } from './player.ts'
import { expect, test } from './watch.ts'

/** Opens the game, and the lot in the log, whose bids and passes it gives. */
async function openAt(page: Page, position: Position): Promise<Locator> {
  await openFile(page, fileOf(position), ['person', 'easy', 'medium'])
  await expect(amountOf(page)).toBeVisible()
  return storyOf(lotsOf(page).last())
}

function amountOf(page: Page): Locator {
  return page.getByRole('main').getByRole('textbox', { name: en.controls.amount })
}

/** Seat 0 is to seal a bid for a lot that would pay something. */
const SEALED: Position = {
  when: ({ phase, played, money }) =>
    phase.name === 'auction' &&
    phase.bidding.type === 'hidden' &&
    phase.bidding.sealed[0] === null &&
    played.length > 6 &&
    (money[0] ?? 0) > 60,
}

test('digits typed anywhere are the amount while one is asked, and Enter bids it', async ({ page }) => {
  const story = await openAt(page, ONE_OFFER_ABOVE_14)
  const amount = amountOf(page)
  await expect(amount).toHaveValue('15')
  await page.keyboard.press('2')
  await expect(amount).toHaveValue('2')
  await page.keyboard.press('5')
  await expect(amount).toHaveValue('25')
  await expect(page.getByRole('button', { name: en.controls.bid(25) })).toBeEnabled()
  await page.keyboard.press('Backspace')
  await expect(amount).toHaveValue('2')
  // What cannot be bid is not bid.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText(en.controls.why.tooLow(15))
  await page.keyboard.press('7')
  await expect(amount).toHaveValue('27')
  await expect(amount).not.toBeFocused()
  await expect(page.getByRole('region', { name: en.table.hand }).locator('[aria-pressed="true"]')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(story).toContainText('You bid 27')
})

test('Enter on a button bids what was just typed, and else presses the button', async ({ page }) => {
  const story = await openAt(page, ONE_OFFER_ABOVE_14)
  const pass = page.getByRole('main').getByRole('button', { name: en.controls.pass })
  await pass.focus()
  await page.keyboard.type('26')
  await page.keyboard.press('Enter')
  await expect(story).toContainText('You bid 26')

  const again = await openAt(page, ONE_OFFER_ABOVE_14)
  await page.keyboard.type('27')
  await pass.focus()
  await page.keyboard.press('Enter')
  await expect(again).toContainText('You pass')
  await expect(again).not.toContainText('You bid 27')
})

test('a digit after a pause begins a new number', async ({ page }) => {
  await openAt(page, ONE_OFFER_ABOVE_14)
  await page.keyboard.press('2')
  await page.waitForTimeout(2100)
  await page.keyboard.press('4')
  await expect(amountOf(page)).toHaveValue('4')
})

test('digits in a dialog are not the amount of the table', async ({ page }) => {
  await openAt(page, OPEN_AUCTION)
  await playerAt(page).hearOthersOut()
  const before = await amountOf(page).inputValue()
  await page.getByRole('button', { name: en.autoBid.open }).click()
  const dialog = page.getByRole('dialog', { name: en.autoBid.title })
  await dialog.getByRole('button', { name: en.close }).focus()
  await page.keyboard.type('38')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(amountOf(page)).toHaveValue(before)
})

test.describe('while others think', () => {
  test.use({ settings: { speed: 'cinematic', confirmations: false } })

  test('a bid that was made is not offered again to whoever is outbid', async ({ page }) => {
    const yours = (await openAt(page, OPEN_AUCTION)).getByText(/^You bid \d+$/)
    // Somebody may bid between the look and the keys: then one looks again.
    await expect(async () => {
      if ((await yours.count()) === 0) {
        await page.keyboard.press('Escape')
        const move = await page.locator('.main-move').innerText({ timeout: 2000 })
        await page.keyboard.type(String(numberIn(move) + 1))
        await page.keyboard.press('Enter')
      }
      await expect(yours).toHaveCount(1, { timeout: 5000 })
    }).toPass()
    const bid = numberIn(await yours.innerText())
    await expect(page.getByRole('button', { name: en.controls.pass })).toBeEnabled()
    await expect(page.getByRole('alert')).toHaveCount(0)
    // The log tells the bid a moment before the controls are drawn again.
    await expect.poll(async () => Number(await amountOf(page).inputValue())).toBeGreaterThan(bid)
  })
})

test('a sealed bid begins with what the lot would pay now', async ({ page }) => {
  await openAt(page, SEALED)
  const worth = numberIn(
    await page
      .getByText(/^Worth \d/)
      .first()
      .innerText(),
  )
  expect(worth).toBeGreaterThan(1)
  await expect(amountOf(page)).toHaveValue(String(worth))
})

test.describe('without shortcuts', () => {
  test.use({ settings: { speed: 'instant', confirmations: false, shortcuts: false } })

  test('digits are typed in the field alone', async ({ page }) => {
    await openAt(page, ONE_OFFER_ABOVE_14)
    const amount = amountOf(page)
    await page.keyboard.type('25')
    await expect(amount).toHaveValue('15')
    await amount.click()
    await page.keyboard.type('25')
    await expect(amount).toHaveValue('25')
  })
})
