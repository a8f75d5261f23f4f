import type { Page } from '@playwright/test'
import { en } from '../src/words/en.ts'
import { expect, test } from './people.ts'

// What is drawn here is looked at elsewhere: small windows are drawn sooner.
test.use({ viewport: { width: 800, height: 600 }, tolerated: /\/api\/|ERR_FAILED|status of 4\d\d/ })

const { faults, friends, connection } = en.online

/** Nobody answers this page any more, until the function it returns is called. */
async function cutOff(page: Page): Promise<() => Promise<void>> {
  await page.route('**/api/**', (route) => route.abort())
  return () => page.unroute('**/api/**')
}

test('where the server can’t be reached, the page of tables says so, and goes on by itself', async ({
  come,
}) => {
  const { page } = await come('Ana')
  const mend = await cutOff(page)
  await page.goto('/friends')
  await expect(page.getByRole('alert')).toHaveText(faults.offline)
  await expect(page.getByRole('region', { name: friends.mine })).toContainText(faults.offline)
  await expect(page.getByRole('region', { name: friends.listed })).toContainText(faults.offline)

  await mend()
  await expect(page.getByRole('region', { name: friends.mine })).toContainText(friends.noneMine, { timeout: 20_000 })
  await expect(page.getByRole('region', { name: friends.listed })).not.toContainText(faults.offline)
})

test('a link that moves a seat can be tried again, and a table that does not come leads elsewhere', async ({
  come,
}) => {
  const { page } = await come('Ana')
  const mend = await cutOff(page)
  await page.goto('/seat/some-link')
  await expect(page.getByRole('alert')).toContainText(faults.offline)
  await page.goto('/table/KXRTMWQP')
  await expect(page.getByText(connection.slow)).toBeVisible()
  await page.getByRole('link', { name: connection.toFriends }).click()
  await expect(page).toHaveURL('/friends')
  await page.goto('/seat/some-link')
  await expect(page.getByRole('alert')).toContainText(faults.offline)
  await mend()
  await page.getByRole('button', { name: en.trouble.tryAgain }).click()
  await expect(page.getByRole('alert')).toContainText(faults.link_used)
})
