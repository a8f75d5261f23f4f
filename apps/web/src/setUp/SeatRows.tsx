import type { ReactNode } from 'react'
import { BEGINNER_WINS, isLevel } from '@modern-art/bots/roster'
import type { OpponentName } from '@modern-art/bots/roster'
import { BotOptions } from './BotOptions.tsx'
import { botSeat } from './readyMade.ts'
import { SeatPortrait } from '../seats/SeatPortrait.tsx'
import type { NewSeat } from '../newGame/newGame.ts'
import { WeightsNote } from './WeightsNote.tsx'
import { LONGEST_NAME } from '../newGame/newGame.ts'
import { useWords } from '../words/words.ts'

interface SeatRowsProps {
  readonly seats: readonly NewSeat[]
  readonly onChange: (seats: readonly NewSeat[]) => void
  /** The names belong to a game that has begun, and so does the number of seats. */
  readonly named?: boolean
  readonly fewest?: number
}

/** A row for each seat, with its person or its bot. */
export function SeatRows({ seats, onChange, named = false, fewest = seats.length }: SeatRowsProps): ReactNode {
  const words = useWords()
  const change = (at: number, seat: NewSeat): void => onChange(seats.map((old, index) => (index === at ? seat : old)))
  const choose = (at: number, kind: string): void => {
    const name = seats[at]?.name ?? ''
    const others = seats.filter((_, other) => other !== at)
    const seat: NewSeat =
      kind === 'person'
        ? { kind: 'person', name: words.setUp.playerName(at + 1) }
        : botSeat(kind as OpponentName, others)
    change(at, named ? { ...seat, name } : seat)
  }
  return (
    <ol className="grid gap-2">
      {seats.map((seat, index) => (
        // Seats have nothing but their order.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="panel flex flex-wrap items-center gap-3 p-2.5">
          <SeatPortrait sitter={seat} name={seat.name} seat={index} className="size-12" />
          {named && (
            <span className="min-w-0 flex-[1_1_6rem] font-serif text-lg/tight font-semibold wrap-anywhere sm:max-w-64">
              {seat.name}
            </span>
          )}
          <label className="sr-only" htmlFor={`seat-${index}`}>
            {words.setUp.seat(index + 1)}: {words.setUp.kind}
          </label>
          <select
            id={`seat-${index}`}
            className="field min-w-40 flex-1 sm:max-w-64"
            value={seat.kind === 'person' ? 'person' : seat.bot}
            onChange={({ currentTarget }) => choose(index, currentTarget.value)}
          >
            <option value="person">{words.setUp.human}</option>
            <BotOptions />
          </select>
          {seat.kind === 'person' && !named && (
            <>
              <label className="sr-only" htmlFor={`name-${index}`}>
                {words.setUp.seat(index + 1)}: {words.setUp.name}
              </label>
              <input
                id={`name-${index}`}
                className="field min-w-0 flex-1 max-sm:order-last max-sm:basis-full"
                maxLength={LONGEST_NAME}
                autoComplete="off"
                value={seat.name}
                onChange={({ currentTarget }) => change(index, { ...seat, name: currentTarget.value })}
              />
            </>
          )}
          {seat.kind === 'bot' && (
            <p className="text-muted min-w-40 flex-1 text-sm max-sm:order-last max-sm:basis-full">
              {words.bots[seat.bot].about}
              {!named && isLevel(seat.bot) && isFirst(seat.bot, seats, index) && (
                <span className="block">{words.setUp.beginner(BEGINNER_WINS[seat.bot])}</span>
              )}
              {isFirst(seat.bot, seats, index) && <WeightsNote bot={seat.bot} />}
            </p>
          )}
          {fewest < seats.length && (
            <button
              type="button"
              className="button button-quiet text-lg"
              aria-label={words.setUp.removeSeat(seat.name)}
              onClick={() => onChange(seats.filter((_, other) => other !== index))}
            >
              ×
            </button>
          )}
        </li>
      ))}
    </ol>
  )
}

/** Whether nobody of that kind sits on a seat before this one. */
function isFirst(bot: OpponentName, seats: readonly NewSeat[], index: number): boolean {
  return seats.findIndex((seat) => seat.kind === 'bot' && seat.bot === bot) === index
}
