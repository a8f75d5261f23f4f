import { eventFor, replay } from '@modern-art/engine'
import type { Seat } from '@modern-art/engine'
import { arranged } from './arrange.ts'
import { tellAll } from './course.ts'
import type { Course } from './course.ts'
import type { Occupant } from './contract/occupant.ts'
import type { TableEvent } from './contract/screen.ts'
import { screenOf } from './screenOf.ts'
import { isSeat } from './table.ts'
import { transcriptOf } from './transcriptOf.ts'

type Person = Extract<Occupant, { kind: 'person' }>

function personOn({ table }: Course, seat: Seat): Person | null {
  const occupant = isSeat(table, seat) ? table.occupants[seat] : undefined
  return occupant?.kind === 'person' ? occupant : null
}

function seatPerson(course: Course, seat: Seat, present: boolean, standIn: boolean): void {
  const { table } = course
  course.table = arranged({ ...table, occupants: table.occupants.with(seat, { kind: 'person', present, standIn }) })
}

/** Somebody comes in, or comes back: a person takes the seat back; the others hear of it if it changes anything. */
export function join(course: Course, seat: Seat | null): void {
  if (seat === null) return welcome(course, null)
  const person = personOn(course, seat)
  if (person === null) return
  const around: TableEvent[] = []
  if (!person.present) around.push({ type: 'person_came', seat })
  if (person.standIn) around.push({ type: 'seat_taken_back', seat })
  if (around.length > 0) {
    seatPerson(course, seat, true, false)
    tellAll(course, { around, game: [] }, seat)
  }
  welcome(course, seat)
}

function welcome({ table, effects }: Course, to: Seat | null): void {
  const events = replay(transcriptOf(table)).steps.flatMap((step) => step.events)
  const history = events.map((event) => eventFor(event, to))
  effects.push({ type: 'send', to, message: { type: 'welcome', history, screen: screenOf(table, to, table.now) } })
}

export function leave(course: Course, seat: Seat): void {
  const person = personOn(course, seat)
  if (person === null || !person.present) return
  seatPerson(course, seat, false, person.standIn)
  tellAll(course, { around: [{ type: 'person_left', seat }], game: [] })
}

/** A person plays again where a stand-in did; what the stand-in is still being asked is void. */
export function takeBack(course: Course, seat: Seat): void {
  const person = personOn(course, seat)
  if (person === null || !person.standIn) return
  seatPerson(course, seat, person.present, false)
  tellAll(course, { around: [{ type: 'seat_taken_back', seat }], game: [] })
}

export function sitDown(course: Course, seat: Seat, because: readonly TableEvent[] = []): void {
  const person = personOn(course, seat)
  if (person === null) return
  seatPerson(course, seat, person.present, true)
  tellAll(course, { around: [...because, { type: 'stand_in_sat_down', seat }], game: [] })
}
