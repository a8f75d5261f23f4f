import type { Page } from '@playwright/test'
import { playTogether } from './hotSeat.ts'
import { openTable } from './setUp.ts'
import { expect, test } from './watch.ts'

/** Texts of the game mark what stands out with the same signs. */
const ANN = '*_Ann_*'
const ZED = '_Zed_'

/** All that the page says, to eyes and to ears. */
function said(page: Page): Promise<string> {
  return page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [alt]')]
    const names = named.flatMap((part) => ['aria-label', 'title', 'alt'].map((name) => part.getAttribute(name) ?? ''))
    return [document.title, document.body.innerText, ...names].join('\n')
  })
}

/** The names without one of their signs, wherever they stand. */
async function expectNamesWhole(page: Page): Promise<void> {
  expect((await said(page)).match(/.*((?<!\*_)Ann|Ann(?!_\*)|(?<!_)Zed|Zed(?!_)).*/g) ?? []).toEqual([])
}

test('a name is shown as it was typed through a season, whatever signs it has', { tag: '@long' }, async ({ page }) => {
  await openTable(page, { seats: [{ person: ANN }, { person: ZED }, 'easy'], deal: 'signs' })
  const heard = new Set<string>()
  await playTogether(page, async (question) => {
    await expectNamesWhole(page)
    heard.add(question)
    return question === 'the next season'
  })
  expect([...heard]).toContain('the device')
  const main = page.getByRole('main')
  for (const name of [ANN, ZED]) await expect(main).toContainText(name)
})
