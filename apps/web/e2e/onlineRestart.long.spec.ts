import { en } from '../src/words/en.ts'
import { playOnline } from './onlinePlayer.ts'
import { openOnlineTable, start, stripOn, twoAtTurnBasedTable } from './onlineTable.ts'
import { startOwnServer } from './ownServer.ts'
import type { OwnServer } from './ownServer.ts'
import { expect, test } from './people.ts'
import { CUT } from './wire.ts'

/** What a server answers while it starts. */
const STARTING = /answered 503|status of 503/

test.use({
  tolerated: new RegExp(`${CUT.source}|${STARTING.source}`),
  viewport: { width: 800, height: 600 },
})

let server: OwnServer
test.beforeEach(async () => {
  server = await startOwnServer()
})
test.afterEach(() => server.close())

const FALLS_OVER =
  'a table where people come by now and then outlives a server that falls over, and says whose turn it is'

test(FALLS_OVER, async ({ come }) => {
  const { ana, ben, table } = await twoAtTurnBasedTable(come, server.address)
  // Both play until something is asked that waits for one of them alone.
  let isEnough = false
  const bensGame = playOnline(
    ben.page,
    () => false,
    () => isEnough,
  )
  await playOnline(ana.page, (question) => question === 'a painting')
  isEnough = true
  await bensGame
  const cards = ana.page.locator('.hand').getByRole('listitem')
  const before = await cards.count()

  await server.kill()
  await expect(stripOn(ana.page)).toContainText(/^Connection lost/)
  await server.startAgain()
  await expect(stripOn(ana.page)).toContainText(en.online.connection.back)
  await expect(cards).toHaveCount(before)

  // She goes away. Wherever she looks next, she is told that it is her turn; Ben is told for whom the table waits.
  await ana.page.goto('/')
  await expect(ana.page.getByRole('link', { name: en.online.waitForYou(1) })).toBeVisible()
  await expect(ana.page).toHaveTitle(/^\(1\) /)
  await ben.page.goto('/friends')
  await expect(ben.page.getByText(en.online.friends.waitsFor(['Ana']))).toBeVisible()
  await ana.page.goto('/friends')
  await expect(ana.page.getByText(en.online.friends.yourTurn)).toBeVisible()
  await ana.page.getByRole('link', { name: new RegExp(`^${en.online.friends.goOn}: `) }).click()
  await expect(ana.page).toHaveURL(table)
  expect(await playOnline(ana.page, (question) => question === 'a painting')).toBe('a painting')
  await expect(cards).toHaveCount(before)
})

const TOLD_TO_END =
  'a page outlives a server that is told to end: it says so, is not loaded again, and the game goes on'

test(TOLD_TO_END, async ({ come }) => {
  const ana = await come('Ana', { home: server.address })
  await openOnlineTable(ana, { pace: 'untimed', chairs: 3 })
  await start(ana)
  const { page } = ana
  await page.evaluate(() => {
    document.documentElement.dataset['loaded'] = 'once'
  })
  await playOnline(page, (question) => question === 'a painting')
  const cards = page.locator('.hand').getByRole('listitem')
  const before = await cards.count()

  await server.end()
  await expect(stripOn(page)).toContainText(/^Connection lost/)
  await server.startAgain()
  await expect(stripOn(page)).toContainText(en.online.connection.back)
  await expect(cards).toHaveCount(before)
  await expect(page.locator('html')).toHaveAttribute('data-loaded', 'once')
  // The game goes on from there.
  expect(await playOnline(page, (question) => question !== 'a painting')).not.toBe('a painting')
})
