import type { Seat } from '@modern-art/engine'
import { runWhatIsNeeded } from './running.ts'
import { tellAll } from './stepping.ts'
import type { Stepping } from './stepping.ts'
import { NO_PLANS } from './plans.ts'
import type { Occupant } from './contract/occupant.ts'
import type { TableEvent } from './contract/screen.ts'
import { isFinished, isSeat, tableWith } from './table.ts'

type Person = Extract<Occupant, { kind: 'person' }>

function personOn({ table }: Stepping, seat: Seat): Person | null {
  const occupant = isSeat(table, seat) ? table.occupants[seat] : undefined
  return occupant?.kind === 'person' ? occupant : null
}

function seatPerson(stepping: Stepping, seat: Seat, present: boolean, standIn: boolean): void {
  const { table } = stepping
  const occupants = table.occupants.with(seat, { kind: 'person', present, standIn })
  stepping.table = runWhatIsNeeded(tableWith(table, { occupants }))
}

/** A person comes in, or comes back, and takes the seat back. Everybody hears of it if it changes anything. */
export function join(stepping: Stepping, seat: Seat): void {
  const person = personOn(stepping, seat)
  if (person === null) return
  const around: TableEvent[] = []
  if (!person.present) around.push({ type: 'person_came', seat })
  if (person.standIn) around.push({ type: 'seat_taken_back', seat })
  if (around.length === 0) return
  seatPerson(stepping, seat, true, false)
  tellAll(stepping, { around, game: [] })
}

export function leave(stepping: Stepping, seat: Seat): void {
  const person = personOn(stepping, seat)
  if (person === null || !person.present) return
  seatPerson(stepping, seat, false, person.standIn)
  tellAll(stepping, { around: [{ type: 'person_left', seat }], game: [] })
}

/** A person leaves for good. While there is something to play, a stand-in plays on at once, where the rules know one. */
export function giveUp(stepping: Stepping, seat: Seat): void {
  leave(stepping, seat)
  dropPlans(stepping, seat)
  const isWaitedFor = personOn(stepping, seat)?.standIn === false && !isFinished(stepping.table)
  if (isWaitedFor && stepping.table.rules.absence.standIn !== null) sitDown(stepping, seat)
}

/** Whoever is gone for good has planned nothing; nobody is there to be told. */
function dropPlans(stepping: Stepping, seat: Seat): void {
  const { table } = stepping
  if (personOn(stepping, seat) !== null) stepping.table = tableWith(table, { plans: table.plans.with(seat, NO_PLANS) })
}

/** A person plays again where a stand-in did; what the stand-in is still being asked is void. */
export function takeBack(stepping: Stepping, seat: Seat): void {
  const person = personOn(stepping, seat)
  if (person === null || !person.standIn) return
  seatPerson(stepping, seat, person.present, false)
  tellAll(stepping, { around: [{ type: 'seat_taken_back', seat }], game: [] })
}

export function sitDown(stepping: Stepping, seat: Seat, because: readonly TableEvent[] = []): void {
  const person = personOn(stepping, seat)
  if (person === null) return
  seatPerson(stepping, seat, person.present, true)
  tellAll(stepping, { around: [...because, { type: 'stand_in_sat_down', seat }], game: [] })
}
