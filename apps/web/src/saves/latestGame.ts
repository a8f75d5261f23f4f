import { createStore, useStore } from 'zustand'
import type { SaveSummary } from './savedGame.ts'
import { listGames } from './saves.ts'

/** The game that was played last and is not over, as far as it is known. */
const latest = createStore<{ readonly game: SaveSummary | null }>(() => ({ game: null }))

/** How long the menu waits for a database that does not answer, in milliseconds. */
const PATIENCE = 1000

export function useLatestGame(): SaveSummary | null {
  return useStore(latest, ({ game }) => game)
}

/** Looks for it; done once it is known, or cannot be. */
export async function findLatestGame(): Promise<void> {
  const found = listGames().then(
    (games) => latest.setState({ game: games.find(({ finished }) => !finished) ?? null }),
    // Storage is forbidden: there is nothing to continue, and the game itself says so.
    () => {},
  )
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE)
  })
  await Promise.race([found, late])
}
