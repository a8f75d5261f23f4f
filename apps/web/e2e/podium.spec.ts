import type { Locator, Page } from '@playwright/test'
import { winnersOf } from '@modern-art/engine'
import type { GameState } from '@modern-art/engine'
import { en } from '../src/words/en.ts'
import { FINISHED, fileOf, openFile } from './gameFile.ts'
import { readRecord } from './record.ts'
import { expect, test } from './watch.ts'

const PLAYERS = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil']

function steps(page: Page): Locator {
  return page.getByRole('list', { name: en.over.money }).getByRole('listitem')
}

function drawnWith(part: Locator, property: 'border-top-color' | 'stroke'): Promise<string> {
  return part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
}

/** As it is on a display, and for a reader who has chosen larger text. */
async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
}

/** The texts in a chart that begin outside it. */
function textsCutIn(chart: Locator): Promise<readonly (string | null)[]> {
  return chart.evaluate((svg) =>
    [...svg.querySelectorAll('text')]
      .filter((text) => text.getBoundingClientRect().left < svg.getBoundingClientRect().left)
      .map(({ textContent }) => textContent),
  )
}

const isShared = ({ phase, money }: GameState): boolean => phase.name === 'finished' && winnersOf(money).length > 1

test('the end is a podium: the winner is highest, and to play again comes first', async ({ page }) => {
  const file = fileOf({ ...FINISHED, players: PLAYERS })
  const { money } = readRecord(file).state
  await openFile(page, file, ['person', 'easy', 'medium', 'sniper', 'hoarder'])
  await expect(steps(page)).toHaveCount(5)
  const tops = await steps(page).evaluateAll((all) => all.map((step) => step.getBoundingClientRect().top))
  expect(tops, 'the richer, the higher').toEqual(tops.toSorted((a, b) => a - b))
  const faces = await steps(page)
    .locator('img')
    .evaluateAll((all) => all.map((face) => face.getBoundingClientRect().width))
  expect(Math.max(...faces.slice(1)) * 1.5, 'the winner’s portrait is the largest').toBeLessThan(faces[0] ?? 0)

  const [winner = 0] = winnersOf(money)
  const whose = en.over.bestBuys([{ name: PLAYERS[winner] ?? '', you: winner === 0 }])
  const buys = page.getByRole('region', { name: whose }).getByRole('listitem')
  await expect(buys.first()).toContainText(/paid \d+, worth \d+/)

  const chart = page.getByRole('img', { name: /^Everyone’s money/ })
  for (const season of [1, 2, 3, 4]) await expect(chart.getByText(en.over.season(season))).toBeVisible()
  await enlargeText(page)
  await expect.poll(() => textsCutIn(chart), { message: 'no amount is cut where text is larger' }).toEqual([])

  const buttons = page.getByRole('main').getByRole('button')
  await expect(buttons).toHaveText([en.over.again, en.over.seasons, en.over.change, en.over.export, en.over.menu])
  await buttons.first().click()
  await expect(page.getByRole('region', { name: en.table.hand })).toBeVisible()
})

test('everyone has one colour: at the table, on the podium and in the chart', async ({ page }) => {
  const seats = ['person', 'easy', 'medium', 'sniper', 'hoarder'] as const
  await openFile(page, fileOf({ when: ({ lots }) => lots.length === 1, players: PLAYERS }), seats)
  const players = page.getByRole('list', { name: en.table.players }).locator('[data-seat] img.seat-portrait')
  await expect(players).toHaveCount(5)
  const atTable = await Promise.all(PLAYERS.map((_, seat) => drawnWith(players.nth(seat), 'border-top-color')))
  expect(new Set(atTable).size).toBe(5)

  await openFile(page, fileOf({ ...FINISHED, players: PLAYERS }), seats)
  for (const [seat, name] of PLAYERS.entries()) {
    const step = steps(page).filter({ hasText: seat === 0 ? en.you : name })
    expect(await drawnWith(step.locator('img'), 'border-top-color'), name).toBe(atTable[seat])
    expect(await drawnWith(page.locator(`[data-line="${seat}"]`), 'stroke'), name).toBe(atTable[seat])
  }
})

test('players who share the victory share the highest step', async ({ page }) => {
  const file = fileOf({ when: isShared, players: PLAYERS.slice(0, 3) })
  const winners = winnersOf(readRecord(file).state.money)
  await openFile(page, file, ['person', 'easy', 'medium'])
  const first = steps(page).filter({ hasText: en.over.place[0] ?? '' })
  await expect(first).toHaveCount(winners.length)
  const heights = await first.evaluateAll((all) => all.map((step) => Math.round(step.getBoundingClientRect().height)))
  expect(new Set(heights).size).toBe(1)
})
