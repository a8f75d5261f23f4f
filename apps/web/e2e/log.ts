import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { en } from '../src/words/en.ts'

export function logOf(page: Page): Locator {
  return page.getByRole('list', { name: en.table.log, exact: true })
}

/** The lots in the log, a line each. */
export function lotsOf(page: Page): Locator {
  return logOf(page).getByRole('button')
}

/** Opens a lot of the log, which then stays open, and gives its bids and passes. */
export async function storyOf(lot: Locator): Promise<Locator> {
  const page = lot.page()
  // The locator may mean another lot later on; the list that a lot controls stays the same.
  const story = await lot.getAttribute('aria-controls')
  const button = page.locator(`[aria-controls="${story}"]`)
  // The last lot is open by itself, but only until the next one begins, which may be just now: after a press it stays
  // as it is.
  await pressUntil(button, 'false')
  await pressUntil(button, 'true')
  return page.locator(`[id="${story}"]`)
}

/** While the log moves, a press may go astray. */
async function pressUntil(lot: Locator, expanded: 'true' | 'false'): Promise<void> {
  await expect(async () => {
    if ((await lot.getAttribute('aria-expanded')) !== expanded) await lot.click()
    await expect(lot).toHaveAttribute('aria-expanded', expanded, { timeout: 1000 })
  }).toPass()
}
