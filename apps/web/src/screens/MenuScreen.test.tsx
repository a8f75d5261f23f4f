import { expect, it } from 'vitest'
import { openPage } from '../testing/openPage.tsx'
import { reloadPage } from '../testing/reloadPage.ts'
import { hand, part } from '../testing/tableParts.ts'
import { en } from '../words/en.ts'

it('the menu continues a game that was begun, once there is one', async () => {
  const user = openPage('/')
  const menu = part('main')
  expect(menu.queryByRole('link', { name: en.menu.continueGame })).toBeNull()
  await user.click(menu.getByRole('button', { name: en.menu.play }))
  await expect.poll(() => document.documentElement.dataset['screen'], { message: 'a table on the page' }).toBe('table')
  expect(hand().isConnected).toBe(true)
  reloadPage('/')
  await expect.poll(() => part('main').queryByRole('link', { name: en.menu.continueGame })).not.toBeNull()
  expect(part('main').queryByRole('button', { name: en.menu.play })).not.toBeNull()
})
