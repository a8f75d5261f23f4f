import type { OnlinePace } from '@modern-art/protocol'

/**
 * The paces that are one game to the people who play them. At all live paces everybody sits there and bids at once, and a
 * clock that is a little longer makes nobody a different player; with a day for each decision people count and compare.
 */
export const PACE_FAMILIES = ['live', 'turn_based'] as const

export type PaceFamily = (typeof PACE_FAMILIES)[number]

export function familyOf(pace: OnlinePace): PaceFamily {
  return pace === 'turn_based' ? 'turn_based' : 'live'
}
