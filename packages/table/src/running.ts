import { mayHammer, seatsToAct } from '@modern-art/engine'
import { clocksAnew, clocksRunning } from './clocks.ts'
import { botOf, isFinished, tableWith } from './table.ts'
import type { Hammer, Table } from './table.ts'

/** The table once a new question is asked: its bots are still to be asked, clocks and the hammer start afresh. */
export function restartForQuestion(table: Table): Table {
  return tableWith(table, {
    questions: table.questions.map(() => null),
    clocks: clocksAnew(table),
    hammer: hammerAnew(table),
  })
}

function hammerAnew({ rules, state, time }: Table): Hammer | null {
  return rules.hammer !== null && mayHammer(state) ? { calls: 0, due: time + rules.hammer.quiet } : null
}

/** Starts every clock, bot's question and grace that the present people and question need, and ends all others. */
export function runWhatIsNeeded(table: Table): Table {
  const asked = seatsToAct(table.state)
  return tableWith(table, {
    clocks: clocksRunning(table),
    questions: table.questions.map((question, seat) =>
      asked.includes(seat) && botOf(table, seat) !== null ? question : null,
    ),
    graces: gracesRunning(table),
  })
}

function gracesRunning(table: Table): Table['graces'] {
  const { standIn, grace } = table.rules.absence
  return table.occupants.map((occupant, seat) => {
    const isAwaited = occupant.kind === 'person' && !occupant.present && !occupant.standIn
    if (!isAwaited || standIn === null || isFinished(table)) return null
    return table.graces[seat] ?? table.time + grace
  })
}
