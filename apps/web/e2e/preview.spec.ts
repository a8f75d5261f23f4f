import { en } from '../src/words/en.ts'
import { YOUR_TURN, fileOf, openFile } from './gameFile.ts'
import { expect, test } from './watch.ts'

/* What is imagined is tested without a browser (useImagined.test.tsx); whether the focus is to be seen, only a browser knows. */

test('a forecast is there while a card has the focus of the keys, and not while it has that of the pointer', async ({
  page,
}) => {
  await openFile(page, fileOf(YOUR_TURN), ['person', 'easy', 'medium'])
  const card = page.getByRole('region', { name: en.table.hand }).getByRole('listitem').getByRole('button').first()
  const title = ((await card.getAttribute('aria-label')) ?? '').split(', ')[0] ?? ''
  const market = page.getByRole('complementary', { name: en.table.market }).getByRole('heading', { level: 2 }).first()
  await card.click()
  await expect(market).toContainText(title)
  // Pressed again: though it still has the focus.
  await card.click()
  await expect(market).toHaveText(en.table.market)

  await page.keyboard.press('Tab')
  await card.focus()
  await expect(market).toContainText(title)
  // Lifted and put down by keys, with which the focus stays on the card.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: en.stage.preview })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(market).toHaveText(en.table.market)
  await expect(card).toBeFocused()

  await page.getByRole('button', { name: en.hints.ask }).focus()
  await card.focus()
  await expect(market).toContainText(title)
  await page.getByRole('button', { name: en.hints.ask }).focus()
  await expect(market).toHaveText(en.table.market)
})
