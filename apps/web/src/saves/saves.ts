import type { SaveSummary, SavedGame } from './savedGame.ts'
import { inDatabase } from './database.ts'

export async function keepGame(game: SavedGame): Promise<void> {
  const { id, savedAt, players, round, finished } = game
  await inDatabase('readwrite', (store) => {
    store('games').put(game)
    return store('summaries').put({ id, savedAt, players, round, finished } satisfies SaveSummary)
  })
}

export async function findGame(id: string): Promise<SavedGame | null> {
  type Found = IDBRequest<SavedGame | undefined>
  return (await inDatabase('readonly', (store) => store('games').get(id) as Found)) ?? null
}

export async function forgetGame(id: string): Promise<void> {
  await inDatabase('readwrite', (store) => {
    store('games').delete(id)
    return store('summaries').delete(id)
  })
}

/** The newest first. */
export async function listGames(): Promise<readonly SaveSummary[]> {
  const all = await inDatabase('readonly', (store) => store('summaries').getAll() as IDBRequest<SaveSummary[]>)
  return all.toSorted((a, b) => b.savedAt - a.savedAt)
}
