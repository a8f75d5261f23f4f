import { artistOf, roundWouldEndBy } from '@modern-art/engine'
import type { Action, Choice, Seat, View } from '@modern-art/engine'
import { paintingFor } from '../../paintings/pictures.ts'
import { possibleWorth } from '../market.ts'
import type { Words } from '../../words/words.ts'
import { choiceOf } from '../choiceOf.ts'
import { doubtsAbout } from './doubts.ts'
import type { Doubt } from './doubts.ts'

type SeatAction = Exclude<Action, { type: 'hammer' }>

/** Something to press: what its button says, what it does, and the doubts about it. */
export interface Move {
  readonly label: string
  /** `null` while an amount is missing. */
  readonly action: SeatAction | null
  readonly doubts: readonly Doubt[]
}

/** What a seat has prepared before it presses. */
export interface Prepared {
  /** `null` while none is written. */
  readonly amount: number | null
  readonly card: number | null
}

/** What the button on the right does; `null` while a card is to be chosen first. */
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
        return {
          label: cardLabel(view, choice.type, card, words),
          action: { type: choice.type, seat, card },
          doubts: [],
        }
      case 'bid':
        return {
          label: words.controls.bid(amount),
          action: amount === null ? null : { type: 'bid', seat, amount },
          doubts: doubtsOf(view, seat, amount),
        }
      case 'submit_bid':
        return {
          label: words.controls.seal(amount),
          action: amount === null ? null : { type: 'submit_bid', seat, amount },
          doubts: doubtsOf(view, seat, amount),
        }
      case 'set_price':
        return {
          label: words.controls.ask(amount),
          action: amount === null ? null : { type: 'set_price', seat, price: amount },
          doubts: doubtsOf(view, seat, amount),
        }
      case 'buy':
        return {
          label: words.controls.buy(choice.price),
          action: { type: 'buy', seat },
          doubts: doubtsOf(view, seat, choice.price),
        }
      case 'reveal_mystery':
        return { label: words.controls.flip, action: { type: 'reveal_mystery', seat }, doubts: [] }
      case 'decline_second':
      case 'pass':
      case 'skip_mystery':
    }
  }
  return null
}

function cardLabel(view: View, type: 'play_card' | 'offer_second', card: number, words: Words): string {
  const ends = roundWouldEndBy(view, card)
  if (ends !== null) return words.controls.endSeason[ends]
  const { title } = paintingFor(card)
  return type === 'play_card' ? words.controls.offer(title) : words.controls.add(title)
}

/** What a payment for the lot under the hammer makes one think about. */
export function doubtsOf(view: View, seat: Seat, amount: number | null): readonly Doubt[] {
  if (amount === null) return []
  const cards = view.phase.name === 'auction' ? view.phase.offer.cards : []
  const [first] = cards
  const most = first === undefined ? Infinity : possibleWorth(view, artistOf(first), cards.length).most
  return doubtsAbout(amount, view.money[seat] ?? 0, most)
}

/** What the button on the left does. */
export function decliningMove(choices: readonly Choice[], seat: Seat, words: Words): Move | null {
  if (choiceOf(choices, 'pass') !== null) {
    return { label: words.controls.pass, action: { type: 'pass', seat }, doubts: [] }
  }
  if (choiceOf(choices, 'decline_second') !== null) {
    return { label: words.controls.decline, action: { type: 'decline_second', seat }, doubts: [] }
  }
  if (choiceOf(choices, 'skip_mystery') !== null) {
    return { label: words.controls.leave, action: { type: 'skip_mystery', seat }, doubts: [] }
  }
  if (choiceOf(choices, 'submit_bid') !== null) {
    return { label: words.controls.noBid, action: { type: 'submit_bid', seat, amount: 0 }, doubts: [] }
  }
  return null
}
