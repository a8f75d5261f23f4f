import type { Action } from '../action.ts'
import { parseArtist } from '../artist.ts'
import type { Artist } from '../artist.ts'
import { parseCard } from '../card.ts'
import type { Card } from '../card.ts'

/** Reads an action: who, what, and a card's id or an amount, such as `0 plays manuel-open-1`, `1 bids 12`, `hammer`. */
export function actionIn(line: string): Action {
  if (line === 'hammer') return { type: 'hammer' }
  const [who = '', verb = '', what = ''] = words(line)
  const seat = Number(who)
  switch (verb) {
    case 'plays':
      return { type: 'play_card', seat, card: cardNamed(what) }
    case 'adds':
      return { type: 'offer_second', seat, card: cardNamed(what) }
    case 'declines':
      return { type: 'decline_second', seat }
    case 'bids':
      return { type: 'bid', seat, amount: Number(what) }
    case 'passes':
      return { type: 'pass', seat }
    case 'seals':
      return { type: 'submit_bid', seat, amount: Number(what) }
    case 'asks':
      return { type: 'set_price', seat, price: Number(what) }
    case 'buys':
      return { type: 'buy', seat }
    case 'flips':
      return { type: 'reveal_mystery', seat }
    case 'skips':
      return { type: 'skip_mystery', seat }
    default:
      throw new Error(`"${line}" is no action`)
  }
}

export function words(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

export function cardNamed(id: string): Card {
  const card = parseCard(id)
  if (card === null) throw new Error(`"${id}" is no card`)
  return card
}

export function artistNamed(id: string): Artist {
  const artist = parseArtist(id)
  if (artist === null) throw new Error(`"${id}" is no artist`)
  return artist
}
