import type { Locator, Page } from '@playwright/test'
import { en } from '../src/words/en.ts'
import { USUAL_QUESTIONS, playerAt } from './player.ts'
import type { Question } from './player.ts'
import { saveAndRead } from './record.ts'
import { expect, test } from './watch.ts'

/** Steps on until the focus is on this; every stop on the way can be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  const isThere = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement)
  for (let steps = 0; steps < 80; steps += 1) {
    if (await isThere()) return
    await tabOn(page)
  }
  throw new Error(`the focus never came to ${target.toString()}`)
}

/** To the next stop. Behind the last one the focus leaves the page, and comes back to it. */
async function tabOn(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  if ((await page.locator(':focus').count()) === 0) await page.keyboard.press('Tab')
  await expectVisibleFocus(page)
}

/** Something has the focus, and it, or the label around it, has an outline. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return 'nothing has the focus'
    const outlined = [element, element.closest('label')].some((part) => {
      if (part === null) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(part)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    return outlined ? 'seen' : `no outline: ${element.outerHTML.slice(0, 200)}`
  })
  expect(seen).toBe('seen')
}

/** In this game so many kinds of questions come early. */
const KINDS = 5

test('a game is set up and played without a mouse, and the focus can always be seen', async ({ page }) => {
  await beginByKeys(page)
  await playByKeys(page, (asked) => asked.size === KINDS)
})

test('a whole game is played without a mouse, and the focus can always be seen', { tag: '@long' }, async ({ page }) => {
  await beginByKeys(page)
  expect(await playByKeys(page, () => false)).toEqual(new Set<Question>([...USUAL_QUESTIONS, 'the next season']))
  await tabTo(page, page.getByRole('button', { name: en.over.seasons }))
  await tabTo(page, page.getByRole('button', { name: en.over.menu }))
  expect((await saveAndRead(page)).state.past).toHaveLength(4)
})

/** From the menu. */
async function beginByKeys(page: Page): Promise<void> {
  await page.goto('/')
  await tabTo(page, page.getByRole('link', { name: en.menu.setUp }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByText(en.setUp.more))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('textbox', { name: en.setUp.deal }))
  await page.keyboard.type('4 seats, deal 10')
  await tabTo(page, page.getByRole('button', { name: en.setUp.start }))
  await page.keyboard.press('Enter')
}

/** Until that is enough, or the game is over; tells what was asked. */
async function playByKeys(
  page: Page,
  isEnough: (asked: ReadonlySet<Question>) => boolean,
): Promise<ReadonlySet<Question>> {
  const player = playerAt(page)
  const asked = new Set<Question>()
  while (!isEnough(asked)) {
    const question = await player.question()
    if (question === 'nothing more') break
    if (!asked.has(question) && question !== 'the next season') {
      // A field takes letters and figures for itself: one leaves it before one uses them at the table.
      do {
        await tabOn(page)
      } while ((await page.locator('select:focus, input:focus').count()) > 0)
    }
    asked.add(question)
    await answerByKeys(page, question, player.hearOthersOut)
  }
  return asked
}

async function answerByKeys(page: Page, question: Question, hearOthersOut: () => Promise<void>): Promise<void> {
  const press = (key: string): Promise<void> => page.keyboard.press(key)
  switch (question) {
    case 'a painting':
      await press('1')
      return press('b')
    case 'a second painting': {
      const cards = page.getByRole('region', { name: en.table.hand }).getByRole('listitem').getByRole('button')
      const names = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''))
      const fitting = names.findIndex((name) => !name.includes(en.controls.why.doesNotFit))
      const can = (await page.getByText(en.banner.cannotAdd).count()) === 0
      if (!can || fitting < 0 || fitting > 8) return press('p')
      await press(String(fitting + 1))
      return press('b')
    }
    case 'a bid':
      await hearOthersOut()
      return press('p')
    case 'one offer':
    case 'to buy':
      return press('p')
    case 'a sealed bid':
      await press('3')
      return press('Enter')
    case 'a price':
      await press('1')
      await press('ArrowUp')
      return press('b')
    case 'the next season':
      // The heading has the focus, and no button: a key that is still held presses nothing.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      return press('b')
    default:
      throw new Error(`nobody asks for ${question} here`)
  }
}
