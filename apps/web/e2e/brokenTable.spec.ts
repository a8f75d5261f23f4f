import type { Page } from '@playwright/test'
import { en } from '../src/words/en.ts'
import { expectAccessible } from './axe.ts'
import { EVERYTHING_SOON } from './deals.ts'
import { glanceAt } from './glance.ts'
import { playerAt } from './player.ts'
import { fillIn, openTable, setTableUp } from './setUp.ts'
import { TABLE_WORKER, prepareWorker } from './tableWorker.ts'
import { expect, test } from './watch.ts'

test.use({
  // The menu asks for the table's worker as well, to have it at hand, and the browser says that it did not get it.
  tolerated: /^failed: \S+\/assets\/main-\S+ net::ERR_|^error: Failed to load resource: net::ERR_FAILED$/,
})

/** While it is broken, the table's worker cannot be fetched. */
async function breakTable(page: Page): Promise<{ fetched: number; broken: boolean }> {
  const worker = { fetched: 0, broken: true }
  await page.route(TABLE_WORKER, async (route) => {
    worker.fetched += 1
    await (worker.broken ? route.abort() : route.continue())
  })
  return worker
}

test('a table that cannot be opened again says so once, and goes on where it was when it can', async ({ page }) => {
  await openTable(page, EVERYTHING_SOON)
  const player = playerAt(page)
  const question = await player.question()
  const worker = await breakTable(page)
  await page.reload()
  const notice = page.getByRole('alert')
  await expect(notice).toContainText(en.trouble.died)
  await expectAccessible(page, 'a table that died')
  await page.getByRole('button', { name: en.trouble.revive }).click()
  await expect(notice).toContainText(en.trouble.died)
  expect(worker.fetched, 'once for the page, once for the button').toBe(2)
  worker.broken = false
  await page.getByRole('button', { name: en.trouble.revive }).click()
  expect(await player.question()).toBe(question)
})

test('a new table that cannot be opened can be asked for again', { tag: '@long' }, async ({ page }) => {
  const worker = await breakTable(page)
  await page.goto('/')
  await page.getByRole('link', { name: en.menu.setUp }).click()
  await fillIn(page, EVERYTHING_SOON)
  await page.getByRole('button', { name: en.setUp.start }).click()
  await expect(page.getByRole('alert')).toContainText(en.trouble.died)
  worker.broken = false
  await page.getByRole('button', { name: en.trouble.revive }).click()
  await expect(page.getByRole('region', { name: en.table.hand })).toBeVisible()
})

test('a table that breaks down in the middle of a game goes on from its last move', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        addEventListener('break-down', () => this.dispatchEvent(new ErrorEvent('error', { message: 'broken' })))
      }
    }
  })
  await openTable(page, EVERYTHING_SOON)
  const player = playerAt(page)
  await player.playUntil((question) => question === 'one offer')
  const before = await glanceAt(page)
  await page.evaluate(() => dispatchEvent(new Event('break-down')))
  await expect(page.getByRole('alert')).toContainText(en.trouble.died)
  await page.getByRole('button', { name: en.trouble.revive }).click()
  expect(await player.question()).toBe('one offer')
  expect(await glanceAt(page)).toEqual(before)
  await player.answer('one offer')
  expect(await player.question()).not.toBe('something else')
})

test('where nothing may be stored the game says so, and is played all the same', { tag: '@long' }, async ({ page }) => {
  await prepareWorker(
    page,
    `IDBFactory.prototype.open = () => { throw new DOMException('forbidden', 'SecurityError') }`,
  )
  await setTableUp(page, EVERYTHING_SOON)
  const notice = page.getByRole('alert')
  await expect(notice).toContainText(en.trouble.notSaved.forbidden)
  await expectAccessible(page, 'a note that nothing can be stored')
  await notice.getByRole('button', { name: en.trouble.dismiss }).click()
  await expect(notice).toHaveCount(0)
  const player = playerAt(page)
  const question = await player.question()
  await page.getByRole('button', { name: en.table.menu }).click()
  await page.getByRole('button', { name: en.table.leave }).click()
  await page.getByRole('link', { name: en.menu.continueGame }).click()
  expect(await player.question(), 'the game is there as long as the page is').toBe(question)
  await player.answer(question)
  expect(await player.question()).not.toBe('something else')
})

test('where storage is full the game says so, and saves again once there is room', async ({ page }) => {
  // What a browser does that has no room: it breaks the transaction off, and says why.
  const full = `
    const put = IDBObjectStore.prototype.put
    let left = 1
    IDBObjectStore.prototype.put = function (value, key) {
      const { transaction } = this
      if (this.name === 'games' && left > 0) {
        left -= 1
        Object.defineProperty(transaction, 'error', { value: new DOMException('full', 'QuotaExceededError') })
        queueMicrotask(() => transaction.abort())
      }
      return put.call(this, value, key)
    }`
  await prepareWorker(page, full)
  await setTableUp(page, { ...EVERYTHING_SOON, deal: 'Ada begins' })
  const notice = page.getByRole('alert')
  await expect(notice).toContainText(en.trouble.notSaved.full)
  const player = playerAt(page)
  await player.answer(await player.question())
  await expect(notice).toHaveCount(0)
  const question = await player.question()
  await page.reload()
  expect(await player.question()).toBe(question)
  // The first save of the game that was taken up again fails, too: it is still this window's.
  await expect(notice).toContainText(en.trouble.notSaved.full)
  await player.answer(question)
  await player.question()
  await expect(notice).toHaveCount(0)
})
