import type { PaceFamily } from '../ratings/paceFamily.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** What a queue promises, by how long somebody has waited. docs/people.md shows what comes of these numbers. */
export interface Patience {
  /** After so long the range of ratings is wider by a hundred points. */
  readonly hundredPointsEach: number
  /** After so long the range has no end. */
  readonly anyRatingAfter: number
  /** At first a person holds out for the largest table that they accept; after so long for the next smaller one too. */
  readonly smallerTableEach: number
  /** The stated wait: after so long they are offered to begin with bots. */
  readonly botsAfter: number
  /** So long somebody who has been seated has time to show up. */
  readonly showUpWithin: number
}

export const PATIENCE: Readonly<Record<PaceFamily, Patience>> = {
  live: {
    hundredPointsEach: 20 * SECOND,
    anyRatingAfter: 3 * MINUTE,
    smallerTableEach: 10 * SECOND,
    botsAfter: MINUTE,
    showUpWithin: 30 * SECOND,
  },
  turn_based: {
    hundredPointsEach: HOUR,
    anyRatingAfter: 12 * HOUR,
    smallerTableEach: 20 * MINUTE,
    botsAfter: 6 * HOUR,
    showUpWithin: 24 * HOUR,
  },
}
