import { en } from '../src/words/en.ts'
import { expectAccessibleByNightToo } from './axe.ts'
import { twoAtTurnBasedTable } from './onlineTable.ts'
import { expect, test } from './people.ts'

const { vacation } = en
const { friends } = en.online

test('somebody sees how long their turn lasts, goes on vacation, is seen to be away, and comes back', async ({
  come,
}) => {
  const { ana, ben } = await twoAtTurnBasedTable(come)
  await ben.page.goto('/friends')
  const { page } = ben
  const mine = page.getByRole('region', { name: friends.mine })
  await expect(mine.getByRole('listitem')).toHaveCount(1)
  // Whoever is asked has nearly a day; whoever is not is told whom the table waits for.
  await expect(mine).toContainText(new RegExp(`${friends.left(23, 'hours')}|${friends.waitsFor(['Ana'])}`))

  const panel = page.getByRole('region', { name: vacation.title })
  await expect(panel).toContainText(vacation.about(30, 30))
  await panel.getByRole('spinbutton', { name: vacation.days }).fill('12')
  await expectAccessibleByNightToo(page, 'the way to a vacation')
  await panel.getByRole('button', { name: vacation.take }).click()
  await expect(panel).toContainText(vacation.about(18, 30))
  const until = Date.now() + 12 * 86_400_000
  await expect(panel).toContainText(vacation.away(until))
  await expectAccessibleByNightToo(page, 'a vacation')
  const seat = ana.page.getByRole('list', { name: en.table.players }).getByRole('listitem').filter({ hasText: 'Ben' })
  await expect(seat).toContainText(vacation.role(until))

  await page.reload()
  await panel.getByRole('button', { name: vacation.end }).click()
  await expect(panel).toContainText(vacation.about(29, 30))
  await expect(seat).not.toContainText(vacation.role(until))
})
