import { winnersOf } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { exportGame, readSeason } from '../play/play.ts'
import { useFirstFocus } from '../pieces/useFirstFocus.ts'
import { labelOf, nameOf } from '../table/names.ts'
import { SeatPortrait } from '../table/SeatPortrait.tsx'
import type { Screen } from '../worker/messages.ts'
import { Rich } from '../words/Rich.tsx'
import { useWords } from '../words/words.ts'
import { HighlightWall } from './HighlightWall.tsx'
import { moneyCurve } from './moneyCurve.ts'
import { MoneyChart } from './MoneyChart.tsx'

interface GameOverProps {
  readonly screen: Screen
  readonly onAgain: () => void
}

/** The podium, everyone's money, and the whole game as a curve. */
export function GameOver({ screen, onAgain }: GameOverProps): ReactNode {
  const words = useWords()
  const [, navigate] = useLocation()
  const heading = useFirstFocus<HTMLHeadingElement>()
  const { view, occupants } = screen
  const money = view.money.map((amount) => amount ?? 0)
  const winners = winnersOf(money)
  const standings = money.map((amount, seat) => ({ seat, amount })).toSorted((a, b) => b.amount - a.amount)
  const label = (seat: number): string => labelOf(view, seat, words)
  return (
    <main className="season-page">
      <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-8 sm:py-10">
        <h1 ref={heading} tabIndex={-1} className="title text-5xl outline-none sm:text-7xl">
          <Rich
            text={
              winners.length === 1 && winners[0] === view.seat
                ? words.over.youWin
                : words.over.title(winners.map((seat) => nameOf(view, seat)))
            }
          />
        </h1>
        <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
          <ol className="podium" aria-label={words.over.money}>
            {standings.map(({ seat, amount }) => {
              const place = standings.findIndex((other) => other.amount === amount)
              const occupant = occupants[seat]
              return (
                <li key={seat} className={`podium-step ${place === 0 ? 'podium-first' : ''}`}>
                  <span className="title w-12 text-3xl">{words.over.place[place]}</span>
                  {occupant !== undefined && (
                    <SeatPortrait
                      sitter={occupant}
                      name={view.setup.players[seat] ?? ''}
                      seat={seat}
                      className="size-12"
                    />
                  )}
                  <span className="min-w-0 flex-1 truncate font-serif text-xl font-semibold">{label(seat)}</span>
                  <span className="title text-4xl">{words.money(amount)}</span>
                </li>
              )
            })}
          </ol>
          <MoneyChart points={moneyCurve(view)} names={view.setup.players.map((_, seat) => label(seat))} />
        </div>
        <HighlightWall view={view} />
        <div className="mt-8 flex flex-wrap gap-3">
          <button type="button" className="button" onClick={() => navigate('/new')}>
            {words.over.change}
          </button>
          <button type="button" className="button" onClick={() => readSeason(1)}>
            {words.over.seasons}
          </button>
          <button type="button" className="button" onClick={exportGame}>
            {words.over.export}
          </button>
          <button type="button" className="button" onClick={() => navigate('/')}>
            {words.over.menu}
          </button>
        </div>
        <div className="season-actions">
          <button type="button" className="button button-ink" onClick={onAgain}>
            {words.over.again}
          </button>
        </div>
      </div>
    </main>
  )
}
