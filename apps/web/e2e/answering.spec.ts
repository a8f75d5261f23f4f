import { EVERYTHING_SOON } from './deals.ts'
import { playerAt } from './player.ts'
import { openTable } from './setUp.ts'
import { allSaid, overhear } from './tableTalk.ts'
import { expect, test } from './watch.ts'

/* Until the reply has come nothing can be pressed: a key in that moment would be lost. */
test('a new question comes together with the reply to the last answer', async ({ page }) => {
  await overhear(page)
  await openTable(page, EVERYTHING_SOON)
  await playerAt(page).playUntil((question) => question === 'the next season')
  const told = (await allSaid(page)).flatMap((said) =>
    said.by === 'table' && said.message.type === 'told' ? { ...said, type: said.message.message.type } : [],
  )
  const replies = told.filter(({ type }) => type === 'reply')
  expect(replies.length).toBeGreaterThan(5)
  for (const { arrival } of replies) {
    expect(told.filter((one) => one.arrival === arrival).map(({ type }) => type)).toContain('update')
  }
})
