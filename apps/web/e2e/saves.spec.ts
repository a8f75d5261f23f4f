import type { Locator, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { en } from '../src/words/en.ts'
import { EVERYTHING_SOON } from './deals.ts'
import { chooseFile, fileOf, openFile } from './gameFile.ts'
import { glanceAt } from './glance.ts'
import type { Glance } from './glance.ts'
import { playerAt } from './player.ts'
import type { Player } from './player.ts'
import { openTable } from './setUp.ts'
import { prepareWorker } from './tableWorker.ts'
import { expect, test } from './watch.ts'

const PLAYERS = 'Ada, Pia and Marek'

function savedGames(page: Page): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: PLAYERS })
}

/** A game up to a person's one offer, what they saw then, and the table's menu open. */
async function breakOffAtOneOffer(page: Page): Promise<{ readonly player: Player; readonly before: Glance }> {
  await openTable(page, EVERYTHING_SOON)
  const player = playerAt(page)
  await player.playUntil((question) => question === 'one offer')
  const before = await glanceAt(page)
  await page.getByRole('button', { name: en.table.menu }).click()
  return { player, before }
}

test('a game is in the list, goes on where it was, and is deleted when asked for twice', async ({ page }) => {
  const { player, before } = await breakOffAtOneOffer(page)
  await page.getByRole('button', { name: en.table.leave }).click()
  await page.getByRole('link', { name: en.menu.saved }).click()
  await expect(savedGames(page)).toContainText(en.saves.season(1))
  await savedGames(page).getByRole('link', { name: en.saves.open }).click()
  expect(await player.question()).toBe('one offer')
  expect(await glanceAt(page)).toEqual(before)

  await page.goto('/games')
  const remove = savedGames(page).getByRole('button')
  await expect(remove).toHaveText(en.saves.remove)
  await remove.click()
  await expect(remove).toHaveText(en.saves.reallyRemove)
  await page.reload()
  await expect(remove).toHaveText(en.saves.remove)
  await remove.click()
  await remove.click()
  await expect(page.getByText(en.saves.none)).toBeVisible()
  await page.reload()
  await expect(page.getByText(en.saves.none)).toBeVisible()
})

test('a game saved as a file goes on from it, with whom one likes', async ({ page }) => {
  const { player, before } = await breakOffAtOneOffer(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: en.over.export }).click(),
  ])
  const text = await readFile(await download.path(), 'utf8')

  await chooseFile(page, text)
  await expect(page.getByRole('combobox', { name: en.setUp.seat(1) })).toHaveValue('person')
  await expect(page.getByRole('combobox', { name: en.setUp.seat(2) })).toHaveValue('easy')
  await expect(page.getByRole('combobox', { name: en.setUp.seat(3) })).toHaveValue('medium')
  await page.getByRole('button', { name: en.saves.goOn }).click()
  expect(await player.question()).toBe('one offer')
  expect(await glanceAt(page)).toEqual(before)
  await page.goto('/games')
  await expect(savedGames(page), 'the game, and the one from its file').toHaveCount(2)

  await chooseFile(page, text)
  for (const [seat, kind] of ['easy', 'person', 'hoarder'].entries()) {
    await page.getByRole('combobox', { name: en.setUp.seat(seat + 1) }).selectOption(kind)
  }
  await page.getByRole('button', { name: en.saves.goOn }).click()
  await player.question()
  await expect(page.getByRole('list', { name: en.table.players }).getByRole('listitem').nth(1)).toContainText('You')
})

test('a game that nobody knows is told so, and a good one opens after it', async ({ page }) => {
  await openTable(page, EVERYTHING_SOON)
  const player = playerAt(page)
  const question = await player.question()
  await expect(page).toHaveURL(/\/game\/\w{8,}/)
  const good = page.url()
  await page.goto('/games')
  // To leave a page before all of it has come breaks requests off.
  await expect(savedGames(page)).toBeVisible()
  await page.goto('/game/nobody-knows-it')
  await expect(page.getByRole('alert')).toContainText(en.trouble.notFound)
  await page.goBack()
  await savedGames(page).getByRole('link', { name: en.saves.open }).click()
  expect(await player.question()).toBe(question)
  expect(page.url()).toBe(good)
})

test('a bid that is sealed stays sealed over a reload, and the device goes to the next person', async ({ page }) => {
  const hidden = fileOf({
    when: ({ phase, money }) =>
      phase.name === 'auction' && phase.bidding.type === 'hidden' && money.every((amount) => amount > 50),
  })
  await openFile(page, hidden, ['person', 'person', 'person'])
  await page.getByRole('button', { name: en.handover.ready('Ada') }).click()
  await page.getByRole('textbox', { name: en.controls.amount }).fill('47')
  await page.getByRole('button', { name: en.controls.sealedBid(47) }).click()
  await expect(page.getByRole('button', { name: en.handover.ready('Ben') })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: en.handover.ready('Ben') })).toBeVisible()
  expect(await page.locator('body').innerText()).not.toContain('47')
  for (const name of ['Ben', 'Cleo']) {
    await page.getByRole('button', { name: en.handover.ready(name) }).click()
    await expect(page.getByRole('region', { name: en.table.hand })).toBeVisible()
    expect(await page.locator('body').innerText()).not.toContain('47')
    await page.getByRole('button', { name: en.controls.noBid }).click()
  }
  await expect(page.getByText(/Ada 47/)).toBeVisible()
})

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
