import type { LessonName } from '../lessons/lessons.ts'
import type { SaveSummary, SavedGame } from './savedGame.ts'
import { inDatabase } from './database.ts'

/** Keeps a game, unless another window has taken it over since: whether it is kept. */
export async function keepGame(game: SavedGame, takesOver: boolean): Promise<boolean> {
  const { id, savedAt, players, round, finished, result, lesson, keeper } = game
  const isMine = (kept: SavedGame | undefined): boolean => takesOver || kept === undefined || kept.keeper === keeper
  const before = await inDatabase('readwrite', (store) => {
    const found = store('games').get(id) as IDBRequest<SavedGame | undefined>
    found.addEventListener('success', () => {
      if (!isMine(found.result)) return
      store('games').put(game)
      const summary: SaveSummary = {
        id,
        savedAt,
        players,
        round,
        finished,
        ...(result !== undefined && { result }),
        ...(lesson !== undefined && { lesson }),
      }
      store('summaries').put(summary)
    })
    return found
  })
  return isMine(before)
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
  const games = (await allSummaries()).filter(({ lesson }) => lesson === undefined)
  return games.toSorted((a, b) => b.savedAt - a.savedAt)
}

/** The lessons that somebody has begun here. */
export async function listLessons(): Promise<readonly LessonName[]> {
  return (await allSummaries()).flatMap(({ lesson }) => (lesson === undefined ? [] : [lesson]))
}

function allSummaries(): Promise<readonly SaveSummary[]> {
  return inDatabase('readonly', (store) => store('summaries').getAll() as IDBRequest<SaveSummary[]>)
}
