import { en } from '../src/words/en.ts'
import { fileOf, openFile } from './gameFile.ts'
import { expect, test } from './watch.ts'

const YOUR_TURN = fileOf({ when: ({ phase }) => phase.name === 'awaiting_card_play' && phase.asked === 0 })

test('a hand that is covered is named nowhere, and no key takes a card of it', async ({ page }) => {
  await openFile(page, YOUR_TURN, ['person', 'easy', 'medium'])
  const hand = page.getByRole('region', { name: en.table.hand })
  const cards = hand.getByRole('listitem').getByRole('button')
  const play = page.getByRole('button', { name: /^Play / })
  await expect(cards.first()).toBeVisible()
  const names = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''))
  const titles = names.map((name) => name.split(',')[0] ?? '')
  await cards.first().click()
  await expect(play).toBeVisible()

  await page.getByRole('button', { name: en.table.hideHand }).click()
  await expect(hand).toContainText(en.table.handCovered)
  await expect(play).toHaveCount(0)
  for (let digit = 1; digit <= 9; digit += 1) await page.keyboard.press(String(digit))
  await page.keyboard.press('b')
  await expect(page.getByText(en.controls.chooseCard)).toBeVisible()
  const html = await page.content()
  for (const title of titles) expect(html).not.toContain(title)

  await page.getByRole('button', { name: en.table.showHand }).click()
  expect(await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')))).toEqual(names)
  await page.keyboard.press('1')
  await expect(cards.first()).toHaveAttribute('aria-pressed', 'true')
})
