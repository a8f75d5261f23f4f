import type { Page } from '@playwright/test'
import { EVERYTHING_SOON } from './deals.ts'
import { logOf } from './log.ts'
import { playerAt } from './player.ts'
import { openTable } from './setUp.ts'
import { expect, test } from './watch.ts'

/** How many pixels of the log are above what is seen of it, and how many below. */
function hidden(page: Page): Promise<{ readonly above: number; readonly below: number }> {
  return logOf(page).evaluate((log) => ({
    above: Math.round(log.scrollTop),
    below: Math.round(log.scrollHeight - log.scrollTop - log.clientHeight),
  }))
}

test('the log keeps its newest line in view, unless somebody has scrolled up', async ({ page }) => {
  await openTable(page, EVERYTHING_SOON)
  const player = playerAt(page)
  let scrolled = 0
  await player.playUntil(async (question) => {
    if (question === 'the next season') return true
    await expect.poll(() => hidden(page), question).toMatchObject({ below: 0 })
    if ((await hidden(page)).above > 0) scrolled += 1
    return false
  })
  expect(scrolled, 'how often there was more than fits').toBeGreaterThan(3)

  await player.answer('the next season')
  await player.playUntil(async () => (await hidden(page)).above > 0)
  await logOf(page).evaluate((log) => log.scrollTo({ top: 0 }))
  for (let answered = 0; answered < 3; answered += 1) await player.answer(await player.question())
  await player.question()
  expect(await hidden(page)).toMatchObject({ above: 0 })
  expect((await hidden(page)).below).toBeGreaterThan(0)
  await logOf(page).evaluate((log) => log.scrollTo({ top: log.scrollHeight }))
  await player.answer(await player.question())
  await player.question()
  await expect.poll(() => hidden(page)).toMatchObject({ below: 0 })
})
