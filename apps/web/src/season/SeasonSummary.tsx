import { artistName } from '@modern-art/engine'
import type { Card } from '@modern-art/engine'
import type { Screen, ScreenEvent } from '@modern-art/table/contract'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Link } from 'wouter'
import { ArtistMark } from '../paintings/Marks.tsx'
import { Picture } from '../paintings/Picture.tsx'
import { useFirstFocus } from '../pieces/useFirstFocus.ts'
import { useShortcuts } from '../pieces/shortcuts.ts'
import { SEASON_END } from '../rules/ruleThatMatters.ts'
import { whoOf } from '../seats/names.ts'
import { useAround } from '../table/context/around.ts'
import { Rich } from '../words/Rich.tsx'
import { useWords } from '../words/words.ts'
import { SeasonAccounts } from './SeasonAccounts.tsx'
import { SeasonSales } from './SeasonSales.tsx'
import { seasonEnding, seasonReport } from './seasonReport.ts'
import type { SeasonPlace, SeasonReport } from './seasonReport.ts'

interface SeasonSummaryProps {
  /** Any screen from the season's end on. */
  readonly screen: Screen
  readonly events: readonly ScreenEvent[]
  readonly round: number
  readonly next: Way
  /** The way back, if it is not the way on. */
  readonly back?: Way
}

/** A button and where it leads. */
export interface Way {
  readonly label: string
  readonly go: () => void
}

/** A season's end: what ended it, the ranking with its ties, and for each museum what it came to. */
export function SeasonSummary({ screen, events, round, next, back }: SeasonSummaryProps): ReactNode {
  const words = useWords()
  const [lots, setLots] = useState(false)
  const heading = useFirstFocus<HTMLHeadingElement>()
  const { talk } = useAround()
  useShortcuts({ b: next.go })
  const { view } = screen
  const report = seasonReport(view, round)
  if (report === null) return null
  const ending = seasonEnding(events, round)
  const ties = tiesIn(report)
  return (
    <main className="season-page">
      <div className="mx-auto w-full max-w-7xl px-4 py-6 sm:px-8 sm:py-10">
        <h1 ref={heading} tabIndex={-1} className="title text-5xl outline-none sm:text-6xl">
          <Rich text={words.season.title(round)} />
        </h1>
        <p className="text-muted mt-2 max-w-3xl text-base sm:text-[1.0625rem]">
          {ending !== null && (
            <Rich
              text={
                ending.reason === 'fifth_painting'
                  ? words.season.fifth(whoOf(view, ending.seat), artistNameOf(report, ending.card), ending.unsold)
                  : words.season.handsEmpty(whoOf(view, ending.seat), ending.unsold)
              }
            />
          )}{' '}
          {ties.map(({ artist, aheadByTie }) => (
            <span key={artist}>
              <Rich text={words.season.tie(artistName(artist), aheadByTie.map(artistName))} />{' '}
            </span>
          ))}
        </p>
        <ol className="season-places">
          {report.places.map((place) => (
            <Place key={place.artist} place={place} unsold={report.unsold} />
          ))}
        </ol>
        <SeasonAccounts screen={screen} round={round} />
        <p className="season-more">
          <Link
            href={`/rules#${SEASON_END}`}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {words.table.rules}
          </Link>
          <button type="button" className="button" aria-expanded={lots} onClick={() => setLots(!lots)}>
            {lots ? words.season.hideLots : words.season.lots}
          </button>
        </p>
        {lots && <SeasonSales screen={screen} lots={report.lots} />}
        <div className="season-actions justify-end gap-3">
          {talk}
          {back !== undefined && (
            <button type="button" className="button" onClick={back.go}>
              {back.label}
            </button>
          )}
          <button type="button" className="button button-ink" onClick={next.go}>
            {next.label}
          </button>
        </div>
      </div>
    </main>
  )
}

/** Those who come first of several with as many paintings. */
function tiesIn({ places }: SeasonReport): readonly SeasonPlace[] {
  const behind = new Set(places.flatMap(({ aheadByTie }) => aheadByTie))
  return places.filter(({ artist, aheadByTie }) => aheadByTie.length > 0 && !behind.has(artist))
}

function artistNameOf(report: SeasonReport, card: Card): string {
  const place = report.places.find(({ cards }) => cards.includes(card))
  return place === undefined ? '' : artistName(place.artist)
}

function Place({ place, unsold }: { readonly place: SeasonPlace; readonly unsold: readonly Card[] }): ReactNode {
  const words = useWords()
  const { artist, cards, tile, before, pays } = place
  const placed = tile > 0
  return (
    <li className={`panel p-4 max-sm:px-3 max-sm:py-2 ${placed ? '' : 'season-place-behind'}`}>
      <div className="flex items-start justify-between">
        {placed && <p className="title text-5xl/none">{place.place}</p>}
        <ArtistMark artist={artist} className="size-8" />
      </div>
      <h2 className="mt-2 text-lg max-sm:mt-0 max-sm:text-base">{artistName(artist)}</h2>
      <ul className="mt-2 flex flex-wrap gap-1.5 max-sm:gap-1">
        {cards.map((card) => (
          <li
            key={card}
            className={`frame w-11 p-0.5! max-sm:w-6 max-sm:p-px! ${unsold.includes(card) ? 'frame-unsold' : ''}`}
            title={unsold.includes(card) ? words.season.unsold : undefined}
          >
            <Picture card={card} />
          </li>
        ))}
      </ul>
      <p className="text-muted mt-3 text-sm max-sm:mt-0">
        {placed ? (
          <>
            {before > 0 && (
              <>
                {words.money(before)} + <strong className="text-ink font-serif text-xl">{words.money(tile)}</strong>{' '}
                →{' '}
              </>
            )}
            <span className="[&>strong]:text-ink [&>strong]:font-serif [&>strong]:text-2xl">
              <Rich text={words.season.worthEach(pays)} />
            </span>
          </>
        ) : (
          words.season.worthNothing(before)
        )}
      </p>
    </li>
  )
}
