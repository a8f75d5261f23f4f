import { PAINTINGS_THAT_END_A_ROUND, artistName, artistOf, roundWouldEndBy } from '@modern-art/engine'
import type { Artist } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { ArtistMark, artistColour, patternImage } from '../paintings/Marks.tsx'
import { paintingFor } from '../paintings/pictures.ts'
import { marketOf } from './market.ts'
import type { MarketColumn } from './market.ts'
import { Rich } from '../words/Rich.tsx'
import { useWords } from '../words/words.ts'
import { easelOf } from './onEasel.ts'
import { useBeat, useTable } from './tableContext.ts'

/** The market: five artists, their tiles, this season's paintings, and what one would pay if the season ended now. */
export function ArtistBoard(): ReactNode {
  const words = useWords()
  const { screen, beat, forecast } = useTable()
  const { view } = screen
  const id = useId()
  const placing = useBeat('tiles')
  const columns = marketOf(view, forecast === null ? [] : [forecast])
  const current = marketOf(view)
  const onEasel = easelOf(view, beat)?.cards[0]
  const ends = forecast === null ? null : roundWouldEndBy(view, forecast)
  const nearEnd = current.filter(({ count }) => count === PAINTINGS_THAT_END_A_ROUND - 1)
  return (
    <section aria-labelledby={id} className="panel p-3.5">
      <div className="mb-2.5 flex items-baseline justify-between gap-3">
        <h2 id={id} className="truncate text-base">
          {forecast === null ? (
            words.table.market
          ) : (
            <Rich text={words.table.forecastOf(paintingFor(forecast, words).title)} />
          )}
        </h2>
        {forecast === null && (
          <span className="text-muted text-[0.8125rem] whitespace-nowrap">
            {words.table.paintings(view.played.length)}
          </span>
        )}
      </div>
      <ul className="grid grid-cols-5 gap-1.5">
        {columns.map((column) => (
          <Column
            key={column.artist}
            column={column}
            before={current[column.artist]}
            placed={placing?.tiles.find(({ artist }) => artist === column.artist)?.tile ?? null}
            season={view.past.length}
            inFocus={
              (onEasel !== undefined && artistOf(onEasel) === column.artist) ||
              (forecast !== null && artistOf(forecast) === column.artist)
            }
          />
        ))}
      </ul>
      <p className="border-line text-muted mt-2.5 border-t pt-2.5 text-[0.8125rem]">
        {ends !== null ? (
          <strong className="text-now-text">{words.table.endsSeason[ends]}</strong>
        ) : nearEnd.length > 0 ? (
          <Rich text={words.table.note.oneMore(nearEnd.map(({ artist }) => artistName(artist)))} />
        ) : view.past.length === 0 ? (
          words.table.note.firstSeason
        ) : (
          words.table.note.nothing
        )}{' '}
        {words.table.note.ties}
      </p>
    </section>
  )
}

interface ColumnProps {
  readonly column: MarketColumn
  readonly before: MarketColumn | undefined
  /** The tile that is being placed just now. */
  readonly placed: number | null
  /** How many seasons are over. */
  readonly season: number
  readonly inFocus: boolean
}

