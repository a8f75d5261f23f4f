import type { Locator, Page } from '@playwright/test'
import { en } from '../src/words/en.ts'
import { EVERYTHING_SOON } from './deals.ts'
import { FLIP, ONE_OFFER_ABOVE_14, OPEN_AUCTION, fileOf, openFile } from './gameFile.ts'
import type { Position } from './gameFile.ts'
import { lotsOf } from './log.ts'
import { USUAL_QUESTIONS, numberIn, playerAt } from './player.ts'
import type { Question } from './player.ts'
import { openTable } from './setUp.ts'
import { expect, test } from './watch.ts'

function hintOn(page: Page): Locator {
  return page.getByRole('region', { name: en.hints.title })
}

/** The move that the hint suggests, once it has been thought about. */
async function suggestion(page: Page): Promise<string> {
  await expect(hintOn(page).getByRole('status')).toContainText(en.hints.would)
  return hintOn(page).getByRole('status').getByRole('strong').innerText()
}

/** Seat 0 is to name its price for one painting, and can pay much. */
const YOUR_PRICE: Position = {
  when: ({ phase, money, played, past }) =>
    past.length === 0 &&
    phase.name === 'auction' &&
    phase.bidding.type === 'fixed_price' &&
    phase.bidding.price === null &&
    phase.offer.auctioneer === 0 &&
    phase.offer.cards.length === 1 &&
    played.length > 4 &&
    played.length < 9 &&
    (money[0] ?? 0) > 60,
}

/** What is asked, and what there is to see, is there and can be pressed: nothing lies on it. */
async function expectNothingCovered(page: Page, question: string): Promise<void> {
  const parts = ['.action-bar', '.hand-cards > li', '[data-artist]', '.lot-work, .stage-wall']
  const covered = await page.evaluate(
    (selectors) =>
      selectors.filter((selector) => {
        const part = document.querySelector(selector)
        if (part === null) return true
        const { left, top, width, height } = part.getBoundingClientRect()
        const found = document.elementFromPoint(left + width / 2, top + height / 2)
        return found?.closest('.hint, dialog') !== null
      }),
    parts,
  )
  expect(covered, question).toEqual([])
}

test('a hint can be had at every question: what to do, what it is worth, and why', async ({ page }) => {
  await openTable(page, EVERYTHING_SOON)
  const player = playerAt(page)
  const hint = hintOn(page)
  const wanted = new Set<Question>(USUAL_QUESTIONS)
  await player.playUntil(async (question) => {
    if (wanted.delete(question)) {
      if (question === 'a bid' || question === 'a sealed bid') await player.hearOthersOut()
      await page.keyboard.press('h')
      await suggestion(page)
      expect([2, 3], question).toContain(await hint.getByRole('listitem').count())
      for (const reason of await hint.getByRole('listitem').allInnerTexts()) expect(reason).toMatch(/^[A-Z0-9].*\.$/)
      await expectNothingCovered(page, question)
      await page.keyboard.press('Escape')
      await expect(hint).toHaveCount(0)
      // Whatever it has lifted is put down by the next Escape.
      await page.keyboard.press('Escape')
      await expect(page.getByRole('region', { name: en.table.hand }).locator('[aria-pressed="true"]')).toHaveCount(0)
    }
    return wanted.size === 0
  })
  expect([...wanted]).toEqual([])
})

test('a hint can be had about the mystery hand', async ({ page }) => {
  await openFile(page, fileOf(FLIP), ['person', 'easy', 'medium'])
  await page.getByRole('button', { name: en.hints.ask }).click()
  expect(await suggestion(page)).toMatch(/^(Flip it|Leave it)$/)
  expect([2, 3]).toContain(await hintOn(page).getByRole('listitem').count())
})

test('a hint lifts the card that it speaks of, says what would be, and can be taken up', async ({ page }) => {
  await openFile(
    page,
    fileOf({
      when: ({ phase, played }) => phase.name === 'awaiting_card_play' && phase.asked === 0 && played.length > 3,
    }),
    ['person', 'easy', 'medium'],
  )
  await page.getByRole('button', { name: en.hints.ask }).click()
  const move = await suggestion(page)
  await expect(page.getByRole('button', { name: move, exact: true })).toBeEnabled()
  await expect(page.getByRole('region', { name: en.table.hand }).locator('[aria-pressed="true"]')).toHaveCount(1)
  await expect(page.getByRole('region', { name: en.stage.preview })).toBeVisible()
  for (const reason of await hintOn(page).getByRole('listitem').allInnerTexts()) {
    expect(reason).not.toMatch(/ is (first|second|third|outside the top three) now/)
  }
  await hintOn(page).getByRole('button', { name: en.hints.doIt }).click()
  await expect(hintOn(page)).toHaveCount(0)
  await expect(page.getByText(en.controls.chooseCard)).toHaveCount(0)
})

test('a hint sets the amount that it speaks of, and one may still bid another', async ({ page }) => {
  await openFile(page, fileOf(YOUR_PRICE), ['person', 'easy', 'medium'])
  const amount = page.getByRole('textbox', { name: en.controls.amount })
  const first = await amount.inputValue()
  await page.getByRole('button', { name: en.hints.ask }).click()
  await expect(hintOn(page)).toContainText(en.hints.worth(1))
  const price = String(numberIn(await suggestion(page)))
  expect(price, 'a hint that says no more than the screen').not.toBe(first)
  await expect(amount).toHaveValue(price)
  await page.keyboard.type('33')
  await expect(amount).toHaveValue('33')
  await expect(hintOn(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(lotsOf(page).filter({ hasText: /33 → / })).toHaveCount(1)
  await expect(hintOn(page)).toHaveCount(0)
})

test('a hint is closed by its button, and the focus stays at the controls', async ({ page }) => {
  await openFile(page, fileOf(ONE_OFFER_ABOVE_14), ['person', 'easy', 'medium'])
  await page.getByRole('button', { name: en.hints.ask }).click()
  await suggestion(page)
  await hintOn(page).getByRole('button', { name: en.close }).click()
  await expect(hintOn(page)).toHaveCount(0)
  await expect(page.locator('.controls')).toBeFocused()
})

test('nobody has hints against another person', async ({ page }) => {
  await openFile(page, fileOf(OPEN_AUCTION), ['person', 'person', 'easy'])
  await expect(page.getByRole('region', { name: en.stage.outLoud })).toBeVisible()
  await expect(page.getByRole('button', { name: en.hints.ask })).toHaveCount(0)
  await page.keyboard.press('h')
  await expect(hintOn(page)).toHaveCount(0)
})
