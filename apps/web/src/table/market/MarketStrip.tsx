import { artistName, artistOf } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { ArtistMark, artistColour, patternImage } from '../../paintings/Marks.tsx'
import { useWords } from '../../words/words.ts'
import { marketOf } from '../../facts/market.ts'
import { PastTiles, Pips } from './marketParts.tsx'
import { easelOf } from '../context/onEasel.ts'
import { useTable } from '../context/tableContext.ts'
import './market.css'
import './marketStrip.css'

/** The market in a strip, for a narrow screen. The chevron at its end says that there is more to see. */
export function MarketStrip(): ReactNode {
  const words = useWords()
  const { screen, beat, forecast } = useTable()
  const { view } = screen
  const columns = marketOf(view, forecast === null ? [] : [forecast])
  const onEasel = easelOf(view, beat)?.cards[0]
  return (
    <div className="market-strip">
      <ul aria-label={words.table.market} className="market-strip-artists">
        {columns.map((column) => (
          <li
            key={column.artist}
            data-artist={column.artist}
            style={{ ...artistColour(column.artist), backgroundImage: patternImage(column.artist) }}
            aria-label={words.table.columnSummary(artistName(column.artist), column.count, column.worthNow)}
            className={`market-artist ${onEasel !== undefined && artistOf(onEasel) === column.artist ? 'market-artist-in-focus' : ''}`}
          >
            <div className="market-artist-face">
              <p className="market-name">{artistName(column.artist).split(' ')[0]}</p>
              <p className="market-strip-worth">
                <ArtistMark artist={column.artist} className="market-mark" />
                <span className={forecast !== null && artistOf(forecast) === column.artist ? 'text-now-text' : ''}>
                  {words.money(column.worthNow)}
                </span>
              </p>
              <Pips count={column.count} />
              {view.past.length > 0 && <PastTiles column={column} />}
            </div>
          </li>
        ))}
      </ul>
      <span className="market-more" aria-hidden="true" />
    </div>
  )
}
