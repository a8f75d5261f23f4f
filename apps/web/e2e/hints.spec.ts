import { en } from '../src/words/en.ts'
import { EVERYTHING_SOON } from './deals.ts'
import { FLIP, ONE_OFFER_ABOVE_14, OPEN_AUCTION, fileOf, openFile } from './gameFile.ts'
import { lotsOf, storyOf } from './log.ts'
import { USUAL_QUESTIONS, playerAt } from './player.ts'
import type { Question } from './player.ts'
import { openTable } from './setUp.ts'
import { expect, test } from './watch.ts'

test('a hint can be had at every question: what to do, what it is worth, and why', async ({ page }) => {
  await openTable(page, EVERYTHING_SOON)
  const player = playerAt(page)
  const hint = page.getByRole('dialog', { name: en.hints.title })
  const wanted = new Set<Question>(USUAL_QUESTIONS)
  await player.playUntil(async (question) => {
    if (wanted.delete(question)) {
      if (question === 'a bid') await player.hearOthersOut()
      await page.keyboard.press('h')
      await expect(hint.getByRole('status')).toContainText(en.hints.would)
      expect([2, 3], question).toContain(await hint.getByRole('listitem').count())
      for (const reason of await hint.getByRole('listitem').allInnerTexts()) expect(reason).toMatch(/^[A-Z0-9].*\.$/)
      await page.keyboard.press('Escape')
      await expect(hint).toHaveCount(0)
    }
    return wanted.size === 0
  })
  expect([...wanted]).toEqual([])
})

test('a hint can be had about the mystery hand', async ({ page }) => {
  await openFile(page, fileOf(FLIP), ['person', 'easy', 'medium'])
  await page.getByRole('button', { name: en.hints.ask }).click()
  const hint = page.getByRole('dialog', { name: en.hints.title })
  await expect(hint.getByRole('button', { name: /^(Flip it|Leave it)$/ })).toBeVisible()
  expect([2, 3]).toContain(await hint.getByRole('listitem').count())
})

test('a hint can be taken up', async ({ page }) => {
  await openFile(page, fileOf(ONE_OFFER_ABOVE_14), ['person', 'easy', 'medium'])
  const story = await storyOf(lotsOf(page).last())
  await page.getByRole('button', { name: en.hints.ask }).click()
  const hint = page.getByRole('dialog', { name: en.hints.title })
  await expect(hint).toContainText(en.hints.worth(1))
  const advice = await hint.getByRole('status').getByRole('strong').innerText()
  await hint.getByRole('button', { name: advice }).click()
  await expect(story).toContainText(advice === en.controls.pass ? 'You pass' : advice.replace('Bid', 'You bid'))
})

test('nobody has hints against another person', async ({ page }) => {
  await openFile(page, fileOf(OPEN_AUCTION), ['person', 'person', 'easy'])
  await expect(page.getByRole('region', { name: en.stage.outLoud })).toBeVisible()
  await expect(page.getByRole('button', { name: en.hints.ask })).toHaveCount(0)
  await page.keyboard.press('h')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
