import type { Explanation } from '@modern-art/bots'
import type { OpponentName } from '@modern-art/bots/roster'
import type { Action, Card, Seat } from '@modern-art/engine'
import type { Message, Order } from '@modern-art/table/contract'
import type { LessonName } from '../lessons/lessons.ts'
import type { NewGame, NewSeat } from '../newGame/newGame.ts'
import type { ThinkingTime } from '../settings/speed.ts'
import type { HintQuestion } from './hintMind.ts'

export type { Explanation, Reason } from '@modern-art/bots'
export type { HintQuestion } from './hintMind.ts'

/** From the page to the worker. The page names a seat only where its person holds the device. */
export type ToWorker =
  | { readonly type: 'start'; readonly game: NewGame }
  | { readonly type: 'reopen'; readonly id: string }
  /** A lesson, from where it was left or from its beginning; the learner's name comes first. */
  | {
      readonly type: 'lesson'
      readonly lesson: LessonName
      readonly players: readonly string[]
      readonly anew: boolean
    }
  | { readonly type: 'import'; readonly text: string; readonly seats: readonly NewSeat[] }
  /** Who looks at the screen now; `null` where everybody may. */
  | { readonly type: 'look'; readonly seat: Seat | null }
  /** All people look together: nothing more of one person's is wanted. */
  | { readonly type: 'share' }
  | {
      readonly type: 'act'
      readonly seat: Seat
      readonly actionId: string
      readonly decision: number
      readonly action: Action
    }
  | {
      readonly type: 'order'
      readonly seat: Seat
      readonly actionId: string
      readonly decision: number
      readonly order: Order | null
    }
  /** A person plays again where a stand-in does. */
  | { readonly type: 'take_back'; readonly seat: Seat }
  /** The screen has shown all up to so many moves; bots wait for that. */
  | { readonly type: 'shown'; readonly moves: number }
  | { readonly type: 'thinking_time'; readonly time: ThinkingTime }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'export' }
  /** At a table of bots alone: nothing goes on until further notice, or everything does. */
  | { readonly type: 'hold_bots'; readonly held: boolean }
  /** One action, while nothing goes on. */
  | { readonly type: 'step' }
  /** At a table of bots alone: all hands are wanted, or no longer. */
  | { readonly type: 'open_hands'; readonly open: boolean }
  /** What would a strong player who sees this screen do? */
  | { readonly type: 'ask_hint'; readonly question: HintQuestion }

export type SaveTrouble = 'full' | 'forbidden'

/** Why no game could be opened. */
export type OpeningTrouble =
  /** Nothing is saved under that name; another window has it; nothing can be read at all; a seat is nobody's here. */
  | { readonly code: 'not_found' | 'open_elsewhere' | 'storage' | 'unknown_bot' }
  /** The transcript is none, or one of its actions is against the rules. */
  | { readonly code: 'unreadable'; readonly action: number | null; readonly message: string }

/** From the worker to the page. */
export type FromWorker =
  | { readonly type: 'opened'; readonly id: string; readonly people: readonly Seat[] }
  | { readonly type: 'not_opened'; readonly trouble: OpeningTrouble }
  /** What the table says to the viewer, and what everybody may know. */
  | { readonly type: 'told'; readonly to: Seat | null; readonly message: Message }
  | { readonly type: 'not_saved'; readonly trouble: SaveTrouble }
  | { readonly type: 'saved' }
  /** The bots whose weights cannot be had now: another one plays for them. */
  | { readonly type: 'absent'; readonly bots: readonly OpponentName[] }
  | { readonly type: 'exported'; readonly text: string }
  /** Everybody's cards after so many moves, at a table of bots alone. */
  | { readonly type: 'hands'; readonly moves: number; readonly hands: readonly (readonly Card[])[] }
  /** The hint for the screen after so many actions; `null` where there is none to give. */
  | { readonly type: 'hint'; readonly moves: number; readonly hint: Explanation | null }