function Column({ column, before, placed, season, inFocus }: ColumnProps): ReactNode {
  const words = useWords()
  const { artist, count, tiles, place, tileNow, worthNow } = column
  const changed = before !== undefined && (before.worthNow !== worthNow || before.place !== place)
  return (
    <li
      data-artist={artist}
      style={{ ...artistColour(artist), backgroundImage: patternImage(artist), backgroundSize: '2.5rem' }}
      className={`bg-panel rounded-[0.625rem] border text-center ${inFocus ? 'border-ink shadow-[0_0_0_1px_var(--ink)]' : 'border-line'}`}
    >
      <div className="bg-panel/93 h-full rounded-[0.625rem] px-1 py-2 slim:px-0">
        <ArtistMark artist={artist} className="mx-auto size-5" />
        <h3 className="mt-1.5 mb-1.5 font-sans text-[0.6875rem]/[1.1] font-semibold slim:text-[0.625rem] slim:tracking-tighter">
          {artistName(artist)}
        </h3>
        <Tiles tiles={tiles} season={season} tileNow={tileNow} placed={placed} />
        <Pips count={count} />
        <p className={`font-serif text-[1.1875rem]/[1.2] font-semibold ${changed ? 'text-now-text' : ''}`}>
          {worthNow}
        </p>
        <p className="text-muted text-[0.6875rem]">
          {place === null ? words.noPaintingYet : words.artistPlace[place - 1]}
        </p>
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
  return (
    <ol className="grid gap-[0.1875rem]">
      {tiles.map((tile, index) => {
        const key = `season ${index}`
        const shape = 'mx-0.5 h-6 rounded-md border text-[0.8125rem]/[1.375rem] font-semibold'
        if (index === season && placed !== null) {
          return (
            <li key={key} className={`${shape} border-tile-line bg-tile text-tile-ink tile-placed`}>
              {placed}
            </li>
          )
        }
        if (tile !== null && tile > 0) {
          return (
            <li key={key} className={`${shape} border-tile-line bg-tile text-tile-ink`}>
              {tile}
            </li>
          )
        }
        if (index === season && tileNow > 0) {
          return (
            <li key={key} className={`${shape} border-ink border-dashed`}>
              {tileNow}
            </li>
          )
        }
        return (
          <li key={key} className={`${shape} border-line border-dashed ${tile === 0 ? 'text-muted font-normal' : ''}`}>
            {tile === 0 ? '–' : ''}
          </li>
        )
      })}
    </ol>
  )
}

/** Paintings of this season, 0 to 5; the fifth is a diamond, for it ends the season. */
function Pips({ count }: { readonly count: number }): ReactNode {
  const words = useWords()
  return (
    <p className="my-1.5 flex justify-center gap-[0.15625rem]" role="img" aria-label={words.table.count(count)}>
      {[0, 1, 2, 3, 4].map((pip) => (
        <i
          key={pip}
          className={`size-2 border-[1.5px] wide:slim:size-1.5 wide:slim:border border-(--artist) ${pip < count ? 'bg-(--artist) forced-colors:bg-[CanvasText]' : ''} ${pip === 4 ? 'rotate-45 scale-86 rounded-[2px]' : 'rounded-full'}`}
        />
      ))}
    </p>
  )
}

/** All that there is room for in a strip. */
function firstName(artist: Artist): string {
  return artistName(artist).split(' ')[0] ?? ''
}

/** The market on a narrow screen: a strip of five. */
export function MarketStrip(): ReactNode {
  const words = useWords()
  const { screen, beat, forecast } = useTable()
  const { view } = screen
  const columns = marketOf(view, forecast === null ? [] : [forecast])
  const onEasel = easelOf(view, beat)?.cards[0]
  return (
    <ul aria-label={words.table.market} className="grid grid-cols-5 gap-1.5">
      {columns.map(({ artist, count, worthNow, sum }) => (
        <li
          key={artist}
          data-artist={artist}
          style={{ ...artistColour(artist), backgroundImage: patternImage(artist), backgroundSize: '2.5rem' }}
          aria-label={words.table.columnSummary(artistName(artist), count, worthNow)}
          className={`bg-panel overflow-hidden rounded-[0.625rem] border text-center ${onEasel !== undefined && artistOf(onEasel) === artist ? 'border-ink shadow-[0_0_0_1px_var(--ink)]' : 'border-line'}`}
        >
          <div className="bg-panel/93 h-full px-1 py-1">
            <p className="text-[0.625rem]/[1.1] font-semibold">{firstName(artist)}</p>
            <p className="flex items-center justify-center gap-1.5 font-serif text-[1.0625rem] font-semibold">
              <ArtistMark artist={artist} className="size-[1.125rem]" />
              <span className={forecast !== null && artistOf(forecast) === artist ? 'text-now-text' : ''}>
                {worthNow}
              </span>
            </p>
            <Pips count={count} />
            <p className="text-muted -mt-0.5 text-[0.625rem] leading-none">{sum > 0 ? words.table.soFar(sum) : ' '}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
