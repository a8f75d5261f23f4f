import { useLocation } from 'wouter'
import { expectTable, loadPlay } from '../play/fromMenu.ts'
import { settings } from '../settings/settings.ts'
import { useWords } from '../words/words.ts'

/** One click, and one sits at a table. */
export function usePlayNow(): () => void {
  const words = useWords()
  const [, navigate] = useLocation()
  return () => {
    const isStillWanted = expectTable()
    navigate('/game/new')
    Promise.all([loadPlay(), import('./readyMade.ts')]).then(
      ([{ startGame }, { quickGame }]) =>
        isStillWanted() ? startGame(quickGame(settings.getState(), words)) : undefined,
      // The screen that was navigated to cannot be fetched either, and says so.
      () => {},
    )
  }
}
