import type { Page } from '@playwright/test'
import { en } from '../src/words/en.ts'
import type { OpponentName } from '@modern-art/bots/roster'

export { FINISHED, FLIP, ONE_OFFER_ABOVE_14, OPEN_AUCTION, YOUR_TURN, fileOf } from '../src/testing/positions.ts'
export type { Position } from '../src/testing/positions.ts'

/** Chooses a file on the page of saved games. */
export async function chooseFile(page: Page, text: string): Promise<void> {
  await page.goto('/games')
  await page
    .getByLabel(en.saves.import)
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) })
}

/** Opens a game from a file, with these at its seats. */
export async function openFile(page: Page, text: string, seats: readonly ('person' | OpponentName)[]): Promise<void> {
  await chooseFile(page, text)
  for (const [seat, kind] of seats.entries()) {
    await page.getByRole('combobox', { name: en.setUp.seat(seat + 1) }).selectOption(kind)
  }
  await page.getByRole('button', { name: en.saves.goOn }).click()
}
