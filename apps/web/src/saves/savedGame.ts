import type { Occupant } from '@modern-art/table/contract'
import type { Pace } from '../newGame/newGame.ts'
import type { LessonName } from '../lessons/lessons.ts'

/** A game as it is kept: its transcript, who sits where, and how the table keeps time. */
export interface SavedGame extends SaveSummary {
  /** Kept by some version of the page: this one may not know them all. */
  readonly occupants: readonly Occupant[]
  readonly pace: Pace
  readonly memoryAid: boolean
  readonly transcript: string
  /** What goes on around the game, for the table alone to judge. Games that older versions kept lack it. */
  readonly table?: unknown
  /** The window that keeps it. Whoever opens it later takes it over. */
  readonly keeper: string
}

/** The part of a saved game that a list shows: everybody may see it. */
export interface SaveSummary {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
  readonly players: readonly string[]
  readonly round: number
  readonly finished: boolean
  /** The result of a finished game. Games that older versions kept lack it until they are opened again. */
  readonly result?: GameResult
  /** The lesson that is played in it; lessons stand in no list of games. */
  readonly lesson?: LessonName
}

/** The winners of a finished game: by then everybody may know them. */
export interface GameResult {
  readonly amount: number
  /** More than one where they share the victory. */
  readonly winners: readonly Winner[]
}

interface Winner {
  readonly seat: number
  readonly name: string
  /** The bot; `null` is a person. */
  readonly bot: string | null
  /** Whether it is the only person at the table. */
  readonly you: boolean
}
