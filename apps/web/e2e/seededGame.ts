import type { Page } from '@playwright/test'
import type { SavedGame } from '../src/saves/savedGame.ts'
import { occupantsOf } from '../src/worker/occupants.ts'
import type { NewSeat, Pace } from '../src/newGame/newGame.ts'

interface GameToSeed {
  /** As a file has it. */
  readonly transcript: string
  readonly seats: readonly NewSeat[]
  readonly pace?: Pace
  readonly memoryAid?: boolean
}

/** Each has another name, in whichever worker it is made. */
let seeded = 0

/** Puts a game among those that the browser has kept, and opens it: no form is filled in, and nothing played, to get there. */
export async function openSeeded(page: Page, { transcript, seats, ...rules }: GameToSeed): Promise<void> {
  seeded += 1
  const game: SavedGame = {
    id: `seededgame${seeded}`,
    keeper: 'the test',
    savedAt: Date.now(),
    players: seats.map(({ name }) => name),
    // What a list says of it: the table keeps the truth as soon as it is open.
    round: 1,
    finished: false,
    occupants: occupantsOf(seats),
    pace: 'untimed',
    memoryAid: false,
    transcript,
    ...rules,
  }
  await page.evaluate(async (kept) => {
    const STORES = ['games', 'summaries']
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('modern-art', 1)
      request.addEventListener('upgradeneeded', () => {
        for (const store of STORES) request.result.createObjectStore(store, { keyPath: 'id' })
      })
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
    })
    await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORES, 'readwrite')
      for (const store of STORES) transaction.objectStore(store).put(kept)
      transaction.addEventListener('complete', resolve)
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('nothing was kept')))
    })
    database.close()
  }, game)
  await page.goto(`/game/${game.id}`)
}
