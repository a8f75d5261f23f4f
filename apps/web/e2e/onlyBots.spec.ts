import { en } from '../src/words/en.ts'
import { ALMOST_OVER } from './positions.ts'
import { fileOf, openFile } from './gameFile.ts'
import { openTable } from './setUp.ts'
import type { TableWanted } from './setUp.ts'
import { allSaid, movesSoFar, overhear } from './tableTalk.ts'
import { expect, test } from './watch.ts'

const ONLY_BOTS: TableWanted = { seats: ['easy', 'medium', 'sniper'], deal: 'only bots' }
const { watching } = en.table

test('a table of bots plays to the podium by itself', async ({ page }) => {
  await openFile(page, fileOf(ALMOST_OVER), ['easy', 'medium', 'sniper'])
  await expect(page.getByRole('list', { name: en.over.money })).toBeVisible()
})

test('and does so from the first card on', { tag: '@long' }, async ({ page }) => {
  await openTable(page, ONLY_BOTS)
  await expect(page.getByRole('list', { name: en.over.money })).toBeVisible()
})

test.describe('at normal speed', () => {
  test.use({ settings: { speed: 'normal', confirmations: false } })

  test('whoever watches stops the bots, lets them go on move by move, and sees their hands', async ({ page }) => {
    await overhear(page)
    await openTable(page, ONLY_BOTS)
    await expect(page.getByText(watching.title)).toBeVisible()
    await page.getByRole('button', { name: watching.pause }).click()
    await expect(page.getByRole('button', { name: watching.goOn })).toBeVisible()

    await page.getByRole('button', { name: watching.showHands }).click()
    const hands = page.getByRole('list', { name: /’s hand$/ })
    await expect(hands).toHaveCount(3)
    await expect(hands.first().getByRole('listitem').first()).toContainText(/, (Open|One|Hidden|Fixed|Double)/)
    // The table answers in order: what was on its way before came before the hands.
    const before = await movesSoFar(page)
    await page.getByRole('button', { name: watching.step, exact: true }).click()
    await expect.poll(() => movesSoFar(page)).toBe(before + 1)
    for (const taken of [2, 3, 4]) {
      await page.keyboard.press('s')
      await expect.poll(() => movesSoFar(page)).toBe(before + taken)
    }

    await page.getByRole('button', { name: watching.hideHands }).click()
    await expect(hands).toHaveCount(0)

    await page.keyboard.press('k')
    await expect(page.getByRole('button', { name: watching.pause })).toBeVisible()
    await expect.poll(() => movesSoFar(page)).toBeGreaterThan(before + 6)
  })
})

test('where a person plays nobody’s hand is to be had', async ({ page }) => {
  await overhear(page)
  await openTable(page, { ...ONLY_BOTS, seats: [{ person: 'Ada' }, 'medium', 'sniper'] })
  await expect(page.getByRole('region', { name: en.table.hand })).toBeVisible()
  await expect(page.getByRole('button', { name: watching.showHands })).toHaveCount(0)
  expect((await allSaid(page)).filter(({ message }) => message.type === 'hands')).toEqual([])
})
