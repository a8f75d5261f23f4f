import type { Action, Choice, Seat, View } from '@modern-art/engine'
import type { Message } from './contract/message.ts'

/** What a table wants done outside, in this order: what is to be saved stands before what tells of it. */
export type Effect =
  /** An action of the game and when it was played. */
  | { readonly type: 'save'; readonly index: number; readonly action: Action; readonly at: number }
  /** `to: null` are the spectators. */
  | { readonly type: 'send'; readonly to: Seat | null; readonly message: Message }
  /** Answered by `bot_answered` with the same question; an answer to an older question is dropped. */
  | BotQuestion
  /** The table wants `ticked` at this time, and no timer that it wanted before; `null`: none at all. */
  | { readonly type: 'set_timer'; readonly at: number | null }

export interface BotQuestion {
  readonly type: 'ask_bot'
  readonly seat: Seat
  readonly bot: string
  readonly question: number
  readonly view: View
  readonly choices: readonly Choice[]
}
