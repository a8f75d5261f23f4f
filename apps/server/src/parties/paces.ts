import type { OnlinePace } from '@modern-art/protocol'
import type { TableRules } from '@modern-art/table/contract'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

type Timing = Pick<TableRules, 'clock' | 'hammer' | 'sameMoment' | 'absence'>

/** The bot that plays for somebody who is away. */
const STAND_IN = 'medium'

/** Bids that arrive within this time count as made at once, so that no network wins a lot. */
const SAME_MOMENT = 250

const TIMINGS: Readonly<Record<OnlinePace, Timing>> = {
  live: {
    clock: { kind: 'per_decision', milliseconds: 45 * SECOND },
    hammer: { quiet: 6 * SECOND, call: 3 * SECOND },
    sameMoment: SAME_MOMENT,
    absence: { standIn: STAND_IN, grace: 30 * SECOND },
  },
  quick: {
    clock: { kind: 'per_decision', milliseconds: 20 * SECOND },
    hammer: { quiet: 4 * SECOND, call: 2 * SECOND },
    sameMoment: SAME_MOMENT,
    absence: { standIn: STAND_IN, grace: 15 * SECOND },
  },
  relaxed: {
    clock: { kind: 'per_decision', milliseconds: 3 * MINUTE },
    hammer: { quiet: 10 * SECOND, call: 5 * SECOND },
    sameMoment: SAME_MOMENT,
    absence: { standIn: STAND_IN, grace: 90 * SECOND },
  },
  untimed: {
    clock: { kind: 'untimed' },
    hammer: null,
    sameMoment: 0,
    absence: { standIn: STAND_IN, grace: 5 * MINUTE },
  },
  // Everybody is away most of the time: only somebody whose day is up is played for.
  turn_based: {
    clock: { kind: 'per_decision', milliseconds: DAY },
    hammer: null,
    sameMoment: 0,
    absence: { standIn: STAND_IN, grace: 3650 * DAY },
  },
}

/** A bot that has not answered by then never will. */
const BOT_PATIENCE = 8 * SECOND

export function rulesOf(pace: OnlinePace, memoryAid: boolean): TableRules {
  return { ...TIMINGS[pace], botPatience: BOT_PATIENCE, memoryAid }
}

/**
 * Whether a table rests while none of its people is there. Only one whose people come by now and then goes on without them:
 * its clocks count days.
 */
export function restsAlone(pace: OnlinePace): boolean {
  return pace !== 'turn_based'
}
