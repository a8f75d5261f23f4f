import { en } from '../src/words/en.ts'
import { MY_CARD, fileOf, openFile } from './gameFile.ts'
import { learnerAt } from './learner.ts'
import { expect, test } from './watch.ts'

/** What a device may be told to do for the person who uses it. */

test.describe('where the device chooses the colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('what is played, what is lifted and what is asked can still be told', async ({ page }) => {
    await openFile(page, fileOf(MY_CARD), ['person', 'easy', 'medium'])
    const card = page.getByRole('region', { name: en.table.hand }).getByRole('listitem').getByRole('button').first()
    await card.click()
    await expect(card).toHaveCSS('outline-style', 'solid')
    await expect(page.locator('.turn-banner')).toHaveCSS('border-top-width', '3px')
    await expect(page.locator('.main-move')).toHaveCSS('border-top-width', '3px')
  })

  test('pips that count are filled, others are not', async ({ page }) => {
    await page.goto('/learn/season')
    const pips = page.getByRole('img', { name: en.table.count(4) }).locator('i')
    await expect(pips).toHaveCount(5)
    const grounds = await pips.evaluateAll((all) => all.map((pip) => getComputedStyle(pip).backgroundColor))
    const ink = await page.evaluate(() => getComputedStyle(document.body).color)
    expect(grounds.slice(0, 4)).toEqual([ink, ink, ink, ink])
    expect(grounds[4]).not.toBe(ink)
  })
})

test.describe('where less motion is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, settings: { speed: 'fast', confirmations: false } })

  test('nothing moves, and all is told', { tag: '@long' }, async ({ page }) => {
    await page.addInitScript(() => {
      const moved: string[] = []
      Object.assign(globalThis, { moved })
      const watch = (): void => {
        for (const animation of document.getAnimations()) {
          const { target } = animation.effect as KeyframeEffect
          const timing = animation.effect?.getComputedTiming()
          if (Number(timing?.duration) > 1) moved.push(target?.className ?? '')
        }
        requestAnimationFrame(watch)
      }
      requestAnimationFrame(watch)
    })
    await page.goto('/learn/open')
    await learnerAt(page, 'open').finish()
    const moved = await page.evaluate(() => (globalThis as unknown as { moved: readonly string[] }).moved)
    expect([...new Set(moved)]).toEqual([])
  })
})
