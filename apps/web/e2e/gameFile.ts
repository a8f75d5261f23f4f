import type { Page } from '@playwright/test'
import type { WrittenConfig } from '@modern-art/engine'
import { en } from '../src/words/en.ts'
import type { NewSeat } from '../src/newGame/newGame.ts'
import type { OpponentName } from '@modern-art/bots/roster'
import { openSeeded } from './seededGame.ts'

export {
  FINISHED,
  FLIP,
  MY_CARD,
  ONE_OFFER_ABOVE_14,
  OPEN_AUCTION,
  SEASON_OVER,
  YOUR_TURN,
  fileOf,
} from '../src/testing/positions.ts'
export type { Position } from '../src/testing/positions.ts'

/** Chooses a file on the page of saved games. */
export async function chooseFile(page: Page, text: string): Promise<void> {
  await page.goto('/games')
  await page
    .getByLabel(en.saves.import)
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) })
}

/** Opens the game of a file, with these at its seats. */
export async function openFile(page: Page, text: string, seats: readonly ('person' | OpponentName)[]): Promise<void> {
  const { config } = JSON.parse(text) as { readonly config: WrittenConfig }
  await openSeeded(page, {
    transcript: text,
    seats: seats.map((kind, seat): NewSeat => {
      const name = config.players[seat] ?? ''
      return kind === 'person' ? { kind, name } : { kind: 'bot', name, bot: kind }
    }),
  })
}
