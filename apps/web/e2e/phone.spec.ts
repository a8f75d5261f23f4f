import type { Locator, Page } from '@playwright/test'
import { en } from '../src/words/en.ts'
import { EVERYTHING_SOON } from './deals.ts'
import { USUAL_QUESTIONS, playerAt } from './player.ts'
import type { Question } from './player.ts'
import { saveAndRead } from './record.ts'
import { openTable } from './setUp.ts'
import { expect, test } from './watch.ts'

const PHONE = { width: 390, height: 844 }
const LEAST_HEIGHT = 44

test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

test('a whole game on a phone: nothing is off the screen, nothing scrolls, and a thumb hits every control', async ({
  page,
}) => {
  await openTable(page, EVERYTHING_SOON)
  const asked = new Set<Question>()
  await playerAt(page).playUntil(async (question) => {
    asked.add(question)
    if (question !== 'the next season') await expectAllInReach(page, question)
    return false
  })
  expect(asked).toEqual(new Set<Question>([...USUAL_QUESTIONS, 'the next season']))
  expect((await saveAndRead(page)).state.phase.name).toBe('finished')
})

async function expectAllInReach(page: Page, question: Question): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement
    return { across: scrollWidth - clientWidth, down: scrollHeight - clientHeight }
  })
  expect(overflow, question).toEqual({ across: 0, down: 0 })
  await expectInside(page.locator('.turn-banner'), question)
  await expectInside(page.locator('.action-bar'), question)
  await expectInside(page.getByRole('region', { name: en.table.hand }), question)
  const controls = page.locator('.narrow-controls').locator('button, input')
  const heights = await controls.evaluateAll((all) =>
    all.map((control) => ({
      what: control.getAttribute('aria-label') ?? control.textContent,
      height: control.getBoundingClientRect().height,
    })),
  )
  expect(
    heights.filter(({ height }) => height < LEAST_HEIGHT),
    `${question}: too small for a thumb`,
  ).toEqual([])
}

async function expectInside(part: Locator, question: Question): Promise<void> {
  const box = await part.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return { left, top, right, bottom }
  })
  const where = `${question}: ${part.toString()} at ${JSON.stringify(box)}`
  expect(box.left, where).toBeGreaterThanOrEqual(0)
  expect(box.top, where).toBeGreaterThanOrEqual(0)
  expect(box.right, where).toBeLessThanOrEqual(PHONE.width)
  expect(box.bottom, where).toBeLessThanOrEqual(PHONE.height)
}
