import type { Page } from '@playwright/test'
import { LESSON_NAMES } from '../src/lessons/lessons.ts'
import type { LessonName } from '../src/lessons/lessons.ts'
import { en } from '../src/words/en.ts'
import { expectRivalsToWait, learnerAt, wayOn } from './learner.ts'
import { playerAt } from './player.ts'
import { overhear } from './tableTalk.ts'
import { expect, test } from './watch.ts'

const FIRST_TWO = LESSON_NAMES.slice(0, 2)

test('the first lessons are played one after the other, from the menu', async ({ page }) => {
  await learn(page, FIRST_TWO)
  await page.goto('/learn')
  await expect(page.getByRole('link', { name: new RegExp(`^${en.lessons.again}`) })).toHaveCount(FIRST_TWO.length)
})

test('all lessons are played one after the other, from the menu to a full game', { tag: '@long' }, async ({ page }) => {
  await learn(page, LESSON_NAMES)
  await playerAt(page).question()
  await expect(page.getByRole('complementary', { name: en.lessons.guide })).toHaveCount(0)
  await page.goto('/learn')
  await expect(page.getByText(en.lessons.allDone)).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(`^${en.lessons.again}`) })).toHaveCount(LESSON_NAMES.length)
  await page.getByRole('button', { name: en.lessons.toFullGame }).click()
  await playerAt(page).question()
})

async function learn(page: Page, lessons: readonly LessonName[]): Promise<void> {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: en.menu.learn }).click()
  await page.getByRole('link', { name: `${en.lessons.start}: ${en.lessonTexts.open.title}` }).click()
  for (const [index, lesson] of lessons.entries()) {
    const { guide, says, finish } = learnerAt(page, lesson)
    await expect(guide).toContainText(en.lessons.lessonOf(index + 1, LESSON_NAMES.length))
    await expect(guide).toContainText(en.lessonTexts[lesson].title)
    await expect(says).not.toBeEmpty()
    const answers = await finish()
    if (lesson !== 'first_season') expect(answers, lesson).toBeLessThanOrEqual(12)
    await page.getByRole('button', { name: wayOn(lesson) }).click()
  }
}

test('a lesson waits while its guide is read, and answers to what is done', async ({ page }) => {
  await overhear(page)
  await page.goto('/learn/fixed_price')
  const { guide, says } = learnerAt(page, 'fixed_price')
  const goOn = guide.getByRole('button', { name: en.lessons.goOn })
  const lot = page.getByRole('region', { name: en.stage.onEasel })
  await expect(says).toContainText('the auctioneer names a price')
  await expectRivalsToWait(page)
  await expect(lot.getByRole('heading')).toHaveCount(0)
  await goOn.click()
  await expect(says).toContainText('The price is 18')
  await page.getByRole('button', { name: en.controls.buy(18) }).click()
  await expect(says).toContainText('It’s yours for 18')
  await goOn.click()

  const player = playerAt(page)
  await player.answer('a painting')
  await expect(says).toContainText('If nobody does, you must buy it')
  const amount = page.getByRole('textbox', { name: en.controls.amount })
  await amount.fill('60')
  await page.getByRole('button', { name: en.controls.ask(60) }).click()
  await expect(says).toContainText('Nobody bought it at 60, so you had to')
})

test(
  'what is to be read is there again after a reload: nobody has gone on meanwhile',
  { tag: '@long' },
  async ({ page }) => {
    await overhear(page)
    await page.goto('/learn/worth')
    const { guide, says } = learnerAt(page, 'worth')
    const goOn = guide.getByRole('button', { name: en.lessons.goOn })
    await expect(says).toContainText('The money you pay goes to a rival')
    await expectRivalsToWait(page)
    await page.reload()
    await expect(says).toContainText('The money you pay goes to a rival')
    await goOn.click()
    await page.getByRole('button', { name: en.controls.pass }).click()
    await expect(says).toContainText('A rival’s bargain is your loss')
    await expectRivalsToWait(page)
    await page.reload()
    await expect(says).toContainText('A rival’s bargain is your loss')
    await goOn.click()
    await expect(page.getByRole('button', { name: en.controls.buy(18) })).toBeVisible()
  },
)

test('a lesson that is left goes on from there, and one that is done begins anew', async ({ page }) => {
  await page.goto('/learn/hidden')
  const { guide, says, finish } = learnerAt(page, 'hidden')
  await guide.getByRole('button', { name: en.lessons.goOn }).click()
  await page.getByRole('button', { name: /^Bid / }).click()
  await expect(says).toContainText(/You win with|gets it for/)
  const money = page.getByRole('region', { name: en.table.hand }).getByRole('paragraph').first()
  const left = await money.innerText()

  await guide.getByRole('link', { name: en.lessons.leave }).click()
  await page.getByRole('link', { name: `${en.lessons.resume}: ${en.lessonTexts.hidden.title}` }).click()
  await expect(says).toContainText(/You win with|gets it for/)
  expect(await money.innerText()).toBe(left)
  await page.reload()
  await expect(says).toContainText(/You win with|gets it for/)
  await finish()

  await guide.getByRole('link', { name: en.lessons.leave }).click()
  await page.getByRole('link', { name: `${en.lessons.again}: ${en.lessonTexts.hidden.title}` }).click()
  await expect(says).toContainText('everyone makes one sealed bid')
  await page.goto('/games')
  await expect(page.getByText(en.saves.none)).toBeVisible()
})
