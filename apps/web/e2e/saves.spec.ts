import type { Locator, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { winnersOf } from '@modern-art/engine'
import { en } from '../src/words/en.ts'
import { plain } from '../src/words/Rich.tsx'
import { EVERYTHING_SOON } from './deals.ts'
import { FINISHED, chooseFile, fileOf, openFile } from './gameFile.ts'
import { glanceAt } from './glance.ts'
import type { Glance } from './glance.ts'
import { playerAt } from './player.ts'
import type { Player } from './player.ts'
import { readRecord } from './record.ts'
import { openTable } from './setUp.ts'
import { prepareWorker } from './tableWorker.ts'
import { expect, test } from './watch.ts'

const PLAYERS = 'Ada, Pia and Marek'

function savedGames(page: Page): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: PLAYERS })
}

/** Makes the list of games what an older version left: without results. */
async function forgetResults(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('modern-art')
        opening.addEventListener('success', () => {
          const changing = opening.result.transaction(['summaries'], 'readwrite')
          const store = changing.objectStore('summaries')
          const all = store.getAll() as IDBRequest<Record<string, unknown>[]>
          all.addEventListener('success', () => {
            for (const { result: _, ...older } of all.result) store.put(older)
          })
          changing.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
  )
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

test('a game that is over says who won, and one that an older version kept is listed all the same', async ({
  page,
}) => {
  const file = fileOf(FINISHED)
  const { money, setup } = readRecord(file).state
  const [winner = 0] = winnersOf(money)
  await openFile(page, file, ['person', 'easy', 'medium'])
  await expect(page.getByRole('list', { name: en.over.money })).toBeVisible()
  await page.goto('/games')
  const game = page.getByRole('main').getByRole('listitem')
  const who = { name: setup.players[winner] ?? '', you: winner === 0 }
  await expect(game).toContainText(plain(en.saves.won([who], money[winner] ?? 0)))
  await expect(game.locator('img.seat-portrait')).toBeVisible()

  await forgetResults(page)
  await page.reload()
  await expect(game).toContainText(en.saves.finished)
  await expect(game.locator('img.seat-portrait')).toHaveCount(0)
  await game.getByRole('link', { name: en.saves.open }).click()
  await expect(page.getByRole('list', { name: en.over.money })).toBeVisible()
  await page.goto('/games')
  await expect(game).toContainText(plain(en.saves.won([who], money[winner] ?? 0)))
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

test('a file that is no game says so, and another can be chosen', async ({ page }) => {
  const good = fileOf({ when: ({ lots }) => lots.length === 1 })
  const notice = page.getByRole('alert')
  for (const bad of ['', 'nonsense', '{}', good.replace('"seat": 0', '"seat": 7')]) {
    await chooseFile(page, bad)
    await expect(notice).toContainText('That file is not a saved game')
    await expect(page.getByRole('button', { name: en.saves.goOn })).toHaveCount(0)
  }
  await page
    .getByLabel(en.saves.import)
    .setInputFiles({ name: 'good.json', mimeType: 'application/json', buffer: Buffer.from(good) })
  await expect(notice).toHaveCount(0)
  await page.getByRole('button', { name: en.saves.goOn }).click()
  await expect(page.getByRole('region', { name: en.table.hand })).toBeVisible()
})

test('a file with a move against the rules is told apart when it is opened', async ({ page }) => {
  const good = fileOf({ when: ({ lots }) => lots.length === 1 })
  const [config = ''] = good.split('"actions"')
  await chooseFile(page, `${config}"actions": [{ "type": "pass", "seat": 0 }]}`)
  await page.getByRole('button', { name: en.saves.goOn }).click()
  await expect(page.getByRole('alert')).toContainText('This game can’t be read')
  await page.getByRole('link', { name: en.trouble.menu }).click()
  await expect(page.getByRole('link', { name: en.menu.setUp })).toBeVisible()
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
