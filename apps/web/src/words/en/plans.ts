import type { LapseReason, Sale } from '@modern-art/table/contract'
import { marked } from '../grammar/marked.ts'
import type { Marked } from '../grammar/marked.ts'
import { counted, figure, listed } from './phrases.ts'

const lapses: Record<LapseReason, string> = {
  season_over: 'the season is over',
  card_not_in_hand: 'you no longer have it',
  not_enough_money: 'you no longer have enough money',
  would_end_season: 'it would now end the season without being sold',
}

const terms = (given: Sale['terms']): string => {
  switch (given?.type) {
    case undefined:
      return ' and then decide'
    case 'price':
      return ` for ${figure(given.price)}`
    case 'seal':
      return given.amount === 0 ? ' and don’t bid on it' : ` with a sealed bid of ${figure(given.amount)}`
    case 'out':
      return ' and don’t bid on it'
    case 'ceiling':
      return ` and bid up to ${figure(given.amount)}, then ${given.above === 'pass' ? 'you’re out' : 'you decide'}`
  }
}

/** What somebody has planned for lots to come. */
export const plans = {
  title: 'Plan ahead',
  open: 'Plan ahead…',
  count: (standing: number): string => counted(standing, { one: 'plan', other: 'plans' }),
  about:
    'Nobody else sees your plans. They answer for you at once, so that nobody has to wait. All of them end with the season.',
  withdraw: 'Undo',
  passTitle: 'Pass on artists',
  passAbout: 'You pass on every lot by these artists, your own included.',
  pass: 'Pass on these',
  passStands: (artists: readonly string[]): Marked =>
    marked`You pass on paintings by *${listed(artists)}* until the season ends.`,
  sellTitle: 'Sell your next painting',
  sellNow: 'It’s your turn to offer a painting now: choose it from your hand.',
  nothingToSell: 'You have no painting left to sell this season.',
  painting: 'Painting',
  second: 'Second painting',
  noSecond: 'None: leave it to the others',
  price: 'Price',
  bidding: 'Your own bid',
  ask: 'Ask me',
  noBid: 'Don’t bid',
  upTo: 'Bid up to a limit, then out',
  seal: 'A sealed bid',
  sell: 'Plan this sale',
  sellStands: (title: string, second: string | null, isDouble: boolean, given: Sale['terms']): Marked =>
    second !== null
      ? marked`On your next turn, you offer _${title}_ with _${second}_${terms(given)}.`
      : isDouble
        ? marked`On your next turn, you offer _${title}_ and leave the second painting to the others.`
        : marked`On your next turn, you offer _${title}_${terms(given)}.`,
  lapsed: (title: string, why: LapseReason): Marked => marked`Your plan to sell _${title}_ is off: ${lapses[why]}.`,
  dismiss: 'OK',
}
