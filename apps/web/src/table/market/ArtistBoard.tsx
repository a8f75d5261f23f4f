import { PAINTINGS_THAT_END_A_ROUND, artistName, artistOf, roundWouldEndBy } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { ArtistMark, artistColour, patternImage } from '../../paintings/Marks.tsx'
import { paintingFor } from '../../paintings/pictures.ts'
import { Rich } from '../../words/Rich.tsx'
import { useWords } from '../../words/words.ts'
import { marketOf } from '../../facts/market.ts'
import type { MarketColumn } from '../../facts/market.ts'
import { ArtistName, PastTiles, Pips } from './marketParts.tsx'
import { easelOf } from '../context/onEasel.ts'
import { useBeat, useTable } from '../context/tableContext.ts'
import { unseenCards } from '../../facts/unseen.ts'
import './market.css'

/**
 * The market: five artists, their tiles, this season's paintings, and what a painting would be worth if the season ended
 * now. It lays itself out by the width it has, and by the height of the column it stands in: see market.css.
 */
export function ArtistBoard(): ReactNode {
  const words = useWords()
  const { screen, beat, forecast } = useTable()
  const { view } = screen
  const id = useId()
  const placing = useBeat('tiles')
  const columns = marketOf(view, forecast === null ? [] : [forecast])
  const current = marketOf(view)
  const unseen = unseenCards(view)
  const onEasel = easelOf(view, beat)?.cards[0]
  const ends = forecast === null ? null : roundWouldEndBy(view, forecast)
  const nearEnd = current.filter(({ count }) => count === PAINTINGS_THAT_END_A_ROUND - 1)
  return (
    <section aria-labelledby={id} className="market">
      <div className="market-board panel">
        <div className="market-head">
          <h2 id={id} className="text-base">
            {forecast === null ? (
              words.table.market
            ) : (
              <Rich text={words.table.forecastOf(paintingFor(forecast, words).title)} />
            )}
          </h2>
          {forecast === null && (
            <span className="text-muted text-[0.8125rem]">{words.table.paintings(view.played.length)}</span>
          )}
        </div>
        <ul className="market-columns">
          {columns.map((column) => (
            <Column
              key={column.artist}
              column={column}
              before={current[column.artist]}
              unseen={unseen[column.artist] ?? 0}
              placed={placing?.tiles.find(({ artist }) => artist === column.artist)?.tile ?? null}
              season={view.past.length}
              inFocus={
                (onEasel !== undefined && artistOf(onEasel) === column.artist) ||
                (forecast !== null && artistOf(forecast) === column.artist)
              }
            />
          ))}
        </ul>
        {ends !== null && <p className="market-warning">{words.table.endsSeason[ends]}</p>}
        <p className="market-note">
          {ends === null && (
            <>
              {nearEnd.length > 0 ? (
                <Rich text={words.table.note.oneMore(nearEnd.map(({ artist }) => artistName(artist)))} />
              ) : view.past.length === 0 ? (
                words.table.note.firstSeason
              ) : (
                words.table.note.nothing
              )}{' '}
            </>
          )}
          {words.table.note.ties} <span className="market-card-back" /> {words.table.note.unseen}
        </p>
      </div>
    </section>
  )
}

interface ColumnProps {
  readonly column: MarketColumn
  readonly before: MarketColumn | undefined
  /** How many of the artist's cards the viewer has not seen. */
  readonly unseen: number
  /** The tile that is being placed just now. */
  readonly placed: number | null
  /** How many seasons are over. */
  readonly season: number
  readonly inFocus: boolean
}

function Column({ column, before, unseen, placed, season, inFocus }: ColumnProps): ReactNode {
  const words = useWords()
  const { artist, count, tiles, place, tileNow, worthNow } = column
  const changed = before !== undefined && (before.worthNow !== worthNow || before.place !== place)
  return (
    <li
      data-artist={artist}
      style={{ ...artistColour(artist), backgroundImage: patternImage(artist) }}
      className={`market-artist ${inFocus ? 'market-artist-in-focus' : ''}`}
    >
      <div className="market-artist-face">
        <div className="market-artist-top">
          <ArtistMark artist={artist} className="market-mark" />
          <span role="img" aria-label={words.table.unseen(unseen)} title={words.table.unseen(unseen)}>
            <span className="market-card-back" />
            {words.money(unseen)}
          </span>
        </div>
        <ArtistName artist={artist} />
        <Tiles tiles={tiles} season={season} tileNow={tileNow} placed={placed} />
        <Pips count={count} />
        <p className={`market-worth ${changed ? 'text-now-text' : ''}`}>{words.money(worthNow)}</p>
        {season > 0 && <PastTiles column={column} />}
        <p className="market-place">{place === null ? words.noPaintingYet : words.artistPlace[place - 1]}</p>
      </div>
    </li>
  )
}

interface TilesProps {
  readonly tiles: readonly (number | null)[]
  readonly season: number
  readonly tileNow: number
  readonly placed: number | null
}

function Tiles({ tiles, season, tileNow, placed }: TilesProps): ReactNode {
  const words = useWords()
  return (
    <ol className="market-tiles">
      {tiles.map((tile, index) => {
        const key = `season ${index}`
        if (index === season && placed !== null) {
          return (
            <li key={key} className="market-tile market-tile-lies tile-placed">
              {words.money(placed)}
            </li>
          )
        }
        if (tile !== null && tile > 0) {
          return (
            <li key={key} className="market-tile market-tile-lies">
              {words.money(tile)}
            </li>
          )
        }
        if (index === season && tileNow > 0) {
          return (
            <li key={key} className="market-tile market-tile-now">
              {words.money(tileNow)}
            </li>
          )
        }
        return (
          <li key={key} className="market-tile">
            {tile === 0 ? '–' : ''}
          </li>
        )
      })}
    </ol>
  )
}
