import { artistOf, roundWouldEndBy } from '@modern-art/engine'
import type { Action, Choice, Seat, View } from '@modern-art/engine'
import { paintingFor } from '../../paintings/pictures.ts'
import { possibleWorth } from '../../facts/market.ts'
import type { Marked } from '../../words/grammar/marked.ts'
import type { Words } from '../../words/words.ts'
import { choiceOf } from '../../facts/asking.ts'
import { doubtsAbout } from './doubts.ts'
import type { Doubt } from './doubts.ts'

export type SeatAction = Exclude<Action, { type: 'hammer' }>

/** Something to press: what its button says, what it does, and the doubts about it. */
export interface Move {
  readonly label: Marked
  /** `null` while an amount is missing. */
  readonly action: SeatAction | null
  readonly doubts: readonly Doubt[]
}

/** The card and the amount that a seat has prepared. */
export interface Prepared {
  /** `null` while none is written. */
  readonly amount: number | null
  readonly card: number | null
}

/** The move of the button on the right; `null` while a card is to be chosen first. */
export function mainMove(
  view: View,
  seat: Seat,
  choices: readonly Choice[],
  prepared: Prepared,
  words: Words,
): Move | null {
  const { amount, card } = prepared
  for (const choice of choices) {
    switch (choice.type) {
      case 'play_card':
      case 'offer_second':
        if (card === null || !choice.cards.includes(card)) return null
        return moveOf(view, { type: choice.type, seat, card }, words)
      case 'bid':
        if (amount === null) return withoutAmount(words.controls.bid(null))
        return moveOf(view, { type: 'bid', seat, amount }, words)
      case 'submit_bid':
        if (amount === null) return withoutAmount(words.controls.sealedBid(null))
        return moveOf(view, { type: 'submit_bid', seat, amount }, words)
      case 'set_price':
        if (amount === null) return withoutAmount(words.controls.ask(null))
        return moveOf(view, { type: 'set_price', seat, price: amount }, words)
      case 'buy':
        return moveOf(view, { type: 'buy', seat }, words)
      case 'reveal_mystery':
        return moveOf(view, { type: 'reveal_mystery', seat }, words)
      case 'decline_second':
      case 'pass':
      case 'skip_mystery':
    }
  }
  return null
}

function withoutAmount(label: Marked): Move {
  return { label, action: null, doubts: [] }
}

/** The move of the button on the left. */
export function decliningMove(view: View, choices: readonly Choice[], seat: Seat, words: Words): Move | null {
  for (const type of ['pass', 'decline_second', 'skip_mystery'] as const) {
    if (choiceOf(choices, type) !== null) return moveOf(view, { type, seat }, words)
  }
  if (choiceOf(choices, 'submit_bid') === null) return null
  return { ...moveOf(view, { type: 'submit_bid', seat, amount: 0 }, words), label: words.controls.noBid }
}

/** An action as something to press. */
export function moveOf(view: View, action: SeatAction, words: Words): Move {
  return { label: labelOf(view, action, words), action, doubts: doubtsOf(view, action.seat, paymentOf(view, action)) }
}

function labelOf(view: View, action: SeatAction, words: Words): Marked {
  const { controls } = words
  switch (action.type) {
    case 'play_card':
    case 'offer_second': {
      const ends = roundWouldEndBy(view, action.card)
      if (ends !== null) return controls.endSeason[ends]
      const title = paintingFor(action.card, words).title
      return action.type === 'play_card' ? controls.play(title) : controls.add(title)
    }
    case 'bid':
      return controls.bid(action.amount)
    case 'submit_bid':
      return controls.sealedBid(action.amount)
    case 'set_price':
      return controls.ask(action.price)
    case 'buy':
      return controls.buy(priceAsked(view))
    case 'reveal_mystery':
      return controls.flip
    case 'pass':
      return controls.pass
    case 'decline_second':
      return controls.decline
    case 'skip_mystery':
      return controls.leave
  }
}

/** The amount that an action commits its seat to pay; `null` where it is nothing. */
function paymentOf(view: View, action: SeatAction): number | null {
  if (action.type === 'bid' || action.type === 'submit_bid') return action.amount
  if (action.type === 'set_price') return action.price
  return action.type === 'buy' ? priceAsked(view) : null
}

function priceAsked({ phase }: View): number {
  return phase.name === 'auction' && phase.bidding.type === 'fixed_price' ? (phase.bidding.price ?? 0) : 0
}

/** Doubts about a payment for the lot under the hammer. */
export function doubtsOf(view: View, seat: Seat, amount: number | null): readonly Doubt[] {
  if (amount === null) return []
  const cards = view.phase.name === 'auction' ? view.phase.offer.cards : []
  const [first] = cards
  const most = first === undefined ? Infinity : possibleWorth(view, artistOf(first), cards.length).most
  return doubtsAbout(amount, view.money[seat] ?? 0, most)
}
