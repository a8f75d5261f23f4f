import { en } from '../src/words/en.ts'
import { EVERYTHING_SOON } from './deals.ts'
import { chooseFile, fileOf, openFile } from './gameFile.ts'
import { expectFineInEveryLook as expectFine } from './looks.ts'
import { fillIn } from './setUp.ts'
import { expect, test } from './watch.ts'

const BEGUN = fileOf({ when: ({ lots }) => lots.length === 1 })
const DIALOG = ['dialog[open]']

test.use({ settings: { speed: 'instant', theme: 'day' } })

test('pages without a game keep nobody out', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: en.menu.setUp })).toBeVisible()
  await expectFine(page, 'the menu')
  for (const path of ['/rules#H1', '/settings', '/games', '/learn', '/learn/no_floor']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectFine(page, path)
  }
  await page.goto('/new')
  await fillIn(page, EVERYTHING_SOON)
  await expectFine(page, 'the set-up')
  await page.goto('/gallery')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectFine(page, '/gallery')
  await page
    .getByRole('button', { name: /^Look closely at/ })
    .first()
    .click()
  await expectFine(page, 'a painting full size', DIALOG)
  await page.goto('/game/nobody-knows-it')
  await expect(page.getByRole('alert')).toContainText(en.trouble.notFound)
  await expectFine(page, 'a notice')
})

test('saved games keep nobody out', async ({ page }) => {
  await openFile(page, BEGUN, ['person', 'easy', 'medium'])
  await expect(page.getByRole('region', { name: en.table.hand })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('link', { name: en.menu.continueGame })).toBeVisible()
  await expectFine(page, 'the menu with a game to go on with', ['main'])
  await chooseFile(page, BEGUN)
  await expect(page.getByRole('button', { name: en.saves.goOn })).toBeVisible()
  await page.getByRole('button', { name: /^Delete/ }).click()
  await expectFine(page, 'saved games and a file')
  await chooseFile(page, 'nonsense')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectFine(page, 'a broken file', ['[role="alert"]'])
})
