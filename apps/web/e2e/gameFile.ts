import type { Page } from '@playwright/test'
import {
  NO_VARIANTS,
  formatTranscript,
  play,
  quickRandom,
  randomAction,
  resolveConfig,
  startGame,
} from '@modern-art/engine'
import type { Action, GameState, Variants, WrittenConfig } from '@modern-art/engine'
import { en } from '../src/words/en.ts'
import type { OpponentName } from '@modern-art/bots/roster'

export interface Position {
  /** The first position of a game of chance for which this is true. */
  readonly when: (state: GameState) => boolean
  /** What happens then. */
  readonly next?: readonly Action[]
  readonly players?: readonly string[]
  readonly variants?: Partial<Variants>
}

const MOST_GAMES = 2000

/** The file of a game that has come to a position: no need to play up to it on the screen. */
export function fileOf({ when, next = [], players = ['Ada', 'Ben', 'Cleo'], variants = {} }: Position): string {
  for (let game = 1; game <= MOST_GAMES; game += 1) {
    const config: WrittenConfig = {
      players,
      deck: 'rulebook',
      variants: { ...NO_VARIANTS, ...variants },
      startingSeat: null,
      seed: `position ${game}`,
    }
    const actions = actionsUntil(config, when, game)
    if (actions !== null) return formatTranscript({ config, actions: [...actions, ...next] })
  }
  throw new Error('chance never comes to this position')
}

function actionsUntil(config: WrittenConfig, when: Position['when'], game: number): readonly Action[] | null {
  const random = quickRandom(game)
  const actions: Action[] = []
  let { state } = startGame(resolveConfig(config))
  while (!when(state)) {
    if (state.phase.name === 'finished') return null
    const action = randomAction(state, random)
    const played = play(state, action)
    if (!played.ok) throw new Error(`chance broke a rule: ${played.rejection.message}`)
    ;({ state } = played)
    actions.push(action)
  }
  return actions
}

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

/** Seat 0 is to make its one offer, and 14 is bid: it can still pay much more. */
export const ONE_OFFER_ABOVE_14: Position = {
  when: ({ phase, money, past }) =>
    past.length === 0 &&
    phase.name === 'auction' &&
    phase.bidding.type === 'one_offer' &&
    phase.bidding.asked === 2 &&
    phase.offer.auctioneer !== 2 &&
    phase.offer.cards.length === 1 &&
    (phase.bidding.bids.at(-1)?.amount ?? 0) < 14 &&
    money[0] === 100,
  next: [{ type: 'bid', seat: 2, amount: 14 }],
}

/** An open auction in which nobody has spoken. */
export const OPEN_AUCTION: Position = {
  when: ({ phase, money, past }) =>
    past.length === 0 &&
    phase.name === 'auction' &&
    phase.bidding.type === 'open' &&
    phase.bidding.bids.length === 0 &&
    !phase.bidding.passed.includes(true) &&
    money.every((amount) => amount >= 60),
}

export const FINISHED: Position = { when: ({ phase }) => phase.name === 'finished' }

/** Seat 0 may flip a card of the mystery hand. */
export const FLIP: Position = {
  when: ({ phase }) => phase.name === 'mystery' && phase.asked === 0,
  variants: { mysteryHand: true },
}
