import { lessonsLeft } from '../lessons/progress.ts'
import { hasBegunGame } from '../saves/begun.ts'
import { wantedLanguage } from '../settings/settings.ts'

/**
 * Whether the menu in the served page is the one that this device shows: in its language, and as it is for somebody who has
 * neither a game to continue nor all lessons behind them.
 */
export function servedMenuFits(): boolean {
  return (
    location.pathname === '/' && document.documentElement.lang === wantedLanguage() && !hasBegunGame() && lessonsLeft()
  )
}
