import type { Locator, Page } from '@playwright/test'
import { artistOf, choicesFor, countPlayed } from '@modern-art/engine'
import { en } from '../src/words/en.ts'
import { OPEN_AUCTION, fileOf, openFile } from './gameFile.ts'
import type { Position } from './gameFile.ts'
import { playerAt } from './player.ts'
import { expect, test } from './watch.ts'

const YOUR_TURN: Position = {
  when: ({ phase, played }) => phase.name === 'awaiting_card_play' && phase.asked === 0 && played.length > 3,
}

/** Seat 0 may add a second painting, and has one that does not end the season. */
const A_SECOND: Position = {
  when: (state) =>
    state.phase.name === 'double_offer' &&
    state.phase.asked === 0 &&
    state.played.length < 4 &&
    choicesFor(state, 0).some(({ type }) => type === 'offer_second'),
}

/** Seat 0 is to play a card and has one that would be the fifth of its artist. */
const YOUR_FIFTH: Position = {
  when: ({ phase, hands, played }) =>
    phase.name === 'awaiting_card_play' &&
    phase.asked === 0 &&
    (hands[0] ?? []).some((card) => countPlayed(played, artistOf(card)) === 4),
}

function cardsOf(page: Page): Locator {
  return page.getByRole('region', { name: en.table.hand }).getByRole('listitem').getByRole('button')
}

function previewOn(page: Page): Locator {
  return page.getByRole('region', { name: en.stage.preview })
}

async function titleOf(card: Locator): Promise<string> {
  return ((await card.getAttribute('aria-label')) ?? '').split(', ')[0] ?? ''
}

/** The heading of the market, which says whether what it shows is imagined. */
function marketOn(page: Page): Locator {
  return page.getByRole('complementary', { name: en.table.market }).getByRole('heading', { level: 2 }).first()
}

async function expectNothingImagined(page: Page): Promise<void> {
  await expect(previewOn(page)).toHaveCount(0)
  await expect(page.getByText(en.stage.preview)).toHaveCount(0)
  await expect(marketOn(page)).toHaveText(en.table.market)
}

test('a card that is lifted hangs on the easel as it will be shown, until it is put down', async ({ page }) => {
  await openFile(page, fileOf(YOUR_TURN), ['person', 'easy', 'medium'])
  const card = cardsOf(page).first()
  const title = await titleOf(card)
  await card.click()
  await expect(previewOn(page)).toContainText(title)
  await expect(previewOn(page).getByRole('heading')).toHaveText(new RegExp(Object.values(en.auctions).join('|')))
  await expect(previewOn(page)).toContainText(/Worth \d/)
  await expect(marketOn(page)).toContainText(title)

  // Pressed again: though the pointer still rests on it.
  await card.click()
  await expectNothingImagined(page)

  await card.click()
  await expect(previewOn(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expectNothingImagined(page)
  await expect(card).toHaveAttribute('aria-pressed', 'false')

  // The same by keys, with which the focus stays on the card.
  await page.keyboard.press('Tab')
  await card.focus()
  await page.keyboard.press('Enter')
  await expect(previewOn(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expectNothingImagined(page)
  await expect(card).toBeFocused()
})

test('a forecast goes back when the pointer or the focus leaves the card', async ({ page }) => {
  await openFile(page, fileOf(YOUR_TURN), ['person', 'easy', 'medium'])
  const card = cardsOf(page).first()
  const title = await titleOf(card)
  await card.hover()
  await expect(marketOn(page)).toContainText(title)
  await page.getByRole('heading', { level: 1 }).hover()
  await expectNothingImagined(page)

  await page.keyboard.press('Tab')
  await card.focus()
  await expect(marketOn(page)).toContainText(title)
  await page.getByRole('button', { name: en.hints.ask }).focus()
  await expectNothingImagined(page)
})

test('a card that is only looked at in an auction goes back when one turns to the bid', async ({ page }) => {
  await openFile(page, fileOf(OPEN_AUCTION), ['person', 'easy', 'medium'])
  await playerAt(page).hearOthersOut()
  const card = cardsOf(page).first()
  await card.click()
  await expect(marketOn(page)).toContainText(await titleOf(card))
  await expect(previewOn(page)).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: en.controls.higher, exact: true }).click()
  await expectNothingImagined(page)
  await expect(card).toHaveAttribute('aria-pressed', 'false')
})

test('what is imagined goes back when the lot moves on, though the pointer rests on a card', async ({ page }) => {
  await openFile(page, fileOf(OPEN_AUCTION), ['person', 'easy', 'medium'])
  await playerAt(page).hearOthersOut()
  const card = cardsOf(page).last()
  const title = await titleOf(card)
  await card.hover()
  await expect(marketOn(page)).toContainText(title)
  await page.keyboard.press('p')
  await expect(marketOn(page)).not.toContainText(title)
})

test('a second painting hangs beside its double', async ({ page }) => {
  await openFile(page, fileOf(A_SECOND), ['person', 'easy', 'medium'])
  const easel = page.getByRole('region', { name: en.stage.onEasel })
  await expect(easel.getByRole('img')).toHaveCount(1)
  const fitting = cardsOf(page).and(page.locator(':not(.painting-card-off)')).first()
  const title = await titleOf(fitting)
  await fitting.click()
  await expect(easel).toContainText(title)
  await expect(easel.getByRole('img')).toHaveCount(2)
  await expect(easel.getByText(en.stage.preview)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(easel).not.toContainText(title)
  await expect(easel).toContainText(en.stage.secondMissing)
})

test.describe('at normal speed', () => {
  test.use({ settings: { speed: 'normal', confirmations: false } })

  test('a card that ends the season is no longer imagined once it is played', async ({ page }) => {
    await openFile(page, fileOf(YOUR_FIFTH), ['person', 'easy', 'medium'])
    await cardsOf(page).filter({ hasText: '◇' }).first().click()
    await expect(marketOn(page)).not.toHaveText(en.table.market)
    await page.getByRole('button', { name: /^Play / }).click()
    const ending = page.getByRole('heading', { name: en.stage.seasonEnds, exact: true })
    await expect(ending).toBeVisible()
    await expect(marketOn(page)).toHaveText(en.table.market, { timeout: 1000 })
    await expect(ending).toBeVisible()
  })
})
