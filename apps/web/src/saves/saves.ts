import type { SavedGame } from '../worker/savedGame.ts'
import { inDatabase } from './database.ts'

/** What a list of saved games shows of one. The transcript, which holds everyone's cards, stays where it is. */
export type SaveSummary = Pick<SavedGame, 'id' | 'savedAt' | 'players' | 'round' | 'finished' | 'occupants'>

export async function keepGame(game: SavedGame): Promise<void> {
  await inDatabase('readwrite', (games) => games.put(game))
}

export async function findGame(id: string): Promise<SavedGame | null> {
  const found = await inDatabase<SavedGame | undefined>(
    'readonly',
    (games) => games.get(id) as IDBRequest<SavedGame | undefined>,
  )
  return found ?? null
}

export async function forgetGame(id: string): Promise<void> {
  await inDatabase('readwrite', (games) => games.delete(id))
}

/** The newest first. */
export async function listGames(): Promise<readonly SaveSummary[]> {
  const all = await inDatabase('readonly', (games) => games.getAll() as IDBRequest<SavedGame[]>)
  return all
    .map(({ id, savedAt, players, round, finished, occupants }) => ({
      id,
      savedAt,
      players,
      round,
      finished,
      occupants,
    }))
    .toSorted((a, b) => b.savedAt - a.savedAt)
}
