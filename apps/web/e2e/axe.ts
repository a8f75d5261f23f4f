import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Nothing on the page, as it is now, keeps anybody out, as far as a program can tell. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await expectNothingFound(new AxeBuilder({ page }).withTags(TAGS), where)
}

/** Everything can be read: all that another light may change. */
export async function expectReadable(page: Page, where: string): Promise<void> {
  await expectNothingFound(new AxeBuilder({ page }).withRules(['color-contrast']), where)
}

async function expectNothingFound(axe: AxeBuilder, where: string): Promise<void> {
  // There are no frames, and so no need of the other mode, which opens a second page.
  const { violations } = await axe.setLegacyMode(true).analyze()
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 200)}: ${failureSummary}`),
  }))
  expect.soft(found, where).toEqual([])
}
