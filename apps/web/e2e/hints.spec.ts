import type { Page } from '@playwright/test'
import { en } from '../src/words/en.ts'
import { EVERYTHING_SOON } from './deals.ts'
import { ONE_OFFER_ABOVE_14, fileOf, openFile } from './gameFile.ts'
import { USUAL_QUESTIONS, playerAt } from './player.ts'
import type { Question } from './player.ts'
import { openTable } from './setUp.ts'
import { expect, test } from './watch.ts'

/* What hints say and do is tested without a browser (Hint.test.tsx). */

/** What is asked, and what there is to see, is there and can be pressed: nothing lies on it. */
async function expectNothingCovered(page: Page, question: string): Promise<void> {
  const parts = ['.action-bar', '.hand-cards > li', '[data-artist]', '.lot-work, .stage-wall']
  const covered = await page.evaluate(
    (selectors) =>
      selectors.filter((selector) => {
        const part = document.querySelector(selector)
        if (part === null) return true
        const { left, top, width, height } = part.getBoundingClientRect()
        const found = document.elementFromPoint(left + width / 2, top + height / 2)
        return found?.closest('.hint, dialog') !== null
      }),
    parts,
  )
  expect(covered, question).toEqual([])
}

/** Waits until a hint has been thought about. */
async function expectHint(page: Page): Promise<void> {
  const hint = page.getByRole('region', { name: en.hints.title })
  await expect(hint.getByRole('status')).toContainText(en.hints.would)
}

test('a hint covers nothing of what is asked', async ({ page }) => {
  await openFile(page, fileOf(ONE_OFFER_ABOVE_14), ['person', 'easy', 'medium'])
  await page.getByRole('button', { name: en.hints.ask }).click()
  await expectHint(page)
  await expectNothingCovered(page, 'one offer')
})

test('a hint covers nothing, whatever is asked', { tag: '@long' }, async ({ page }) => {
  await openTable(page, EVERYTHING_SOON)
  const player = playerAt(page)
  const wanted = new Set<Question>(USUAL_QUESTIONS)
  await player.playUntil(async (question) => {
    if (wanted.delete(question)) {
      if (question === 'a bid' || question === 'a sealed bid') await player.hearOthersOut()
      await page.keyboard.press('h')
      await expectHint(page)
      await expectNothingCovered(page, question)
      // The hint, and what it has lifted.
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
    }
    return wanted.size === 0
  })
  expect([...wanted]).toEqual([])
})
