import type { Action, TranscriptFault, WrittenConfig } from '@modern-art/engine'
import { runWhatIsNeeded, restartForQuestion } from './running.ts'
import { fullClock } from './clocks.ts'
import type { Occupant } from './contract/occupant.ts'
import { NO_PLANS } from './plans.ts'
import { positionOf } from './position.ts'
import { concluded } from './step.ts'
import type { Stepped } from './step.ts'
import type { TableRules } from './contract/tableRules.ts'
import { laterOf } from './time.ts'

/** What a table is opened with. The configuration must be one that the engine's `parseConfig` would accept. */
export interface Opening {
  readonly config: WrittenConfig
  readonly rules: TableRules
  readonly occupants: readonly Occupant[]
  /** Played so far: none for a new game. */
  readonly actions: readonly Action[]
}

export type Opened = ({ readonly ok: true } & Stepped) | { readonly ok: false; readonly fault: TranscriptFault }

/**
 * Opens a table for a new game, or for one that goes on. Clocks, hammer and graces start afresh, and there are no
 * orders, plans, vacations, waiting bids or remembered answers: to keep those, keep the table itself and wake it with `wakeTable`.
 */
export function openTable({ config, rules, occupants, actions }: Opening, now: number): Opened {
  if (occupants.length !== config.players.length) {
    const message = `${config.players.length} seats need as many occupants, not ${occupants.length}`
    return { ok: false, fault: { index: null, code: 'bad_occupants', message } }
  }
  const position = positionOf({ config, actions })
  if ('fault' in position) return { ok: false, ...position }
  const seen = laterOf(0, now)
  const nobody = occupants.map(() => null)
  const table = runWhatIsNeeded(
    restartForQuestion({
      config,
      rules,
      occupants,
      actions,
      ...position,
      changes: { all: actions.length, own: occupants.map(() => 0) },
      now: seen,
      time: seen,
      paused: false,
      timer: null,
      clocks: occupants.map(() => fullClock(rules)),
      hammer: null,
      moment: null,
      questions: nobody,
      graces: nobody,
      orders: nobody,
      plans: occupants.map(() => NO_PLANS),
      vacations: nobody,
      answered: occupants.map(() => []),
    }),
  )
  return { ok: true, ...concluded({ table, since: seen, effects: [] }, false) }
}
