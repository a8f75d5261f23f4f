import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { en } from '../src/words/en.ts'
import { logOf } from './log.ts'

/** All that a person at a wide table has before them: what is asked, the lot and its price, the hand, the log. */
export interface Glance {
  readonly asked: string
  readonly lot: string
  readonly players: readonly string[]
  readonly hand: readonly string[]
  readonly controls: readonly string[]
  readonly log: readonly string[]
}

/** Of somebody who is asked something. */
export async function glanceAt(page: Page): Promise<Glance> {
  // The window is named a moment after the rest is there.
  await expect(page).toHaveTitle(/^● /)
  const hand = page.getByRole('region', { name: en.table.hand })
  return {
    asked: await page.title(),
    lot: await page.getByRole('region', { name: en.stage.onEasel }).innerText(),
    players: await page.getByRole('list', { name: en.table.players }).getByRole('listitem').allInnerTexts(),
    hand: [await hand.getByRole('list').ariaSnapshot(), await hand.getByRole('paragraph').first().innerText()],
    controls: await page.getByRole('main').getByRole('button').allInnerTexts(),
    log: await logOf(page).getByRole('listitem').allInnerTexts(),
  }
}
