import type { AuctionType, Card, View } from '@modern-art/engine'
import { auctionTypeOf } from '@modern-art/engine'
import type { Screen } from '@modern-art/table/contract'
import type { Beat } from '../../play/beat.ts'
import { choiceOf } from '../../facts/asking.ts'

/** The cards on the easel, and the kind of auction. */
export interface Easel {
  readonly cards: readonly Card[]
  /** The kind of auction, by the last card; `double` while a second card is looked for. */
  readonly type: AuctionType
}

/**
 * The lot as it would hang with the card that is lifted: alone, or beside the double it would be added to. `null` where
 * the card is not asked for.
 */
export function previewOf({ view, choices }: Screen, lifted: Card | null): Easel | null {
  const asked = choiceOf(choices, 'play_card') ?? choiceOf(choices, 'offer_second')
  if (lifted === null || asked === null || !asked.cards.includes(lifted)) return null
  const before = view.phase.name === 'double_offer' ? [view.phase.card] : []
  return { cards: [...before, lifted], type: auctionTypeOf(lifted) }
}

/** From the beat being shown where it has cards of its own, else from the phase; `null` while the easel is empty. */
export function easelOf(view: View, beat: Beat | null): Easel | null {
  const shown = cardsOfBeat(beat)
  const last = shown?.at(-1)
  if (shown !== null) return last === undefined ? null : { cards: shown, type: auctionTypeOf(last) }
  const { phase } = view
  if (phase.name === 'auction') return { cards: phase.offer.cards, type: phase.bidding.type }
  if (phase.name === 'double_offer') return { cards: [phase.card], type: 'double' }
  return null
}

function cardsOfBeat(beat: Beat | null): readonly Card[] | null {
  if (beat?.name === 'fifth' || beat?.name === 'last_card') return beat.cards
  return beat?.name === 'mystery' ? [beat.card] : null
}
