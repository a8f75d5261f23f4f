import { mayHammer, seatsToAct } from '@modern-art/engine'
import { clocksAnew, clocksRunning } from './clocks.ts'
import { botOf, isFinished } from './table.ts'
import type { Hammer, Table } from './table.ts'

/** The table when something is asked anew: bots are to be asked again, clocks and the hammer start afresh. */
export function askedAnew(table: Table): Table {
  return { ...table, questions: table.questions.map(() => null), clocks: clocksAnew(table), hammer: hammerAnew(table) }
}

function hammerAnew({ rules, state, time }: Table): Hammer | null {
  return rules.hammer !== null && mayHammer(state) ? { calls: 0, due: time + rules.hammer.quiet } : null
}

/** The table with everything running that must run, and nothing else, for who sits where and is asked. */
export function arranged(table: Table): Table {
  const asked = seatsToAct(table.state)
  return {
    ...table,
    clocks: clocksRunning(table),
    questions: table.questions.map((question, seat) =>
      asked.includes(seat) && botOf(table, seat) !== null ? question : null,
    ),
    graces: gracesRunning(table),
  }
}

function gracesRunning(table: Table): Table['graces'] {
  const { standIn, grace } = table.rules.absence
  return table.occupants.map((occupant, seat) => {
    const isAwaited = occupant.kind === 'person' && !occupant.present && !occupant.standIn
    if (!isAwaited || standIn === null || isFinished(table)) return null
    return table.graces[seat] ?? table.time + grace
  })
}
