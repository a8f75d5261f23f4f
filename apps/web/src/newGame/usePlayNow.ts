import { useLocation } from 'wouter'
import { startGame } from '../play/play.ts'
import { settings } from '../settings/settings.ts'
import { useWords } from '../words/words.ts'
import { quickGame } from './readyMade.ts'

/** One click, and one sits at a table. */
export function usePlayNow(): () => void {
  const words = useWords()
  const [, navigate] = useLocation()
  return () => {
    startGame(quickGame(settings.getState(), words))
    navigate('/game/new')
  }
}
