import { de } from '../src/words/de.ts'
import { en } from '../src/words/en.ts'
import { LANGUAGE_NAMES } from '../src/settings/languages.ts'
import { pt } from '../src/words/pt.ts'
import { EVERYTHING_SOON } from './deals.ts'
import { playerAt } from './player.ts'
import { openTable } from './setUp.ts'
import { expect, test } from './watch.ts'

for (const { locale, lang, words } of [
  { locale: 'de-AT', lang: 'de', words: de },
  { locale: 'pt-PT', lang: 'pt', words: pt },
  { locale: 'fr-FR', lang: 'en', words: en },
]) {
  test.describe(`in a browser that speaks ${locale}`, () => {
    test.use({ locale })

    test(`the page speaks ${lang}`, async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('button', { name: words.menu.play })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      for (const [path, title] of [
        ['/rules', words.rules.title],
        ['/settings', words.settings.title],
        ['/learn', words.lessons.title],
      ] as const) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      }
    })
  })
}

test('another language is spoken at once, at the table too, and is kept', async ({ page }) => {
  await openTable(page, EVERYTHING_SOON)
  await playerAt(page).question()
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
  test.describe(`where ${lang} is chosen`, () => {
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
