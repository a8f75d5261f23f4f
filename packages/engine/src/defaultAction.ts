import type { Action } from './action.ts'
import type { Choice } from './choice.ts'
import type { Seat } from './seat.ts'

/**
 * The action of a seat that does not answer: it spends nothing and gives nothing away. It passes, bids 0, declines and
 * leaves the mystery hand alone; where it must, it plays its first card, or asks the lowest price.
 */
export function defaultAction(choices: readonly Choice[], seat: Seat): Action {
  const choice = choices.at(-1)
  if (choice === undefined) throw new Error(`seat ${seat} has no choice`)
  switch (choice.type) {
    case 'play_card':
    case 'offer_second':
      return { type: choice.type, seat, card: choice.cards[0] ?? 0 }
    case 'bid':
    case 'submit_bid':
      return { type: choice.type, seat, amount: choice.min }
    case 'set_price':
      return { type: choice.type, seat, price: choice.min }
    case 'pass':
    case 'decline_second':
    case 'buy':
    case 'reveal_mystery':
    case 'skip_mystery':
      return { type: choice.type, seat }
  }
}
