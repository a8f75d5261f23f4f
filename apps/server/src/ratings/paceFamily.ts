import type { OnlinePace, PaceFamily } from '@modern-art/protocol'

export { PACE_FAMILIES } from '@modern-art/protocol'
export type { PaceFamily } from '@modern-art/protocol'

/** The family that has one rating together. */
export function familyOf(pace: OnlinePace): PaceFamily {
  return pace === 'turn_based' ? 'turn_based' : 'live'
}
