/* Ratings and profiles, over HTTP. Of games that are not over they say nothing. */

/**
 * The paces that are one game to the people who play them. At all live paces everybody sits there and bids at once, and a
 * clock that is a little longer makes nobody a different player; with a day for each decision people count and compare.
 */
export const PACE_FAMILIES = ['live', 'turn_based'] as const

export type PaceFamily = (typeof PACE_FAMILIES)[number]

/** A rating as people see it. */
export interface ShownRating {
  /** Begins at 1500. */
  readonly points: number
  /** How far the points may be off: in two cases of three it is less. */
  readonly doubt: number
  /** The games that have counted. */
  readonly games: number
  /** How many more have to count until the rating is not provisional any more. */
  readonly gamesMissing: number
}

/** `GET /api/leaderboard?pace=live`: the best, and where the asker stands. */
export interface Leaderboard {
  readonly pace: PaceFamily
  /** The best first. */
  readonly people: readonly BoardPerson[]
  /** `null` for whoever has no rating at this pace. */
  readonly own: OwnStanding | null
}

export interface BoardPerson {
  /** As many points are the same place. */
  readonly place: number
  readonly name: string
  readonly portrait: number | null
  /** What the list goes by: the rating, less three times what it is in doubt. */
  readonly boardPoints: number
  readonly games: number
  /** Where their profile is. */
  readonly handle: string
  readonly isYou: boolean
}

export interface OwnStanding extends ShownRating {
  readonly boardPoints: number
  /** The place that they have, or would have were they on the list; `null` while the rating is provisional. */
  readonly place: number | null
}

/** `GET /api/profiles/:handle`, `GET /api/me/profile`: how somebody has played. */
export interface Profile {
  readonly name: string | null
  readonly portrait: number | null
  /** `null` for guests, whose profile nobody else can see. */
  readonly handle: string | null
  readonly isYou: boolean
  /** Whether nobody else can see it. */
  readonly isPrivate: boolean
  readonly ratings: Readonly<Record<PaceFamily, ShownRating | null>>
  /** The latest games that are over, the latest first. */
  readonly games: readonly PlayedGame[]
}

export interface PlayedGame {
  /** The table's code, for the person themselves. */
  readonly code: string | null
  /** Milliseconds since 1970. */
  readonly endedAt: number
  readonly pace: PaceFamily
  /** By seat. */
  readonly players: readonly PlayerThen[]
  readonly seat: number
  /** `false` for somebody for whom a stand-in ended the game. */
  readonly stayed: boolean
  /** What the game did to the rating; `null` where it did not count. */
  readonly rating: RatingStep | null
  readonly figures: SeatFigures
}

interface PlayerThen {
  readonly name: string
  readonly money: number
  /** The first is 1, and as much money is the same place. */
  readonly place: number
}

export interface RatingStep {
  readonly before: number
  readonly after: number
}

/** What a game came to for one seat. */
export interface SeatFigures {
  /** The money after each season. */
  readonly seasons: readonly number[]
  /** By artist: how many paintings the seat bought. */
  readonly bought: readonly number[]
  /** What it paid for all of them. */
  readonly paid: number
  /** What the bank paid for all of them. */
  readonly worth: number
}

/** `GET /api/tables/:code/ratings`: by chair, what a game that is over did to the ratings. */
export interface TableRatings {
  readonly chairs: readonly ChairRating[]
}

export interface ChairRating {
  /** Where the person's profile is; `null` for bots, guests and whoever has a private one. */
  readonly handle: string | null
  /** `null` where the game did not count for this chair. */
  readonly rating: (RatingStep & { readonly gamesMissing: number }) | null
}
