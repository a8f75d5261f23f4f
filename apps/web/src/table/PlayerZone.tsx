import { artistName, artistOf, paintingsOf, rememberMoney, standingBid } from '@modern-art/engine'
import type { Seat } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { ArtistMark } from '../paintings/Marks.tsx'
import { Picture } from '../paintings/Picture.tsx'
import { paintingFor } from '../paintings/pictures.ts'
import type { Beat } from '../play/beat.ts'
import type { Screen } from '../worker/messages.ts'
import type { OpponentName } from '../newGame/opponents.ts'
import { isNoName } from '../words/languages.ts'
import type { Words } from '../words/words.ts'
import { useWords } from '../words/words.ts'
import { Countdown } from './Countdown.tsx'
import { labelOf, nameOf } from './names.ts'
import { Portrait } from './Portrait.tsx'
import { isSettled, useTable } from './tableContext.ts'

/** Everyone at the table, in seat order. */
export function PlayerZones(): ReactNode {
  const words = useWords()
  const { screen } = useTable()
  return (
    <ul aria-label={words.table.players} className="grid grid-cols-[minmax(0,1fr)] content-start gap-2.5">
      {screen.view.setup.players.map((name, seat) => (
        <PlayerZone key={name + String(seat)} seat={seat} />
      ))}
    </ul>
  )
}

/** One player: who it is, what they do now, what one may know of their money, and what they bought this season. */
function PlayerZone({ seat }: { readonly seat: Seat }): ReactNode {
  const words = useWords()
  const { screen, beat, lookClosely } = useTable()
  const { view } = screen
  const paintings = paintingsOf(view.lots, seat)
  const asked = isInFocus(screen, beat, seat)
  const you = view.seat === seat
  const doing = isSettled(beat) ? activityOf(screen, seat, words.table.doing) : ''
  return (
    <li
      data-seat={seat}
      aria-current={asked ? 'true' : undefined}
      className={`panel px-3 py-2.5 slim:px-2 ${asked ? 'border-ink shadow-[0_0_0_1px_var(--ink)]' : ''} ${you ? 'border-dashed' : ''}`}
    >
      <div className="flex items-center gap-3 slim:gap-2">
        <Portrait seat={seat} className="size-11 slim:size-9" />
        <div className="min-w-0 flex-1">
          <p className="truncate font-serif text-base/tight font-semibold">{labelOf(view, seat, words)}</p>
          <p className="text-xs/tight">
            {doing === '' ? (
              <span className="text-muted">{roleOf(screen, seat, words)}</span>
            ) : (
              <span className={asked ? 'text-now-text font-semibold' : 'font-semibold'}>{doing}</span>
            )}
          </p>
        </div>
        <div className="text-right text-[0.8125rem]">
          <PlayerMoney seat={seat} />
          <Countdown seat={seat} />
          <p className="text-muted">{words.table.cards(view.handSizes[seat] ?? 0)}</p>
        </div>
      </div>
      {paintings.length > 0 && (
        <ul aria-label={words.table.shelf(labelOf(view, seat, words))} className="mt-1.5 flex flex-wrap gap-1.5">
          {paintings.map((card) => (
            <li key={card}>
              <button
                type="button"
                className="frame relative w-7.5 p-0.5! narrow:w-11"
                onClick={() => lookClosely(card)}
                aria-label={`${words.table.openPainting(paintingFor(card, words).title)}, ${artistName(artistOf(card))}`}
              >
                <Picture card={card} silent />
                <ArtistMark artist={artistOf(card)} className="absolute -right-1 -bottom-1 size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** The players on a narrow screen: who is asked, who sells, who holds the bid. */
export function PlayerStrip(): ReactNode {
  const words = useWords()
  const { screen, beat } = useTable()
  const { view } = screen
  return (
    <ul aria-label={words.table.players} className="flex gap-1.5">
      {view.setup.players.map((name, seat) => {
        const asked = isInFocus(screen, beat, seat)
        const doing = isSettled(beat) ? activityOf(screen, seat, words.table.doingShort) : ''
        return (
          <li
            key={name + String(seat)}
            data-seat={seat}
            aria-current={asked ? 'true' : undefined}
            className={`player-chip ${asked ? 'border-ink shadow-[0_0_0_1px_var(--ink)]' : 'border-line'}`}
          >
            <Portrait seat={seat} className="size-7" />
            <p className="min-w-0 flex-1 truncate text-[0.75rem] leading-tight font-semibold">
              {labelOf(view, seat, words)}
              <span className={`block truncate text-[0.6875rem] font-normal ${asked ? 'text-now-text' : 'text-muted'}`}>
                {doing === '' ? words.table.cards(view.handSizes[seat] ?? 0) : doing}
              </span>
            </p>
          </li>
        )
      })}
    </ul>
  )
}

function PlayerMoney({ seat }: { readonly seat: Seat }): ReactNode {
  const words = useWords()
  const { screen } = useTable()
  const { view, rules } = screen
  const known = view.money[seat] ?? null
  const name = nameOf(view, seat)
  if (known !== null) {
    return (
      <p className="font-semibold">
        <span className="sr-only">{words.table.moneyOf(name)}: </span>
        {words.money(known)}
      </p>
    )
  }
  if (!rules.memoryAid) return null
  return (
    <p className="text-muted" title={words.table.atLeastRemembered}>
      <span className="sr-only">{words.table.moneyOf(name)}: </span>≈ {words.money(rememberMoney(view)[seat] ?? 0)}
    </p>
  )
}

function roleOf({ occupants, view }: Screen, seat: Seat, words: Words): string {
  const occupant = occupants[seat]
  if (occupant?.kind === 'bot') return words.bots[occupant.bot as OpponentName].role
  if (occupant?.standIn === true) return words.standInRole
  const name = nameOf(view, seat)
  return view.seat === seat && !isNoName(name) ? name : ''
}

/** Who is marked: the one asked; in an open auction, where anyone may bid, the one who leads; nobody while a lot leaves. */
function isInFocus({ view, asked }: Screen, beat: Beat | null, seat: Seat): boolean {
  if (!isSettled(beat)) return false
  const { phase } = view
  if (phase.name === 'auction' && phase.bidding.type === 'open') return standingBid(phase.bidding)?.seat === seat
  return asked.includes(seat)
}

/** What a player is doing, in the words given. */
function activityOf({ view, asked }: Screen, seat: Seat, doing: Words['table']['doing']): string {
  const { phase } = view
  const yours = view.seat === seat
  if (phase.name !== 'auction') {
    if (!asked.includes(seat)) return ''
    return yours ? doing.yourTurn : doing.inTurn[phase.name]
  }
  const { bidding, offer } = phase
  const roles: string[] = []
  if (offer.auctioneer === seat) roles.push(doing.auctioneer)
  const standing = standingBid(phase.bidding)
  if (standing?.seat === seat) roles.push(doing.holdsBid)
  else if (bidding.type === 'open' && bidding.passed[seat]) {
    roles.push(standing === null ? doing.passed : doing.passedAt(standing.amount))
  }
  const deciding = yours ? doing.yourTurn : doing.thinking
  if (bidding.type === 'hidden') roles.push(bidding.submitted[seat] ? doing.sealed : deciding)
  else if (bidding.type !== 'open' && asked.includes(seat)) roles.push(deciding)
  return roles.join(' · ')
}
