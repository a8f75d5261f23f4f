import { formatCard } from '@modern-art/engine'
import type { Action } from '@modern-art/engine'

/** An action in the plain words of the engine's test kit. */
export function inWords(action: Action): string {
  switch (action.type) {
    case 'play_card':
      return `${action.seat} plays ${formatCard(action.card)}`
    case 'offer_second':
      return `${action.seat} adds ${formatCard(action.card)}`
    case 'decline_second':
      return `${action.seat} declines`
    case 'bid':
      return `${action.seat} bids ${action.amount}`
    case 'pass':
      return `${action.seat} passes`
    case 'submit_bid':
      return `${action.seat} seals ${action.amount}`
    case 'set_price':
      return `${action.seat} asks ${action.price}`
    case 'buy':
      return `${action.seat} buys`
    case 'reveal_mystery':
      return `${action.seat} flips`
    case 'skip_mystery':
      return `${action.seat} skips`
    case 'hammer':
      return 'hammer'
  }
}
