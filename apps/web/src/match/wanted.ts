import { MATCH_SIZES, PACE_FAMILIES } from '@modern-art/protocol'
import type { WantedMatch } from '@modern-art/protocol'
import { keptStore } from '../settings/keptStore.ts'
import type { Kept } from '../settings/keptStore.ts'

/** The table that a person of this device looked for last. */
export const wantedStore = keptStore<WantedMatch>('modern-art-match', readWanted)

/** What was kept, as far as it can be understood. */
export function readWanted({ pace, sizes, rated }: Kept): WantedMatch {
  const meant = MATCH_SIZES.filter((size) => Array.isArray(sizes) && sizes.includes(size))
  return {
    pace: PACE_FAMILIES.find((family) => family === pace) ?? 'live',
    sizes: meant.length === 0 ? MATCH_SIZES : meant,
    rated: rated === true,
  }
}
