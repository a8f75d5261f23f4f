import { en } from '../src/words/en.ts'
import { EVERYTHING_SOON } from './deals.ts'
import { chooseFile, fileOf } from './gameFile.ts'
import { LOOKS } from './looks.ts'
import { playerAt } from './player.ts'
import { fillIn, openTable } from './setUp.ts'
import { expect, test } from './watch.ts'

const BEGUN = fileOf({ when: ({ lots }) => lots.length === 1 })

for (const { look, options, expectFine } of LOOKS) {
  test.describe(`on ${look}`, () => {
    test.use({ ...options, settings: { speed: 'instant', theme: 'day' } })

    test('pages without a game keep nobody out', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('link', { name: en.menu.setUp })).toBeVisible()
      await expectFine(page, 'the menu')
      for (const path of ['/gallery', '/rules', '/rules#H1', '/settings', '/games', '/learn', '/learn/no_floor']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectFine(page, path)
      }
      await page.goto('/new')
      await fillIn(page, EVERYTHING_SOON)
      await expectFine(page, 'the set-up')
      await page.goto('/gallery')
      await page
        .getByRole('button', { name: /^Look closely at/ })
        .first()
        .click()
      await expectFine(page, 'a painting full size')
      await page.goto('/game/nobody-knows-it')
      await expect(page.getByRole('alert')).toContainText(en.trouble.notFound)
      await expectFine(page, 'a notice')
    })

    test('saved games keep nobody out', async ({ page }) => {
      await openTable(page, EVERYTHING_SOON)
      await playerAt(page).question()
      await page.goto('/')
      await expect(page.getByRole('link', { name: en.menu.continueGame })).toBeVisible()
      await expectFine(page, 'the menu with a game to go on with')
      await chooseFile(page, BEGUN)
      await expect(page.getByRole('button', { name: en.saves.goOn })).toBeVisible()
      await page.getByRole('button', { name: /^Delete/ }).click()
      await expectFine(page, 'saved games and a file')
      await chooseFile(page, 'nonsense')
      await expect(page.getByRole('alert')).toBeVisible()
      await expectFine(page, 'a broken file')
    })
  })
}
