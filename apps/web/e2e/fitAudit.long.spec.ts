import type { Page } from '@playwright/test'
import { crowdedFile } from './crowdedGames.ts'
import { CROWDED_POSITIONS } from './crowdedPositions.ts'
import { toComeToRest } from './atRest.ts'
import { TABLE_PARTS, troublesOnPage } from './fitAudit.ts'
import { openFile } from './gameFile.ts'
import { expect, test } from './watch.ts'

/* What the audit of `fit` and `pageFit` must find, brought about on purpose. */

/** Styles that spoil a table, and what the audit says of each. */
const FAULTS: readonly (readonly [what: string, style: string, trouble: RegExp])[] = [
  [
    'a button is low',
    '.bid-bar button { height: 40px; min-height: 0; padding-block: 0 }',
    /^too low for a thumb: <button/,
  ],
  [
    'a field is low',
    '.bid-bar input { height: 43px; min-height: 0; padding-block: 0 }',
    /^too low for a thumb: <input/,
  ],
  ['a button is tiny', '.turn-banner ~ * button, .hand button { width: 20px; min-width: 0 }', /^too small to press: /],
  ['the hand is below the window', '.hand { transform: translateY(40px) }', /^beyond the window: \.hand/],
  ['the banner is above the window', '.turn-banner { margin-top: -60px }', /^beyond the window: \.turn-banner/],
  ['the bar is beside the window', '.action-bar { transform: translateX(9px) }', /^beyond the window: \.action-bar/],
  ['there is no hand', '.hand { display: none }', /^missing: \.hand/],
  [
    'the page is wider than the window',
    'body { width: 110vw } * { overflow-x: visible !important }',
    /^the page scrolls to the side/,
  ],
  ['the page is higher than the window', 'html, body { overflow: auto; height: 110vh }', /^the page scrolls down/],
  ['a text is cut', '.player-chip { overflow: hidden; height: 8px }', /^(cut|hidden): /],
  ['texts lie on each other', '.player-chip > p { line-height: 0.1 }', /^on each other: /],
  ['something lies on a button', '.hand { transform: translateY(-60px) }', /^cannot be pressed: /],
  ['a painting is cut', '.lot-work { height: 40px; overflow: hidden }', /^cut: the painting on the easel/],
  ['a player is out of view', '.player-strip { transform: translateX(200px) }', /^out of view: /],
]

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    settings: { speed: 'instant', confirmations: false, goalRead: true },
  })

  test('whatever spoils the table is noticed', async ({ page }) => {
    const position = CROWDED_POSITIONS['an open auction']
    if (position === undefined) throw new Error('there is no such position')
    await openFile(page, crowdedFile(position), ['person', 'hoarder', 'hypeman', 'medium', 'sniper'])
    await page.locator('.action-bar').waitFor()
    expect(await lookAtTable(page)).toEqual([])
    for (const [what, style, trouble] of FAULTS) {
      await dress(page, style)
      expect.soft(await lookAtTable(page), what).toContainEqual(expect.stringMatching(trouble))
    }
    await dress(page, '')
    expect(await lookAtTable(page)).toEqual([])
  })
})

test('a text that something covers is noticed, however far up the page it is', async ({ page }) => {
  await page.goto('/rules')
  const heading = page.getByRole('heading', { level: 1 })
  await heading.waitFor()
  expect(await lookAtAll(page)).toEqual([])
  await heading.evaluate((element) => {
    const patch = document.createElement('div')
    const { left, top, width, height } = element.getBoundingClientRect()
    const area = { left: left + scrollX, top: top + scrollY, width, height }
    for (const [side, pixels] of Object.entries(area)) patch.style.setProperty(side, `${pixels}px`)
    patch.style.setProperty('position', 'absolute')
    patch.style.setProperty('background', 'gray')
    document.body.append(patch)
  })
  expect(await lookAtAll(page)).toEqual([expect.stringMatching(/^covered: /)])
})

/** Gives the page one more style, instead of the last one. */
async function dress(page: Page, style: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, style)
}

async function lookAtTable(page: Page): Promise<readonly string[]> {
  await toComeToRest(page)
  return page.evaluate(troublesOnPage, { scrolls: false, needed: TABLE_PARTS })
}

function lookAtAll(page: Page): Promise<readonly string[]> {
  return page.evaluate(troublesOnPage, { scrolls: true })
}
