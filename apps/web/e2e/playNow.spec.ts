import { en } from '../src/words/en.ts'
import { FINISHED, fileOf, openFile } from './gameFile.ts'
import { playerAt } from './player.ts'
import { expect, test } from './watch.ts'

test('one click on the menu is a game against three bots', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: en.menu.play }).click()
  const players = page.getByRole('list', { name: en.table.players }).getByRole('listitem').filter({ hasText: /\S/ })
  await expect(players).toHaveCount(4)
  await expect(players.filter({ hasText: /^You/ })).toHaveCount(1)
  await playerAt(page).question()
  await expect(page.getByRole('region', { name: en.table.hand }).getByRole('listitem')).not.toHaveCount(0)
  await page.goto('/')
  await page.getByRole('link', { name: en.menu.continueGame }).click()
  await expect(players).toHaveCount(4)
})

test('after a game the same table plays again, or is changed', async ({ page }) => {
  await openFile(page, fileOf(FINISHED), ['person', 'easy', 'sniper'])
  const player = playerAt(page)
  expect(await player.question()).toBe('nothing more')
  await page.getByRole('button', { name: en.over.change }).click()
  const kinds = page.getByRole('combobox', { name: en.setUp.kind })
  await expect(kinds).toHaveCount(3)
  for (const [seat, kind] of ['person', 'easy', 'sniper'].entries()) await expect(kinds.nth(seat)).toHaveValue(kind)
  await expect(page.getByRole('textbox', { name: en.setUp.name })).toHaveValue('Ada')
  await page.goBack()
  expect(await player.question()).toBe('nothing more')
  await page.getByRole('button', { name: en.over.again }).click()
  await player.question()
  const players = page.getByRole('list', { name: en.table.players }).getByRole('listitem').filter({ hasText: /\S/ })
  await expect(players).toHaveText([/^You/, /^Ben/, /^Cleo/])
})
