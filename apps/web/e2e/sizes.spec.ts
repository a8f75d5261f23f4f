import type { Page } from '@playwright/test'
import { en } from '../src/words/en.ts'
import { EVERYTHING_SOON, EVERY_DOUBLE } from './deals.ts'
import { OPEN_AUCTION, fileOf, openFile } from './gameFile.ts'
import { USUAL_QUESTIONS, playerAt } from './player.ts'
import type { Question } from './player.ts'
import { saveAndRead } from './record.ts'
import { openTable } from './setUp.ts'
import { expect, test } from './watch.ts'

const LEAST_HEIGHT = 44
const FIVE_SEATS = EVERY_DOUBLE.at(-1) ?? EVERYTHING_SOON

const touched = (width: number, height: number) => ({ viewport: { width, height }, hasTouch: true, isMobile: true })

test.describe('on a phone', () => {
  test.use(touched(390, 844))

  test('a whole game: nothing is off the screen, nothing scrolls, and a thumb hits every control', async ({ page }) => {
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
})

for (const { name, options } of [
  { name: 'a small phone', options: touched(360, 640) },
  { name: 'a phone on its side', options: touched(844, 390) },
  { name: 'a tablet', options: touched(1024, 768) },
  { name: 'a desk', options: { viewport: { width: 1440, height: 900 } } },
]) {
  test.describe(`on ${name}`, () => {
    test.use(options)

    test('a season of five: nothing is off the screen, and nothing scrolls', async ({ page }) => {
      await openTable(page, FIVE_SEATS)
      const last = await playerAt(page).playUntil(async (question) => {
        if (question === 'the next season') return true
        await expectAllInReach(page, question)
        return false
      })
      expect(last).toBe('the next season')
    })
  })
}

test.describe('on a small phone that five people share', () => {
  test.use(touched(390, 640))

  test('everyone can bid and pass', async ({ page }) => {
    const players = ['Ada', 'Ben', 'Cleo', 'Maximiliane Alexandra', 'Edith']
    await openFile(
      page,
      fileOf({ ...OPEN_AUCTION, players }),
      players.map(() => 'person'),
    )
    const people = page.getByRole('region', { name: en.stage.outLoud }).getByRole('listitem')
    await expect(people).toHaveCount(players.length)
    for (const name of [en.controls.pass, /^Bid \d+$/]) {
      const buttons = people.getByRole('button', { name })
      await expect(buttons).toHaveCount(players.length)
      for (const button of await buttons.all()) {
        await expect(button).toBeInViewport({ ratio: 1 })
      }
    }
    const work = page.getByRole('region', { name: en.stage.onEasel }).getByRole('img').first()
    await expect(work).toBeInViewport({ ratio: 1 })
  })
})

/** All that a question needs is on the screen, nothing scrolls, and no control is too small. It looks at the page once. */
async function expectAllInReach(page: Page, question: Question): Promise<void> {
  const found = await page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement
    const controls = document.querySelectorAll<HTMLElement>('.narrow-controls :is(button, input)')
    return {
      across: scrollWidth - clientWidth,
      down: scrollHeight - clientHeight,
      outside: ['.turn-banner', '.action-bar', '.hand'].filter((part) => {
        const box = document.querySelector(part)?.getBoundingClientRect()
        return box === undefined || box.left < 0 || box.top < 0 || box.right > clientWidth || box.bottom > clientHeight
      }),
      heights: [...controls]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .map((control) => ({
          what: control.getAttribute('aria-label') ?? control.textContent,
          height: control.getBoundingClientRect().height,
        })),
    }
  })
  const { heights, ...rest } = found
  expect(rest, question).toEqual({ across: 0, down: 0, outside: [] })
  expect(
    heights.filter(({ height }) => height < LEAST_HEIGHT),
    `${question}: too small for a thumb`,
  ).toEqual([])
}
