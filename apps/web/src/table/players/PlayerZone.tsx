import { rememberMoney, standingBid } from '@modern-art/engine'
import type { Seat } from '@modern-art/engine'
import type { Screen } from '@modern-art/table/contract'
import type { ReactNode } from 'react'
import { use } from 'react'
import { isSettled } from '../../play/beat.ts'
import type { Beat } from '../../play/beat.ts'
import type { OpponentName } from '@modern-art/bots/roster'
import { isNoName } from '../../words/grammar/who.ts'
import type { Words } from '../../words/words.ts'
import { useWords } from '../../words/words.ts'
import { Collection } from './Collection.tsx'
import { Countdown } from '../pieces/Countdown.tsx'
import { Gavel } from '../pieces/Gavel.tsx'
import { labelOf, nameOf } from '../../seats/names.ts'
import { ProgramMark } from '../../seats/ProgramMark.tsx'
import { ProgramSeats } from '../../seats/programSeats.ts'
import { Portrait } from '../pieces/Portrait.tsx'
import { useTable } from '../context/tableContext.ts'
import './players.css'

/** Everyone at the table, in seat order. */
export function PlayerZones(): ReactNode {
  const words = useWords()
  const { screen } = useTable()
  return (
    <ul aria-label={words.table.players} className="seats">
      {screen.view.setup.players.map((name, seat) => (
        <PlayerZone key={name + String(seat)} seat={seat} />
      ))}
    </ul>
  )
}

/** One player: who it is, what they do now, what one may know of their money, and what they bought this season. */
function PlayerZone({ seat }: { readonly seat: Seat }): ReactNode {
  const words = useWords()
  const { screen, beat } = useTable()
  const { view } = screen
  const asked = isInFocus(screen, beat, seat)
  return (
    <li
      data-seat={seat}
      aria-current={asked ? 'true' : undefined}
      className={`seat ${asked ? 'seat-in-focus' : ''} ${view.seat === seat ? 'seat-yours' : ''}`}
    >
      <div className="seat-panel">
        <Portrait seat={seat} className="seat-face" />
        <p className="seat-name" title={nameOf(view, seat)}>
          {labelOf(view, seat, words)}
          {use(ProgramSeats).has(seat) && <ProgramMark />}
          <HammerSign seat={seat} />
        </p>
        <div className="seat-money">
          <PlayerMoney seat={seat} />
          <Countdown seat={seat} />
        </div>
        <Doing seat={seat} asked={asked} />
        <p className="seat-cards">{words.table.cards(view.handSizes[seat] ?? 0)}</p>
        <Collection seat={seat} />
      </div>
    </li>
  )
}

/** What a player does, in as many words as there is room for; for a player who does nothing, the role. */
function Doing({ seat, asked }: { readonly seat: Seat; readonly asked: boolean }): ReactNode {
  const words = useWords()
  const { screen, beat } = useTable()
  const { doing, doingShort } = words.table
  const absence = absenceOf(screen, seat, words.vacation.role, words)
  const absenceShort = absenceOf(screen, seat, () => words.vacation.roleShort, words)
  const does = isSettled(beat) ? [...rolesOf(screen, seat, doing), ...absence].join(' · ') : ''
  if (does === '') return <p className="seat-doing text-muted">{roleOf(screen, seat, words)}</p>
  return (
    <p className={`seat-doing font-semibold ${asked ? 'text-now-text' : ''}`}>
      <span className="seat-doing-long">{does}</span>
      <span className="seat-doing-short">{[...rolesOf(screen, seat, doingShort), ...absenceShort].at(-1)}</span>
    </p>
  )
}

/** Where there is room for one word, an auctioneer who has done something else as well is marked. */
function HammerSign({ seat }: { readonly seat: Seat }): ReactNode {
  const words = useWords()
  const { screen, beat } = useTable()
  const { phase } = screen.view
  if (!isSettled(beat) || phase.name !== 'auction' || phase.offer.auctioneer !== seat) return null
  if (rolesOf(screen, seat, words.table.doingShort).length < 2) return null
  return (
    <span className="hammer-sign">
      <span className="sr-only">, {words.table.doingShort.auctioneer}</span>
      <Gavel still className="inline h-[0.5625rem] w-3 align-baseline" />
    </span>
  )
}

/** The players on a narrow screen: who is asked, who sells, who has the highest bid. */
export function PlayerStrip(): ReactNode {
  const words = useWords()
  const programs = use(ProgramSeats)
  const { screen, beat } = useTable()
  const { view } = screen
  return (
    <div className="player-strip-room">
      <ul aria-label={words.table.players} className="player-strip">
        {view.setup.players.map((name, seat) => {
          const asked = isInFocus(screen, beat, seat)
          const roles = isSettled(beat)
            ? [
                ...rolesOf(screen, seat, words.table.doingShort),
                ...absenceOf(screen, seat, () => words.vacation.roleShort, words),
              ]
            : []
          return (
            <li
              key={name + String(seat)}
              data-seat={seat}
              aria-current={asked ? 'true' : undefined}
              className={`player-chip ${asked ? 'player-chip-in-focus' : ''}`}
            >
              <Portrait seat={seat} />
              <p>
                {labelOf(view, seat, words)}
                {programs.has(seat) && <ProgramMark />}
                <HammerSign seat={seat} />
                <span>{roles.at(-1) ?? words.table.cards(view.handSizes[seat] ?? 0)}</span>
              </p>
            </li>
          )
        })}
      </ul>
    </div>
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
  const name = nameOf(view, seat)
  return view.seat === seat && !isNoName(name) ? name : ''
}

/** That a person is on vacation or not there, or that a bot plays for them. */
function absenceOf(
  { occupants, vacations }: Screen,
  seat: Seat,
  onVacation: (until: number) => string,
  words: Words,
): readonly string[] {
  const occupant = occupants[seat]
  if (occupant?.kind !== 'person') return []
  if (occupant.standIn) return [words.standInRole]
  const until = vacations[seat] ?? null
  if (until !== null) return [onVacation(until)]
  return occupant.present ? [] : [words.awayRole]
}

/** Whether a seat is marked: it is asked, or it leads an open auction, where anyone may bid. None is while a lot leaves. */
function isInFocus({ view, asked }: Screen, beat: Beat | null, seat: Seat): boolean {
  if (!isSettled(beat)) return false
  const { phase } = view
  if (phase.name === 'auction' && phase.bidding.type === 'open') return standingBid(phase.bidding)?.seat === seat
  return asked.includes(seat)
}

/** What a player does, in the words given; the bidding comes last. */
function rolesOf({ view, asked }: Screen, seat: Seat, doing: Words['table']['doing']): readonly string[] {
  const { phase } = view
  const yours = view.seat === seat
  if (phase.name !== 'auction') {
    if (!asked.includes(seat)) return []
    return [yours ? doing.yourTurn : doing.inTurn[phase.name]]
  }
  const { bidding, offer } = phase
  const roles: string[] = []
  if (offer.auctioneer === seat) roles.push(doing.auctioneer)
  const standing = standingBid(phase.bidding)
  if (standing?.seat === seat) roles.push(doing.leads)
  else if (bidding.type === 'open' && bidding.passed[seat]) {
    roles.push(standing === null ? doing.passed : doing.passedAt(standing.amount))
  }
  const deciding = yours ? doing.yourTurn : doing.thinking
  if (bidding.type === 'hidden') roles.push(bidding.submitted[seat] ? doing.sealed : deciding)
  else if (bidding.type !== 'open' && asked.includes(seat)) roles.push(deciding)
  return roles
}
