import type { Locator, Page } from '@playwright/test'
import { en } from '../src/words/en.ts'

const { talk } = en.online

/** What has been said at the table. */
export function linesOn(page: Page): Locator {
  return page.getByRole('list', { name: talk.title })
}

/** Where somebody types what to say. */
export function lineField(page: Page): Locator {
  return page.getByRole('textbox', { name: talk.line })
}

export async function say(page: Page, text: string): Promise<void> {
  await lineField(page).fill(text)
  await page.getByRole('button', { name: talk.send }).click()
}

/** The button that opens the talk during a game. */
export function opensTalk(page: Page): Locator {
  return page.getByRole('button', { name: new RegExp(`^${talk.title}`) })
}
