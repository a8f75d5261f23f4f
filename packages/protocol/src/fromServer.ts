import type { Seat, SeatEvent, View } from '@modern-art/engine'
import type { Screen, ScreenEvent } from '@modern-art/table/contract'
import type { WireError } from './errors.ts'
import type { Party } from './party.ts'
import type { SaidLine } from './talk.ts'

/**
 * What the server says over a socket. All that one change leads to for one socket comes together in one frame, a list of
 * these, with the answer to the command behind it at the end.
 */
export type ServerMessage =
  /** Who is at the table; whenever that changes. `chair` is the listener's own. */
  | { readonly type: 'party'; readonly party: Party; readonly chair: number | null }
  /** The whole game so far, as this seat, or a spectator (`null`), may know it. */
  | {
      readonly type: 'welcome'
      readonly seat: Seat | null
      readonly history: readonly SeatEvent[]
      readonly screen: Screen
    }
  /** Something has happened at the game. */
  | {
      readonly type: 'update'
      readonly revision: number
      readonly events: readonly ScreenEvent[]
      readonly changes: ScreenChanges
    }
  /** What was said, oldest first: all that is remembered at first, then what is new. */
  | { readonly type: 'said'; readonly lines: readonly SaidLine[] }
  /** What became of a command; `id: null` where the message had none that could be read. */
  | { readonly type: 'answer'; readonly id: string | null; readonly result: AnswerResult }
  /** This socket is done, and why: a newer window plays this seat, it has moved, the host removed the person, or they left. */
  | { readonly type: 'goodbye'; readonly reason: GoodbyeReason }

export type GoodbyeReason = 'newer_window' | 'seat_moved' | 'removed' | 'left'

export type AnswerResult =
  /** `link` answers `move_seat`: the token of a link that works once. */
  { readonly ok: true; readonly link?: string } | { readonly ok: false; readonly error: WireError }

/** The fields of a screen that differ from the one before; those of its view likewise. */
export interface ScreenChanges {
  readonly screen: Partial<Omit<Screen, 'view' | 'revision'>>
  readonly view: Partial<View>
}

/** The screen after some changes. */
export function changedScreen(before: Screen, revision: number, { screen, view }: ScreenChanges): Screen {
  return { ...before, ...screen, revision, view: { ...before.view, ...view } }
}
