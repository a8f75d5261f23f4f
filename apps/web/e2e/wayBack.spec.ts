import { en } from '../src/words/en.ts'
import { EVERYTHING_SOON } from './deals.ts'
import { playerAt } from './player.ts'
import { glanceAt } from './glance.ts'
import { openTable } from './setUp.ts'
import { expect, test } from './watch.ts'

test('an address that is no page says so, and leads to the menu', async ({ page }) => {
  for (const address of ['/nowhere', '/game', '/learn/nothing', '/rules/H1']) {
    await page.goto(address)
    await expect(page.getByRole('alert'), address).toContainText(en.trouble.noPage)
    expect(new URL(page.url()).pathname).toBe(address)
  }
  await page.getByRole('link', { name: en.trouble.menu }).click()
  await expect(page.getByRole('link', { name: en.menu.setUp })).toBeVisible()
})

test('back from a page that was opened by its address leads to the menu', async ({ page }) => {
  for (const address of ['/rules', '/settings', '/gallery', '/games', '/learn', '/new']) {
    await page.goto(address)
    await page.getByRole('button', { name: en.back }).click()
    await expect(page.getByRole('link', { name: en.menu.setUp }), address).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
  }
})

test('back from a page leads to the page before, over a reload too', async ({ page }) => {
  await page.goto('/settings')
  await page.getByRole('link', { name: en.gameName }).click()
  await page.getByRole('link', { name: en.menu.rules }).click()
  await expect(page.getByRole('heading', { level: 1, name: en.rules.title })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: en.back }).click()
  await expect(page.getByRole('link', { name: en.menu.setUp })).toBeVisible()
})

test('back leads to the season that was read, and to the table as it was', { tag: '@long' }, async ({ page }) => {
  await openTable(page, EVERYTHING_SOON)
  const player = playerAt(page)
  const question = await player.question()
  const before = await glanceAt(page)
  await page.getByRole('button', { name: en.table.menu }).click()
  await page.getByRole('button', { name: en.menu.settings }).click()
  await expect(page.getByRole('heading', { level: 1, name: en.settings.title })).toBeVisible()
  await page.getByRole('button', { name: en.back }).click()
  expect(await player.question()).toBe(question)
  expect(await glanceAt(page)).toEqual(before)

  await player.playUntil((asked) => asked === 'the next season')
  const season = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('main').getByRole('link', { name: en.table.rules }).click()
  await expect(page.getByRole('heading', { level: 1, name: en.rules.title })).toBeVisible()
  await page.getByRole('button', { name: en.back }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(season)
})
