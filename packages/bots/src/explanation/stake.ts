import { PAINTINGS_THAT_END_A_ROUND, artistOf } from '@modern-art/engine'
import type { Action, Artist, Card, View } from '@modern-art/engine'
import type { Knowledge } from '../model/knowledge.ts'
import { STEP } from '../valuation/counts.ts'
import type { CountsCode } from '../valuation/counts.ts'

/** The lot that a decision is about, and the board with it on the table. */
export interface Stake {
  readonly lot: readonly Card[]
  readonly artist: Artist
  /** Paintings played this round by each artist. */
  readonly counts: readonly number[]
  readonly code: CountsCode
  /** Cards that the seat has left. */
  readonly hand: readonly Card[]
  /** Cards left in all hands. */
  readonly cardsLeft: number
  /** The card laid down ends the round, so that nothing is sold. */
  readonly endsRound: boolean
}

/** The stake of an action; `null` where a card of the mystery hand may be flipped. */
export function stakeOf(view: View, knowledge: Knowledge, action: Action): Stake | null {
  const { phase } = view
  switch (phase.name) {
    case 'awaiting_card_play':
    case 'double_offer': {
      const before = phase.name === 'double_offer' ? [phase.card] : []
      return action.type === 'play_card' || action.type === 'offer_second'
        ? laidDown(view, knowledge, before, action.card)
        : onTheTable(view, knowledge, before)
    }
    case 'auction':
      return onTheTable(view, knowledge, phase.offer.cards)
    case 'mystery':
      return null
    case 'finished':
      throw new Error('the game is over')
  }
}

function onTheTable({ hand }: View, { world }: Knowledge, lot: readonly Card[]): Stake {
  return {
    lot,
    artist: artistOf(lot[0] as Card),
    counts: Array.from(world.counts),
    code: world.code,
    hand,
    cardsLeft: world.cardsLeft,
    endsRound: false,
  }
}

function laidDown(view: View, knowledge: Knowledge, before: readonly Card[], card: Card): Stake {
  const { counts, code, hand, cardsLeft } = onTheTable(view, knowledge, [...before, card])
  const artist = artistOf(card)
  const count = (counts[artist] as number) + 1
  return {
    lot: [...before, card],
    artist,
    counts: counts.with(artist, count),
    code: code + (STEP[artist] as number),
    hand: hand.filter((other) => other !== card),
    cardsLeft: cardsLeft - 1,
    endsRound: count === PAINTINGS_THAT_END_A_ROUND || cardsLeft === 1,
  }
}
