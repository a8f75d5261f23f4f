import type { Screen } from '@modern-art/table/contract'
import type { Beat } from '../play/beat.ts'
import { isAsked } from '../play/toDecide.ts'
import type { Sound } from './synthesiser.ts'

/** The sound of a beat; most are silent. */
export function soundOf(beat: Beat): Sound | null {
  switch (beat.name) {
    case 'bid':
    case 'price':
      return 'bid'
    case 'gavel':
      return 'hammer'
    case 'coins':
      return 'coins'
    case 'envelopes':
    case 'mystery':
      return 'reveal'
    case 'season':
      return 'applause'
    case 'deal':
    case 'card_to_easel':
    case 'second_declined':
    case 'pass':
    case 'seal':
    case 'call':
    case 'to_shelf':
    case 'taken_free':
    case 'fifth':
    case 'last_card':
    case 'tiles':
      return null
  }
}

/** Whether the viewer is asked something now that they were not asked before. A raise in an open auction is no new turn. */
export function turnComes(before: Screen | null, now: Screen): boolean {
  return isAsked(now) && (before === null || !isAsked(before) || lotOf(before) !== lotOf(now))
}

/** The subject of the question: another lot, or another step of the same. */
function lotOf({ view }: Screen): string {
  const { phase } = view
  return phase.name === 'auction' ? `${phase.offer.cards.join(' ')} ${phase.bidding.type}` : phase.name
}
