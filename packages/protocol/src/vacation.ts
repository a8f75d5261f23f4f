/** So many days a person may be on vacation within any 365: in all this time, no seat holds a table up for longer. */
export const VACATION_DAYS = 30

/** So many days ahead a vacation may begin. */
export const MOST_DAYS_AHEAD = 60

/** `GET /api/vacation`, and what changes it: a person's own vacation. Times are milliseconds since 1970. */
export interface MyVacation {
  /** The present or the next one. */
  readonly vacation: { readonly from: number; readonly until: number } | null
  /** How many days this person may still take. */
  readonly daysLeft: number
}

/** `POST /api/vacation`: so many days of 24 hours, from now on (`null`) or from then on. */
export interface WantedVacation {
  readonly from: number | null
  readonly days: number
}
