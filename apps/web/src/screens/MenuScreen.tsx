import type { ReactNode } from 'react'
import { useEffect, useLayoutEffect } from 'react'
import { Link } from 'wouter'
import { MyTablesBadge } from '../friends/MyTablesBadge.tsx'
import { useTablesWaiting } from '../friends/useTablesWaiting.ts'
import { useLessonsLeft } from '../lessons/progress.ts'
import { PaintingWall } from '../paintings/PaintingWall.tsx'
import { usePlayNow } from '../setUp/usePlayNow.ts'
import { usePlayWithFriends } from '../setUp/usePlayWithFriends.ts'
import { loadPlay, putGameAway } from '../play/fromMenu.ts'
import { isOnlyHere, usePlay } from '../play/playStore.ts'
import type { PlayState } from '../play/playStore.ts'
import { findLatestGame, useLatestGame } from '../saves/latestGame.ts'
import type { SaveSummary } from '../saves/savedGame.ts'
import { useWords } from '../words/words.ts'
import { MenuCorner } from './MenuCorner.tsx'

type Latest = Pick<SaveSummary, 'id' | 'players' | 'round'>

/** A game that could not be saved goes on while the page is there. */
function summaryOf({ gameId, screen }: PlayState): Latest | null {
  return gameId === null || screen === null
    ? null
    : { id: gameId, players: screen.view.setup.players, round: screen.view.round }
}

/** Fetches all that a table needs, so that it opens at once. */
function fetchTable(): void {
  // A part that cannot be fetched now is fetched when it is wanted.
  Promise.all([loadPlay(), import('../setUp/readyMade.ts'), import('./PlayScreen.tsx')]).catch(() => {})
}

/** The first impression: a gallery at night, and one obvious way to play. */
export function MenuScreen(): ReactNode {
  const words = useWords()
  const playNow = usePlayNow()
  const { opening, playWithFriends } = usePlayWithFriends()
  const waiting = useTablesWaiting()
  const onlyHere = usePlay((state) => (isOnlyHere(state) ? state : null))
  const saved = useLatestGame()
  const learns = useLessonsLeft()
  const latest = onlyHere === null ? saved : summaryOf(onlyHere)
  // Before anything can be pressed: the game that a press opens is not to be put away.
  useLayoutEffect(putGameAway, [])
  useEffect(() => void findLatestGame(), [])
  const [first, second] = words.gameNameParts
  return (
    <div className="menu night">
      <PaintingWall />
      <main className="menu-centre">
        <h1 className="menu-title">
          {first} <em>{second}</em>
        </h1>
        <p className="menu-tagline">{words.menu.tagline}</p>
        <div className="menu-actions">
          {latest !== null && (
            <Link
              href={`/game/${latest.id}`}
              className="button menu-play"
              onPointerEnter={fetchTable}
              onFocus={fetchTable}
            >
              {words.menu.continueGame}
            </Link>
          )}
          <button
            type="button"
            id="play-now"
            className={`button ${latest === null ? 'menu-play' : 'menu-other'}`}
            onPointerEnter={fetchTable}
            onFocus={fetchTable}
            onClick={playNow}
          >
            {words.menu.play}
          </button>
          {latest === null && learns && (
            <Link href="/learn" className="button menu-other">
              {words.menu.learn}
            </Link>
          )}
          <button
            type="button"
            id="play-with-friends"
            className="button menu-other"
            disabled={opening}
            onClick={playWithFriends}
          >
            {words.online.friends.open.private}
          </button>
          <Link href="/new" className="button menu-other">
            {words.menu.setUp}
          </Link>
        </div>
        <p className="menu-hint">
          {latest === null
            ? learns
              ? words.menu.learnHint
              : words.menu.playHint
            : words.menu.continueHint(latest.round, words.saves.with(latest.players))}
        </p>
      </main>
      <footer className="menu-floor">
        <nav className="menu-links">
          <Link href="/learn">{words.menu.learn}</Link>
          <Link href="/friends">
            {words.online.friends.title}
            <MyTablesBadge count={waiting} />
          </Link>
          <Link href="/gallery">{words.menu.gallery}</Link>
          <Link href="/rules">{words.menu.rules}</Link>
          <Link href="/games">{words.menu.saved}</Link>
          <Link href="/settings">{words.menu.settings}</Link>
          <MenuCorner />
        </nav>
        <p className="menu-legal">{words.menu.legal}</p>
      </footer>
    </div>
  )
}
