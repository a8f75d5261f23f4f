import { en } from '../src/words/en.ts'
import { EVERYTHING_SOON } from './deals.ts'
import { playerAt } from './player.ts'
import { openTable } from './setUp.ts'
import { prepareWorker } from './tableWorker.ts'
import { expect, test } from './watch.ts'

test.describe('where windows cannot agree', () => {
  test('a game is kept by the window that opened it last, and the other window says so', async ({ page, context }) => {
    await prepareWorker(context, 'delete WorkerNavigator.prototype.locks')
    await openTable(page, EVERYTHING_SOON)
    const player = playerAt(page)
    const question = await player.question()
    await expect(page).toHaveURL(/\/game\/\w{8,}/)
    const second = await context.newPage()
    await second.goto(page.url())
    const other = playerAt(second)
    expect(await other.question()).toBe(question)
    await other.answer(question)
    const next = await other.question()
    await player.answer(question)
    await expect(page.getByRole('alert')).toContainText(en.trouble.openElsewhere)
    await second.reload()
    expect(await other.question(), 'its moves are still there').toBe(next)
  })
})

test('a game is open in one window at a time', async ({ page, context }) => {
  await openTable(page, EVERYTHING_SOON)
  const player = playerAt(page)
  const question = await player.question()
  await expect(page).toHaveURL(/\/game\/\w{8,}/)
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(second.getByRole('alert')).toContainText(en.trouble.openElsewhere)

  await page.goto('/')
  await expect(page.getByRole('link', { name: en.menu.continueGame })).toBeVisible()
  await second.getByRole('button', { name: en.trouble.tryAgain }).click()
  expect(await playerAt(second).question()).toBe(question)
  await page.getByRole('link', { name: en.menu.continueGame }).click()
  await expect(page.getByRole('alert')).toContainText(en.trouble.openElsewhere)
})
