import { en } from '../src/words/en.ts'
import { openTable } from './setUp.ts'
import { expect, test } from './watch.ts'

test('a table of bots plays to the podium by itself', async ({ page }) => {
  await openTable(page, { seats: ['easy', 'medium', 'sniper'], deal: 'only bots' })
  await expect(page.getByRole('list', { name: en.over.money })).toBeVisible()
})
