import { de } from '../src/words/de.ts'
import { en } from '../src/words/en.ts'
import { LANGUAGE_NAMES } from '../src/settings/languages.ts'
import { pt } from '../src/words/pt.ts'
import { MY_CARD, fileOf, openFile } from './gameFile.ts'
import { expect, test } from './watch.ts'

test('another language is spoken at once, at the table too, and is kept', async ({ page }) => {
  await openFile(page, fileOf(MY_CARD), ['person', 'easy', 'medium'])
  await expect(page.getByRole('region', { name: en.table.hand })).toBeVisible()
  const table = page.url()
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.getByRole('button', { name: en.table.menu }).click()
  await page.getByRole('button', { name: en.settings.title }).click()
  await page.getByLabel(en.settings.language).selectOption(LANGUAGE_NAMES.de)
  await expect(page.getByRole('heading', { level: 1, name: de.settings.title })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('region', { name: de.table.hand })).toBeVisible()
  await expect(page.getByRole('complementary', { name: de.table.market })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(loads).toBe(0)
  expect(page.url()).toBe(table)
  await page.reload()
  await expect(page.getByRole('region', { name: de.table.hand })).toBeVisible()
})

for (const { lang, words } of [
  { lang: 'de', words: de },
  { lang: 'pt', words: pt },
] as const) {
  test.describe(`where ${lang} is chosen`, { tag: lang === 'de' ? [] : '@long' }, () => {
    test.use({ settings: { speed: 'instant', language: lang } })

    test('the rules at the table open in it, where they matter', async ({ page }) => {
      await page.goto('/learn/open')
      await page.getByRole('button', { name: words.lessons.goOn }).click()
      await expect(page.getByRole('button', { name: words.controls.pass, exact: true })).toBeVisible()
      await page.getByRole('button', { name: words.table.rules, exact: true }).click()
      const rules = page.getByRole('dialog', { name: words.rules.title })
      const place = rules.locator('[aria-current="true"]')
      await expect(place).toBeFocused()
      await expect(place).toContainText('O1')
      await expect(place.getByRole('heading')).toHaveText(words.auctions.open)
    })
  })
}
