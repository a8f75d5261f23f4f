import { winnersOf } from '@modern-art/engine'
import type { Screen } from '@modern-art/table/contract'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { exportGame, readSeason } from '../play/play.ts'
import { usePlay } from '../play/playStore.ts'
import { useFirstFocus } from '../pieces/useFirstFocus.ts'
import { nameOf } from '../seats/names.ts'
import { Rich } from '../words/Rich.tsx'
import { useWords } from '../words/words.ts'
import { useAround } from '../table/context/around.ts'
import { BestBuys } from './BestBuys.tsx'
import { HighlightWall } from './HighlightWall.tsx'
import { bestBuysOf } from './highlights.ts'
import { MoneyChart } from './MoneyChart.tsx'
import { Podium } from './Podium.tsx'
import { standingsOf } from './standings.ts'
import './podium.css'

interface GameOverProps {
  readonly screen: Screen
  readonly onAgain: () => void
}

/** The podium, what the winner bought best, and the whole game as a curve. */
export function GameOver({ screen, onAgain }: GameOverProps): ReactNode {
  const words = useWords()
  const [, navigate] = useLocation()
  const heading = useFirstFocus<HTMLHeadingElement>()
  const isOwn = usePlay((state) => state.isOwn)
  const { podium, talk } = useAround()
  const { view } = screen
  const money = view.money.map((amount) => amount ?? 0)
  const winners = winnersOf(money)
  const buys = bestBuysOf(view, winners)
  return (
    <main className="season-page">
      <div className="over-page">
        <h1 ref={heading} tabIndex={-1} className="over-title title">
          <Rich
            text={
              winners.length === 1 && winners[0] === view.seat
                ? words.over.youWin
                : words.over.title(winners.map((seat) => nameOf(view, seat)))
            }
          />
        </h1>
        <Podium screen={screen} standings={standingsOf(money)} />
        <div className="over-actions">
          {podium}
          {isOwn && (
            <button type="button" className="button button-ink" onClick={onAgain}>
              {words.over.again}
            </button>
          )}
          <button type="button" className="button" onClick={() => readSeason(1)}>
            {words.over.seasons}
          </button>
          {isOwn && (
            <>
              <button type="button" className="button" onClick={() => navigate('/new')}>
                {words.over.change}
              </button>
              <button type="button" className="button" onClick={exportGame}>
                {words.over.export}
              </button>
            </>
          )}
          <button type="button" className="button" onClick={() => navigate('/')}>
            {words.over.menu}
          </button>
          {talk}
        </div>
        <div className="over-story">
          <BestBuys view={view} winners={winners} buys={buys} />
          <MoneyChart screen={screen} />
        </div>
        <HighlightWall view={view} shown={buys} />
      </div>
    </main>
  )
}
