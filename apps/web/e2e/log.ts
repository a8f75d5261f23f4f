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
  // The last lot is open by itself, but only until the next one begins.
  if ((await lot.getAttribute('aria-expanded')) === 'true') await lot.click()
  await lot.click()
  // The locator may mean another lot later on; the list it controls stays the same.
  return lot.page().locator(`[id="${await lot.getAttribute('aria-controls')}"]`)
}
