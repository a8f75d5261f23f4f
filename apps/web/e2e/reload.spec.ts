import { en } from '../src/words/en.ts'
import { plain } from '../src/words/Rich.tsx'
import { EVERYTHING_SOON } from './deals.ts'
import { FINISHED, SEASON_OVER, fileOf, openFile } from './gameFile.ts'
import { glanceAt } from './glance.ts'
import { USUAL_QUESTIONS, numberIn, playerAt } from './player.ts'
import type { Question } from './player.ts'
import { openTable } from './setUp.ts'
import { expect, test } from './watch.ts'

test('a reload comes back to the same question, in every auction, and the game goes on', async ({ page }) => {
  const wanted = new Set<Question>(USUAL_QUESTIONS)
  await openTable(page, EVERYTHING_SOON)
  const player = playerAt(page)
  await player.playUntil(async (question) => {
    if (!wanted.delete(question)) return false
    if (question === 'a bid' || question === 'a sealed bid') await player.hearOthersOut()
    const before = await glanceAt(page)
    await page.reload()
    expect(await player.question()).toBe(question)
    if (question === 'a bid' || question === 'a sealed bid') await player.hearOthersOut()
    expect(await glanceAt(page), question).toEqual(before)
    return wanted.size === 0
  })
  expect([...wanted]).toEqual([])
  await player.answer(await player.question())
  expect(await player.question()).not.toBe('something else')
})

test('a season’s end is there again after a reload, and can be read again from the table', async ({ page }) => {
  await openFile(page, fileOf(SEASON_OVER), ['person', 'easy', 'medium'])
  const player = playerAt(page)
  expect(await player.question()).toBe('the next season')
  const summary = await page.getByRole('main').ariaSnapshot()
  await page.reload()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(summary)
  await player.answer('the next season')
  await player.question()

  await page.getByRole('button', { name: en.table.menu }).click()
  await page.getByRole('button', { name: en.over.seasons }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plain(en.season.title(1)))
  await page.getByRole('button', { name: en.season.back }).click()
  // The game goes on: now a reload comes back to the table.
  await player.answer(await player.question())
  await player.question()
  await page.reload()
  expect(await player.question()).not.toBe('the next season')
})

test('a clock goes on after a reload where it was', { tag: '@long' }, async ({ page }) => {
  await openTable(page, { ...EVERYTHING_SOON, pace: 'clock' })
  const player = playerAt(page)
  expect(await player.question()).toBe('a sealed bid')
  const clock = page.locator('.turn-banner').getByText(/\d+ s$/)
  const whole = numberIn(await clock.innerText())
  // Every five seconds the table keeps how much has passed, and a slow machine may need a moment for it.
  await expect.poll(async () => whole - numberIn(await clock.innerText())).toBeGreaterThanOrEqual(8)
  await page.reload()
  expect(await player.question()).toBe('a sealed bid')
  expect(whole - numberIn(await clock.innerText())).toBeGreaterThanOrEqual(4)
})

test('a reload at the podium shows the podium', async ({ page }) => {
  await openFile(page, fileOf(FINISHED), ['person', 'easy', 'medium'])
  expect(await playerAt(page).question()).toBe('nothing more')
  const podium = await page.getByRole('main').ariaSnapshot()
  await page.reload()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(podium)
})
