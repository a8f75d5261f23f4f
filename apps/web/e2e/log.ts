import type { Locator, Page } from '@playwright/test'
import { en } from '../src/words/en.ts'

export function logOf(page: Page): Locator {
  return page.getByRole('list', { name: en.table.log, exact: true })
}

/** The lots in the log, a line each. */
export function lotsOf(page: Page): Locator {
  return logOf(page).getByRole('button')
}
