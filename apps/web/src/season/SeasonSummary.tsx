import { artistName } from '@modern-art/engine'
import type { Card, Seat } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Link } from 'wouter'
import { ArtistMark } from '../paintings/Marks.tsx'
import { Picture } from '../paintings/Picture.tsx'
import { paintingFor } from '../paintings/pictures.ts'
import { FiguresPanel } from './FiguresPanel.tsx'
import { useFirstFocus } from '../pieces/useFirstFocus.ts'
import { useShortcuts } from '../pieces/shortcuts.ts'
import { SEASON_END } from '../rules/ruleThatMatters.ts'
import { labelOf, whoOf } from '../table/names.ts'
import type { Screen, ScreenEvent } from '../worker/messages.ts'
import { Rich } from '../words/Rich.tsx'
import { useWords } from '../words/words.ts'
import type { Words } from '../words/words.ts'
import { moneyCurve } from './moneyCurve.ts'
import { seasonEnding, seasonReport } from './seasonReport.ts'
import type { SeasonPlace, SeasonReport } from './seasonReport.ts'

interface SeasonSummaryProps {
  /** Any screen from the season's end on. */
  readonly screen: Screen
  readonly events: readonly ScreenEvent[]
  readonly round: number
  readonly next: Way
  /** Out of reading, where it is not the way on. */
  readonly back?: Way
}

/** A button and where it leads. */
export interface Way {
  readonly label: string
  readonly go: () => void
}

/** A season's end: what ended it, the ranking with its ties, and for each museum what was paid, redeemed and gained. */
export function SeasonSummary({ screen, events, round, next, back }: SeasonSummaryProps): ReactNode {
  const words = useWords()
  const [lots, setLots] = useState(false)
  const heading = useFirstFocus<HTMLHeadingElement>()
  useShortcuts({ b: next.go })
  const { view } = screen
  const report = seasonReport(view, round)
  if (report === null) return null
  const ending = seasonEnding(events, round)
  const ties = tiesIn(report)
  return (
    <main className="season-page">
      <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-8 sm:py-10">
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
        <Accounts screen={screen} report={report} />
        <p className="mt-5 flex flex-wrap items-center justify-end gap-6">
          <Link href={`/rules#${SEASON_END}`} className="underline underline-offset-4">
            {words.table.rules}
          </Link>
          <button type="button" className="button" aria-expanded={lots} onClick={() => setLots(!lots)}>
            {lots ? words.season.hideLots : words.season.lots}
          </button>
        </p>
        {lots && <Lots screen={screen} report={report} />}
        <div className="season-actions justify-end gap-3">
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
              <Rich text={words.season.eachPays(pays)} />
            </span>
          </>
        ) : (
          words.season.paysNothing(before)
        )}
      </p>
    </li>
  )
}

function signed(amount: number, words: Words): string {
  const figure = words.money(Math.abs(amount))
  return amount > 0 ? `+${figure}` : amount < 0 ? `−${figure}` : figure
}

function Accounts({ screen, report }: { readonly screen: Screen; readonly report: SeasonReport }): ReactNode {
  const words = useWords()
  const { view } = screen
  const money = moneyCurve(view).find(({ season }) => season === report.round)?.money ?? []
  const mayKnow = (seat: Seat): boolean => (view.money[seat] ?? null) !== null || screen.rules.memoryAid
  const showsMoney = report.accounts.some(({ seat }) => mayKnow(seat))
  return (
    <FiguresPanel label={words.season.accounts}>
      <thead>
        <tr>
          <th scope="col">{words.season.museum}</th>
          <th scope="col">{words.season.paid}</th>
          <th scope="col">{words.season.redeemed}</th>
          <th scope="col">{words.season.sales}</th>
          <th scope="col">{words.season.profit}</th>
          {showsMoney && <th scope="col">{words.season.money}</th>}
        </tr>
      </thead>
      <tbody>
        {report.accounts.map(({ seat, paintings, paid, redeemed, sales, profit }) => (
          <tr key={seat}>
            <th scope="row">
              <span className="flex flex-wrap items-center gap-2">
                <span className="font-serif text-[1.0625rem] font-semibold">{labelOf(view, seat, words)}</span>
                <span className="flex flex-wrap gap-0.5">
                  {paintings.map((card) => (
                    <span key={card} className="frame w-6 p-px!">
                      <Picture card={card} silent />
                    </span>
                  ))}
                </span>
              </span>
            </th>
            <td>{words.money(paid)}</td>
            <td>{words.money(redeemed)}</td>
            <td>{words.money(sales)}</td>
            <td className={`font-semibold ${profit > 0 ? 'text-gain' : profit < 0 ? 'text-loss' : ''}`}>
              {signed(profit, words)}
            </td>
            {showsMoney && (
              <td className="font-semibold">
                {mayKnow(seat) ? money[seat] : <span className="text-muted font-normal">{words.season.secret}</span>}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </FiguresPanel>
  )
}

function Lots({ screen, report }: { readonly screen: Screen; readonly report: SeasonReport }): ReactNode {
  const words = useWords()
  const { view } = screen
  return (
    <FiguresPanel label={words.season.allLots}>
      <thead>
        <tr>
          <th scope="col">{words.season.lot}</th>
          <th scope="col">{words.season.seller}</th>
          <th scope="col">{words.season.buyer}</th>
          <th scope="col">{words.season.price}</th>
        </tr>
      </thead>
      <tbody>
        {report.lots.map((lot) => (
          <tr key={lot.cards.join(' ')}>
            <th scope="row">
              <span className="flex items-center gap-2 font-normal">
                {lot.cards.map((card) => (
                  <span key={card} className="frame w-8 p-px!">
                    <Picture card={card} silent />
                  </span>
                ))}
                <cite className="font-serif">
                  {lot.cards.map((card) => paintingFor(card, words).title).join(' + ')}
                </cite>
              </span>
            </th>
            <td>{labelOf(view, lot.auctioneer, words)}</td>
            <td>{labelOf(view, lot.buyer, words)}</td>
            <td>{lot.price === 0 ? words.season.free : words.money(lot.price)}</td>
          </tr>
        ))}
      </tbody>
    </FiguresPanel>
  )
}
