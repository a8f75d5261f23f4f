import type { Draft } from '../draft.ts'
import type { Emit } from '../event.ts'
import { cardsPerHand } from '../setup.ts'

/** Deals a round in blocks from the front of the deck: all of seat 0's cards first, the mystery hand's last. */
export function deal(draft: Draft, round: number, emit: Emit): void {
  const each = cardsPerHand(draft.setup, round)
  if (each === 0) return
  const { deck } = draft
  const block = (index: number): readonly number[] => deck.slice(index * each, (index + 1) * each)
  const seats = draft.hands.length
  draft.hands.forEach((hand, seat) => {
    draft.hands[seat] = [...hand, ...block(seat)]
  })
  const mystery = draft.setup.variants.mysteryHand ? block(seats) : []
  draft.mystery = [...draft.mystery, ...mystery]
  draft.deck = deck.slice(seats * each + mystery.length)
  if (emit !== null) emit({ type: 'cards_dealt', round, hands: draft.hands.map((_, seat) => block(seat)), mystery })
}
