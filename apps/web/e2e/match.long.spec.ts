import type { Page } from '@playwright/test'
import { en } from '../src/words/en.ts'
import { match } from '../src/words/en/match.ts'
import { expectAccessibleByNight } from './axe.ts'
import { startOwnServer } from './ownServer.ts'
import type { OwnServer } from './ownServer.ts'
import type { Person } from './people.ts'
import { expect, test } from './people.ts'

/** Whoever looks for a table at a server meets everybody else who does: nobody but the people of a test may. */
let server: OwnServer
test.beforeAll(async () => {
  server = await startOwnServer()
})
test.afterAll(() => server.close())
test.describe.configure({ mode: 'serial' })

/** Chooses the sizes of table that somebody accepts, and looks for one. */
async function lookFor({ page, name }: Person, sizes: readonly number[]): Promise<void> {
  await page.goto('/match')
  for (const size of [3, 4, 5]) {
    const box = page.getByRole('checkbox', { name: match.size(size) })
    if (!sizes.includes(size)) await box.uncheck()
  }
  await page.getByRole('button', { name: match.look }).click()
  await page.getByRole('textbox', { name: en.online.name.label }).fill(name)
  await page.keyboard.press('Enter')
}

const home = () => ({ home: server.address })

const standing = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('people who do not know each other find a table, and the game begins when all have sat down', async ({ come }) => {
  const [ana, ben, cleo] = [await come('Ana', home()), await come('Ben', home()), await come('Cleo', home())]
  await lookFor(ana, [3])
  await expect(standing(ana.page, match.waiting)).toBeVisible()
  await lookFor(ben, [3])
  // A reload does not cost the place.
  await ana.page.reload()
  await expect(standing(ana.page, match.waiting)).toBeVisible()
  await lookFor(cleo, [3])
  for (const { page } of [ana, ben, cleo]) {
    await expect(page.getByRole('alert').filter({ hasText: match.found })).toBeVisible()
    await expect(page).toHaveTitle(/^\(1\) /)
  }
  await expectAccessibleByNight(ana.page, 'a table that was found')
  await ana.page.getByRole('button', { name: match.sitDown }).press('Enter')
  await expect(standing(ana.page, match.waitsForOthers)).toBeVisible()
  // The button has gone: its card has the focus.
  await expect(ana.page.getByRole('region', { name: match.wanted('live', [3], false) })).toBeFocused()
  await expect(ana.page.getByText(match.here(1, 3))).toBeVisible()
  for (const { page } of [ben, cleo]) await page.getByRole('button', { name: match.sitDown }).click()
  for (const { page } of [ana, ben, cleo]) {
    await expect(page).toHaveURL(/\/table\//)
    await expect(page.getByRole('region', { name: en.table.hand })).toBeVisible()
  }
  // Whoever goes back to the queue looks for another game, and is not sent to the table again.
  await ana.page.goto('/friends')
  await ana.page.getByRole('button', { name: en.online.friends.matchNow }).click()
  await expect(ana.page).toHaveURL(/\/match$/)
  await expect(standing(ana.page, match.playing)).toBeVisible()
  await ana.page.getByRole('button', { name: match.stop }).click()
  await expect(ana.page.getByRole('button', { name: match.look })).toBeVisible()
})
