import type { Page } from '@playwright/test'
import { en } from '../src/words/en.ts'
import { EVERYTHING_SOON } from './deals.ts'
import { learnerAt, wayOn } from './learner.ts'
import { playerAt } from './player.ts'
import { openTable } from './setUp.ts'
import { expect, test } from './watch.ts'

/* That every page and every question fits these windows as well, fit and pageFit say; here one plays and learns in them. */

/** What a window of 1280 by 1024 becomes when its page is enlarged, and narrow phones. */
const SIZES = [
  { name: 'enlarged to 400 %', width: 320, height: 256, scale: 4, tag: [] },
  { name: 'enlarged to 200 %', width: 640, height: 512, scale: 2, tag: ['@long'] },
  { name: '320 pixels wide', width: 320, height: 640, scale: 1, tag: ['@long'] },
]

for (const { name, width, height, scale, tag } of SIZES) {
  test.describe(name, { tag }, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: scale })

    test(
      'a season is played: everything can be reached, and nothing is cut off to the side',
      { tag: '@long' },
      async ({ page }) => {
        await openTable(page, EVERYTHING_SOON)
        const player = playerAt(page)
        await player.playUntil(async (question) => {
          await expectNoSideways(page, question)
          if (question !== 'the next season') await expectNothingCovered(page, question)
          return question === 'the next season'
        })
        await expect(page.getByRole('button', { name: en.season.next(2) })).toBeVisible()
      },
    )

    test('a lesson is learned', async ({ page }) => {
      await page.goto('/learn/double')
      const { guide, finish } = learnerAt(page, 'double')
      await finish()
      await expectNoSideways(page, 'a lesson')
      await guide.getByRole('button', { name: wayOn('double') }).click()
      await expect(guide).toContainText(en.lessonTexts.season.title)
    })
  })
}

async function expectNoSideways(page: Page, where: string): Promise<void> {
  const across = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(across, where).toBe(0)
}

/** Every control of the bar can be brought to where it is seen, and nothing lies on it there. */
async function expectNothingCovered(page: Page, question: string): Promise<void> {
  const covered = await page.locator('.action-bar button:not(:disabled)').evaluateAll((buttons) =>
    buttons
      .filter((button) => button.getClientRects().length > 0)
      .filter((button) => {
        button.scrollIntoView({ block: 'center' })
        const { left, top, width, height } = button.getBoundingClientRect()
        const found = document.elementFromPoint(left + width / 2, top + height / 2)
        return found === null || !button.contains(found)
      })
      .map((button) => button.textContent),
  )
  expect(covered, question).toEqual([])
}
