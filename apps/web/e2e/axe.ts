import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { wholeMatrix } from './wholeMatrix.ts'

/** In the words of axe. */
interface Rules {
  readonly runOnly: { readonly type: 'tag' | 'rule'; readonly values: string[] }
  readonly rules?: Readonly<Record<string, { readonly enabled: boolean }>>
}

const EVERY_RULE: Rules = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
}
const CONTRAST: Rules = { runOnly: { type: 'rule', values: ['color-contrast'] } }
/** Contrast takes as long as all other rules together. */
const ALL_BUT_CONTRAST: Rules = { ...EVERY_RULE, rules: { 'color-contrast': { enabled: false } } }

/**
 * Nothing on the page, as it is now, keeps anybody out, as far as a program can tell. Where the rest has been looked at already,
 * `part` are selectors of what is new; all is looked at again when everything is tried.
 */
export async function expectAccessible(page: Page, where: string, part: readonly string[] = []): Promise<void> {
  await expectNothingFound(page, EVERY_RULE, where, part)
}

/**
 * The same by night, on a page that is set to day. When everything is tried, it is looked at by day as well, and by night
 * for what another light may change: whether everything can be read.
 */
export async function expectAccessibleByNight(page: Page, where: string, part: readonly string[] = []): Promise<void> {
  if (wholeMatrix) await expectAccessible(page, where, part)
  await light(page, 'night')
  await expectNothingFound(page, wholeMatrix ? CONTRAST : EVERY_RULE, `${where}, by night`, part)
  await light(page, 'day')
}

/** The same at another size, for what that may change; when everything is tried, by day and by night. */
export async function expectAccessibleAtThisSize(
  page: Page,
  where: string,
  part: readonly string[] = [],
): Promise<void> {
  if (wholeMatrix) await expectAccessibleByNight(page, where, part)
  else await expectNothingFound(page, ALL_BUT_CONTRAST, where, part)
}

/** As the setting does. */
async function light(page: Page, theme: 'day' | 'night'): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen
  }, theme)
}

async function expectNothingFound(
  page: Page,
  rules: Rules,
  where: string,
  part: readonly string[] = [],
): Promise<void> {
  const isThere = await page.evaluate(async () => {
    // A button that is changing its colour has no contrast yet.
    const changing = document.getAnimations().filter(({ timeline, effect }) => {
      const { endTime } = effect?.getComputedTiming() ?? {}
      return timeline instanceof DocumentTimeline && Number.isFinite(endTime)
    })
    await Promise.allSettled(changing.map(({ finished }) => finished))
    return 'axe' in globalThis
  })
  // A script of half a megabyte, which a page reads once.
  const axe = new AxeBuilder(isThere ? { page, axeSource: ';' } : { page })
  if (!wholeMatrix) for (const selector of part) axe.include(selector)
  const { violations } = await axe
    // What is fine is not told at length, which takes as long as the search.
    .options({ ...rules, resultTypes: ['violations'] })
    // There are no frames, and so no need of the other mode, which opens a second page.
    .setLegacyMode(true)
    .analyze()
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 200)}: ${failureSummary}`),
  }))
  expect.soft(found, where).toEqual([])
}
