import { keptStore } from '../settings/keptStore.ts'

/** Whether a game was ever begun on this device: unlike the saved games, it is known at once. */
const begun = keptStore('modern-art-begun', ({ game }) => ({ game: game === true }))

export function hasBegunGame(): boolean {
  return begun.getState().game
}

export function markGameBegun(): void {
  if (!hasBegunGame()) begun.setState({ game: true })
}
