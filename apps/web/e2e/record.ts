import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { auctionTypeOf, parseTranscript, replay } from '@modern-art/engine'
import type { BiddingType, GameState, Step, Transcript } from '@modern-art/engine'
import { en } from '../src/words/en.ts'

/** What can become of a double. */
export const DOUBLE_CASES = [
  'completed by the seat that played it',
  'completed by another',
  'taken free',
  'fifth painting itself',
  'second card the fifth',
] as const

type DoubleCase = (typeof DOUBLE_CASES)[number]

/** A game as the engine tells it, from the file that the page gives. */
export interface GameRecord {
  readonly transcript: Transcript
  /** The state as it is after everything in the file. */
  readonly state: GameState
  /** The set-up and then each move, with what it led to. */
  readonly steps: readonly Step[]
  readonly auctions: ReadonlySet<BiddingType>
  readonly doubles: ReadonlySet<DoubleCase>
}

/** Saves the game as a file, with the button that is there, and reads it. */
export async function saveAndRead(page: Page): Promise<GameRecord> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: en.over.export }).click(),
  ])
  return readRecord(await readFile(await download.path(), 'utf8'))
}

/** What the engine tells of a file. */
export function readRecord(text: string): GameRecord {
  const read = parseTranscript(text)
  if (!read.ok) throw new Error(`the page saved what is no game: ${read.fault.message}`)
  const { transcript } = read
  const { steps, fault } = replay(transcript)
  const last = steps.at(-1)
  if (fault !== null || last === undefined) {
    throw new Error(`the page saved a game that breaks the rules: ${fault?.message}`)
  }
  const auctions = new Set<BiddingType>()
  const doubles = new Set<DoubleCase>()
  for (const [index, { events }] of steps.entries()) {
    const before = steps[index - 1]?.state.phase
    for (const event of events) {
      if (event.type === 'auction_started') auctions.add(event.auction)
      if (event.type === 'round_ended' && event.reason === 'fifth_painting') {
        const [first] = event.unsold
        if (event.unsold.length === 2) doubles.add('second card the fifth')
        else if (first !== undefined && auctionTypeOf(first) === 'double') doubles.add('fifth painting itself')
      }
      if (before?.name !== 'double_offer') continue
      if (event.type === 'lot_taken_free') doubles.add('taken free')
      if (event.type === 'second_offered') {
        doubles.add(event.seat === before.opener ? 'completed by the seat that played it' : 'completed by another')
      }
    }
  }
  return { transcript, state: last.state, steps, auctions, doubles }
}
