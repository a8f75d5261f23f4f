import { parseCard, standingBid } from '@modern-art/engine'
import type { Action, Card, Choice, Seat, View } from '@modern-art/engine'

/** The behaviour of a rival in a lesson, whatever the learner does. */
export interface RivalScript {
  /** The paintings that it offers, the first one first. */
  readonly offers: readonly string[]
  /** Up to what it pays, by the seat that sells. */
  readonly pays: Readonly<Record<Seat, number>>
  /** The price that it asks at a fixed price. */
  readonly asks?: number
  /** The card that it adds to another player's double. */
  readonly adds?: string
}

/** The action of a scripted rival: it is one of its choices, and follows from its own view. */
export function followScript(script: RivalScript, view: View, choices: readonly Choice[]): Action {
  const { seat } = view
  if (seat === null) throw new Error('a rival has a seat')
  const limit = view.phase.name === 'auction' ? (script.pays[view.phase.offer.auctioneer] ?? 0) : 0
  for (const choice of choices) {
    switch (choice.type) {
      case 'play_card': {
        const wanted = script.offers.map(cardNamed).find((card) => choice.cards.includes(card))
        return { type: 'play_card', seat, card: wanted ?? choice.cards[0] ?? 0 }
      }
      case 'offer_second': {
        const card = script.adds === undefined ? null : cardNamed(script.adds)
        if (card !== null && choice.cards.includes(card)) return { type: 'offer_second', seat, card }
        break
      }
      case 'bid': {
        if (choice.min <= limit) return { type: 'bid', seat, amount: raised(view, choice.min, limit) }
        break
      }
      case 'submit_bid':
        return { type: 'submit_bid', seat, amount: Math.min(limit, choice.max) }
      case 'set_price':
        return { type: 'set_price', seat, price: Math.min(script.asks ?? 1, choice.max) }
      case 'buy':
        if (choice.price <= limit) return { type: 'buy', seat }
        break
      case 'pass':
      case 'decline_second':
      case 'skip_mystery':
      case 'reveal_mystery':
        break
    }
  }
  const declining = choices.find(({ type }) => type === 'pass' || type === 'decline_second' || type === 'skip_mystery')
  return { type: (declining?.type ?? 'pass') as 'pass' | 'decline_second' | 'skip_mystery', seat }
}

/** In an open auction a rival raises by a third of what is left to its limit; where it is asked once, it bids its limit. */
function raised({ phase }: View, least: number, limit: number): number {
  if (phase.name !== 'auction' || phase.bidding.type !== 'open') return limit
  const standing = standingBid(phase.bidding)?.amount ?? 0
  return Math.max(least, standing + Math.ceil((limit - standing) / 3))
}

/** A card that a lesson names; one that does not exist is a mistake in the lesson. */
export function cardNamed(id: string): Card {
  const card = parseCard(id)
  if (card === null) throw new Error(`there is no card "${id}"`)
  return card
}
