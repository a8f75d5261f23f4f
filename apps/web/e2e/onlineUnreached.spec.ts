import type { Page, Route } from '@playwright/test'
import { LONGEST_NAME } from '@modern-art/protocol'
import { account } from '../src/words/en/account.ts'
import { en } from '../src/words/en.ts'
import { newCredentials, signUp } from './accountPages.ts'
import { openOnlineTable } from './onlineTable.ts'
import { expect, test } from './people.ts'

// What is drawn here is looked at elsewhere: small windows are drawn sooner.
test.use({ viewport: { width: 800, height: 600 }, tolerated: /\/api\/|ERR_FAILED|status of 4\d\d/ })

const { faults, friends, connection, room } = en.online

/** Nobody answers this page any more, until the function it returns is called. */
async function cutOff(page: Page): Promise<() => Promise<void>> {
  await page.route('**/api/**', (route) => route.abort())
  return () => page.unroute('**/api/**')
}

/** The first question at each of these addresses is lost. Gives those that were. */
async function loseFirst(page: Page, addresses = '**/api/**'): Promise<ReadonlySet<string>> {
  const lost = new Set<string>()
  await page.route(addresses, (route) => {
    const { pathname } = new URL(route.request().url())
    if (lost.has(pathname)) return route.fallback()
    lost.add(pathname)
    return route.abort()
  })
  return lost
}

test('where the server can’t be reached, the page of tables says so, keeps what was typed, and goes on by itself', async ({
  come,
}) => {
  const { page } = await come('Ana')
  const mend = await cutOff(page)
  await page.goto('/friends')
  await expect(page.getByRole('alert')).toHaveText(faults.offline)
  await expect(page.getByRole('region', { name: friends.mine })).toContainText(faults.offline)
  await expect(page.getByRole('region', { name: friends.listed })).toContainText(faults.offline)
  await page.getByRole('button', { name: friends.open.private, exact: true }).click()
  const name = page.getByRole('textbox', { name: en.online.name.label })
  await name.fill('Ana')
  // The page said the same before this question.
  const unheard = page.waitForEvent('requestfailed', (request) => request.method() === 'POST')
  await page.getByRole('button', { name: friends.toTheTable }).click()
  await unheard
  await expect(page.getByRole('alert')).toHaveText(faults.offline)
  await expect(name).toHaveValue('Ana')

  await mend()
  await expect(page.getByRole('region', { name: friends.mine })).toContainText(friends.noneMine, { timeout: 20_000 })
  await expect(page.getByRole('region', { name: friends.listed })).not.toContainText(faults.offline)
  await page.getByRole('button', { name: friends.toTheTable }).click()
  await expect(page.getByRole('heading', { level: 1, name: room.titleYours })).toBeVisible()
})

test(
  'an account, and what a server says of itself, come although the first questions about them are lost',
  { tag: '@long' },
  async ({ come }) => {
    const ana = await come('Ana')
    await signUp(ana.page, 'Ana', newCredentials())
    const lostByAna = await loseFirst(ana.page)
    await ana.page.reload()
    await expect(ana.page.getByRole('heading', { name: account.you.title, exact: true })).toBeVisible()
    expect(lostByAna).toContain('/api/account')

    const ben = await come('Ben')
    const lostByBen = await loseFirst(ben.page, '**/api/site')
    await openOnlineTable(ben)
    await expect(ben.page.getByText(room.onlyHere)).toBeVisible()
    expect(lostByBen).toContain('/api/site')
  },
)

test(
  'a link that moves a seat can be tried again, and a table that does not come leads elsewhere',
  { tag: '@long' },
  async ({ come }) => {
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
  },
)

test('the menu hands on why no table was opened, and leads nobody back who has gone elsewhere', async ({ come }) => {
  const { page } = await come('Ana', { settings: { playerName: 'Ana' } })
  const error = { code: 'too_many', message: 'too many tables' }
  await page.route('**/api/tables', (route) => route.fulfill({ status: 429, json: { error } }))
  await page.goto('/')
  const play = page.getByRole('button', { name: friends.open.private })
  await play.click()
  await expect(page).toHaveURL('/friends')
  await expect(page.getByRole('alert')).toHaveText(faults.too_many)
  // It is said once.
  await page.reload()
  await expect(page.getByRole('button', { name: friends.rename })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.unroute('**/api/tables')
  const held: Route[] = []
  await page.route('**/api/tables', (route) => void held.push(route))
  await page.goto('/')
  await play.click()
  await expect.poll(() => held.length).toBe(1)
  await page.getByRole('link', { name: en.menu.rules }).click()
  await expect(page).toHaveURL('/rules')
  const opened = page.waitForResponse('**/api/tables')
  await Promise.all([...held.map((route) => route.continue()), opened])
  await page.getByRole('link', { name: en.gameName }).click()
  await expect(play).toBeEnabled()
  await expect(page).toHaveURL('/')
})

test('a name that is longer than the server takes is cut', async ({ come }) => {
  const long = `${'x'.repeat(LONGEST_NAME - 1)}🖼️ and more`
  const { page } = await come('Ana', { settings: { playerName: long } })
  await page.goto('/')
  await page.getByRole('button', { name: friends.open.private }).click()
  await expect(page.getByRole('heading', { level: 1, name: room.titleYours })).toBeVisible()
  await expect(page.locator('.room-chair').first()).toContainText('x'.repeat(LONGEST_NAME - 1))
})
