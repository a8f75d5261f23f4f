import { choicesFor, eventFor, seatsToAct, viewFor } from '@modern-art/engine'
import type { GameEvent, GameState, Seat } from '@modern-art/engine'
import type { Screen, ScreenEvent } from '@modern-art/table/contract'
import { rulesFor } from '../newGame/paces.ts'

/** The screen of a seat, or of everybody, for a state of a game in which nobody's clock runs. */
export function screenOfState(state: GameState, seat: Seat | null, moves = 0): Screen {
  return {
    revision: moves,
    moves,
    decision: moves,
    view: viewFor(state, seat),
    choices: choicesFor(state, seat),
    asked: seatsToAct(state),
    occupants: state.setup.players.map(() => ({ kind: 'person', present: true, standIn: false })),
    clocks: state.setup.players.map(() => ({ left: null, running: false })),
    hammer: null,
    paused: false,
    vacations: [],
    order: null,
    plans: null,
    ceilings: null,
    rules: rulesFor({ pace: 'untimed', memoryAid: false }),
  }
}

export function eventsOf(events: readonly GameEvent[], seat: Seat | null): readonly ScreenEvent[] {
  return events.map((event) => eventFor(event, seat))
}
