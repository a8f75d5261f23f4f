import { runWhatIsNeeded } from './running.ts'
import { concluded } from './step.ts'
import type { Stepped } from './step.ts'
import type { Table } from './table.ts'
import { laterOf } from './time.ts'

/**
 * Wakes a table that was kept, on any host. All that was acknowledged is there: actions, orders, plans, waiting bids,
 * answers, pauses. Time begins again where the table last looked at it, so that nobody's clock pays for the time the host
 * was down. The connections are gone with the old host: people count as away until they join, each with a fresh grace.
 * Every bot whose answer is still wanted is asked again, and the timer is set again.
 */
export function wakeTable(kept: Table, now: number): Stepped {
  const occupants = kept.occupants.map((occupant) =>
    occupant.kind === 'person' ? { ...occupant, present: false } : occupant,
  )
  const table = runWhatIsNeeded({
    ...kept,
    occupants,
    // The new host's clock may be behind the old one's; whatever is due is due on the table's own time.
    now: laterOf(0, now),
    // The old host's timer went with it.
    timer: null,
    questions: kept.questions.map((asked) => (asked?.answer ? asked : null)),
    graces: kept.graces.map(() => null),
    changes: { ...kept.changes, all: kept.changes.all + 1 },
  })
  return concluded({ table, since: table.time, effects: [] }, false)
}
