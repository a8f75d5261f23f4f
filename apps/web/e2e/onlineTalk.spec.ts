import { en } from '../src/words/en.ts'
import { openOnlineTable, sitDown, start } from './onlineTable.ts'
import { expect, test } from './people.ts'
import { linesOn, opensTalk, say } from './talking.ts'

const { calls } = en.online

test('the latest line is in view, however many there were', { tag: '@long' }, async ({ come }) => {
  const ana = await come('Ana')
  await openOnlineTable(ana)
  const lines = linesOn(ana.page).getByRole('listitem')
  // As many as are kept, a few at a time.
  for (let count = 40; count <= 200; count += 40) {
    await ana.page.getByRole('button', { name: calls.laugh }).evaluate((button: HTMLButtonElement) => {
      for (let times = 0; times < 40; times += 1) button.click()
    })
    await expect(lines).toHaveCount(count)
  }
  await linesOn(ana.page).scrollIntoViewIfNeeded()
  await expect(lines.last()).toBeInViewport()
  await say(ana.page, 'This is what I wanted to tell you. '.repeat(5))
  await expect(lines.last()).toContainText('wanted')
  await expect(lines.last()).toBeInViewport({ ratio: 0.9 })
})

test('what was just said is read with its name, on every screen', async ({ come }) => {
  const ana = await come('Ana')
  const ben = await come('Bartholomew')
  const table = await openOnlineTable(ana, { pace: 'untimed', chairs: 3 })
  await sitDown(ben, table)
  await start(ana)
  await opensTalk(ben.page).click()
  const bubble = ana.page.locator('.talk-bubble')
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [844, 390],
    [1440, 900],
  ] as const) {
    await ana.page.setViewportSize({ width, height })
    const text = `I would not have paid half as much for ${width}, but who knows`
    await say(ben.page, text)
    await expect(bubble).toContainText('Bartholomew')
    await expect(bubble).toContainText(text)
    const { box, over, sideways } = await bubble.evaluate((element) => ({
      box: element.getBoundingClientRect().toJSON() as DOMRect,
      over: [...element.querySelectorAll('*')].filter(
        ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
      ).length,
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }))
    const where = `at ${width} by ${height}`
    expect(sideways, where).toBe(0)
    expect(over, `a line of this length is not cut ${where}`).toBe(0)
    expect(box.left, where).toBeGreaterThanOrEqual(0)
    expect(box.right, where).toBeLessThanOrEqual(width)
    expect(box.width, where).toBeGreaterThan(180)
    expect(box.height, where).toBeLessThan(100)
    // It is in nobody's way: presses go to what is below.
    await expect(bubble).toHaveCSS('pointer-events', 'none')
  }
})
