import { STARTING_MONEY } from '@modern-art/engine'
import type { PlayedGame } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import { useLostFocus } from '../pieces/useLostFocus.ts'
import { useProfileWords } from '../words/profileWords.ts'
import { useWords } from '../words/words.ts'
import { isWon, placeIn } from './figures.ts'
import { MoneySpark } from './MoneySpark.tsx'

/** So many are shown at first. */
const AT_FIRST = 10

/** Games that are over, the latest first, each with its money curve. */
export function GameHistory({ games }: { readonly games: readonly PlayedGame[] }): ReactNode {
  const { history } = useProfileWords()
  const id = useId()
  const [all, setAll] = useState(false)
  const list = useLostFocus<HTMLOListElement>(String(all))
  const most = Math.max(STARTING_MONEY, ...games.flatMap(({ figures }) => figures.seasons))
  return (
    <section aria-labelledby={id} className="panel profile-panel profile-wide">
      <h2 id={id} className="text-xl">
        {history.title}
      </h2>
      <ol ref={list} tabIndex={-1} aria-labelledby={id} className="game-history outline-none">
        {(all ? games : games.slice(0, AT_FIRST)).map((game, at) => (
          // Two games may have ended in the same moment.
          // oxlint-disable-next-line react/no-array-index-key
          <HistoryRow key={at} game={game} most={most} />
        ))}
      </ol>
      {!all && games.length > AT_FIRST && (
        <button type="button" className="button justify-self-start" onClick={() => setAll(true)}>
          {history.all(games.length)}
        </button>
      )}
    </section>
  )
}

function HistoryRow({ game, most }: { readonly game: PlayedGame; readonly most: number }): ReactNode {
  const words = useWords()
  const { history, paces } = useProfileWords()
  const { players, seat, figures, endedAt, rating, stayed, code, pace } = game
  const date = history.on(endedAt)
  const others = players.filter((_, each) => each !== seat)
  const amounts = figures.seasons.map((amount) => words.money(amount)).join(', ')
  return (
    <li className="history-row">
      <p className="history-place">
        <span className="history-rank" data-won={isWon(game)}>
          {history.place(words.over.place[placeIn(game) - 1] ?? '', players.length)}
        </span>
        <span className="text-muted text-sm">
          {date} · {paces[pace]}
        </span>
      </p>
      <MoneySpark seasons={figures.seasons} most={most} label={history.curve(amounts)} />
      <p className="history-money">
        <span className="font-semibold">{history.money(words.money(players[seat]?.money ?? 0))}</span>
        {!stayed && <span className="text-now-text text-sm font-semibold">{history.left}</span>}
        {rating === null ? (
          <span className="text-muted text-sm">{history.unrated}</span>
        ) : (
          <span className={`text-sm font-semibold ${rating.after < rating.before ? 'text-loss' : 'text-gain'}`}>
            {history.change(rating.before, rating.after)}
          </span>
        )}
      </p>
      <p className="history-others text-muted text-sm">
        {others.map(({ name, money }) => history.player(name, words.money(money))).join(' · ')}
      </p>
      {code !== null && (
        <Link href={`/table/${code}`} className="text-link history-table" aria-label={history.tableOf(date)}>
          {history.table}
        </Link>
      )}
    </li>
  )
}
