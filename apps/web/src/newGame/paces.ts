import type { TableRules } from '@modern-art/table/contract'
import { PACES } from './newGame.ts'
import type { NewGame, Pace } from './newGame.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND

type Timing = Pick<TableRules, 'clock' | 'hammer'>

const HAMMER = { quiet: 6 * SECOND, call: 3 * SECOND }

const TIMINGS: Readonly<Record<Pace, Timing>> = {
  untimed: { clock: { kind: 'untimed' }, hammer: null },
  hammer: { clock: { kind: 'untimed' }, hammer: HAMMER },
  clock: { clock: { kind: 'per_decision', milliseconds: 45 * SECOND }, hammer: HAMMER },
  bank: { clock: { kind: 'bank', milliseconds: 300 * SECOND, increment: 5 * SECOND }, hammer: HAMMER },
}

/** The rules of a table on one device: nobody leaves it, and nobody's network is slower. */
export function rulesFor({ pace, memoryAid }: Pick<NewGame, 'pace' | 'memoryAid'>): TableRules {
  return {
    ...TIMINGS[pace],
    sameMoment: 0,
    absence: { standIn: null, grace: 0 },
    // A bot waits for the screen, which may be asleep; one that breaks says so.
    botPatience: HOUR,
    memoryAid,
  }
}

/** The pace that a table keeps. */
export function paceOf({ clock, hammer }: TableRules): Pace {
  const same = PACES.find(
    (pace) => TIMINGS[pace].clock.kind === clock.kind && (TIMINGS[pace].hammer === null) === (hammer === null),
  )
  return same ?? 'untimed'
}
