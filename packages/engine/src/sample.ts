import type { Random } from './chance/random.ts'
import { shuffle } from './chance/random.ts'
import type { Card } from './card.ts'
import { cardsIn } from './deck.ts'
import { rememberMoney } from './payment.ts'
import type { GameState, Phase } from './state.ts'
import type { View } from './view.ts'

/**
 * A whole state that agrees with what the viewer knows: the unseen cards dealt at random to the other hands, the
 * mystery hand and the deck, and sealed bids of others drawn at random. Its view for the same seat is the view given.
 */
export function sampleState(view: View, random: Random): GameState {
  const money = rememberMoney(view)
  const unseen = shuffle(unseenCards(view), random)
  let dealt = 0
  const take = (count: number): readonly Card[] => unseen.slice(dealt, (dealt += count))
  return {
    setup: view.setup,
    phase: samplePhase(view, money, random),
    money,
    hands: view.handSizes.map((size, seat) => (seat === view.seat ? view.hand : take(size))),
    mystery: take(view.mysterySize),
    deck: take(view.deckSize),
    played: view.played,
    lots: view.lots,
    past: view.past,
  }
}

/** The cards of the deck that the viewer has neither in hand nor seen played, sorted. */
function unseenCards(view: View): readonly Card[] {
  const seen = new Set([...view.hand, ...view.played, ...view.past.flatMap((round) => round.played)])
  return cardsIn(view.setup.deck).filter((card) => !seen.has(card))
}

function samplePhase(view: View, money: readonly number[], random: Random): Phase {
  const { phase } = view
  if (phase.name !== 'auction') return phase
  const { offer, bidding } = phase
  if (bidding.type !== 'hidden') return { name: phase.name, offer, bidding }
  const sealed = bidding.submitted.map((submitted, seat) => {
    if (!submitted) return null
    return seat === view.seat ? bidding.ownBid : random((money[seat] ?? 0) + 1)
  })
  return { name: phase.name, offer, bidding: { type: bidding.type, sealed } }
}
