import type { PaceFamily } from './profile.ts'

/** How many may sit at a table. */
export const MATCH_SIZES = [3, 4, 5] as const

/** `POST /api/match/look`: the table that somebody looks for. Whoever looks already keeps the place, and looks for this one. */
export interface WantedMatch {
  readonly pace: PaceFamily
  /** Some of `MATCH_SIZES`, each once. */
  readonly sizes: readonly number[]
  /** Whether the game is to count for ratings; guests cannot ask for that. */
  readonly rated: boolean
}

/** `POST /api/match/leave` and `POST /api/match/show_up`. */
export interface MatchPlaceOf {
  readonly pace: PaceFamily
}

/** `POST /api/match/bots`: yes to an offer, for a game that counts or for one that does not. */
export interface YesToBots extends MatchPlaceOf {
  readonly rated: boolean
}

/** `GET /api/match`, and what changes it: where somebody looks for a table. */
export interface MyMatches {
  readonly places: readonly MatchPlace[]
  /**
   * Names what is answered, but for times. `GET /api/match?seen=…` is answered when there is something else to say, or after
   * a while.
   */
  readonly version: string
}

/** Times are milliseconds from now. */
export interface MatchPlace extends WantedMatch {
  /** How long the person has waited. */
  readonly waited: number
  readonly now: MatchState
}

export type MatchState =
  /** Others are looked for. `botsIn`: when bots are offered. */
  | { readonly state: 'waiting'; readonly botsIn: number; readonly offer: BotsOffer | null; readonly saidYes: boolean }
  /** The person did not show up lately; nobody is looked for until then. */
  | { readonly state: 'pausing'; readonly left: number }
  /** The person sits at a live table, and keeps the place meanwhile. */
  | { readonly state: 'playing' }
  /** People have been found, and are asked to show up. */
  | {
      readonly state: 'found'
      readonly size: number
      readonly bots: number
      /** How many people are there. */
      readonly here: number
      readonly shownUp: boolean
      /** Until when people have to show up; `null` while those who are there wait for others. */
      readonly left: number | null
      readonly offer: BotsOffer | null
      readonly saidYes: boolean
    }
  /** The table is open. */
  | { readonly state: 'seated'; readonly code: string }

/** To begin with bots: whether that game could count. One that does not can be had in any case. */
export interface BotsOffer {
  readonly rated: boolean
}
