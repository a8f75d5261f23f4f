import { marked } from '../grammar/marked.ts'
import type { Marked } from '../grammar/marked.ts'
import type { Who } from '../grammar/who.ts'
import { figure, listed, counted, subject, object, verb, unsold, seasonName } from './phrases.ts'

export const stage = {
  opens: 'No bid yet',
  noPrice: 'No price yet',
  priceHint: 'If nobody buys at your price, you must.',
  both: 'Both are sold together.',
  addOwn: (shared: boolean): string =>
    `If you decline, another player may add one and take ${shared ? 'half' : 'all'} the money. If nobody does, you get the painting for free.`,
  addToOthers: (shared: boolean): string => `Add one, and you sell both and get ${shared ? 'half' : 'all'} the money.`,
  onEasel: 'Under the hammer',
  /** Above a painting that is only lifted, and what would become of it. */
  preview: 'Preview: if you play this card',
  empty: (name: string): Marked => marked`*${name}* is choosing a painting.`,
  emptyYou: 'You’re the auctioneer: the buyer pays you.',
  emptySpectator: 'No painting is up for auction.',
  bidTrack: 'Bids so far',
  turns: 'Turn order',
  last: 'goes last',
  offeredPass: 'passed',
  asked: 'deciding',
  envelopes: 'Sealed bids',
  envelopeEmpty: (who: Who): Marked => marked`${subject(who)} ${verb(who, 'have', 'has')} not bid yet`,
  envelopeFull: (who: Who): Marked => marked`${subject(who)} ${verb(who, 'have', 'has')} made a sealed bid`,
  envelopeOpen: (who: Who, amount: number): Marked =>
    amount === 0 ? marked`${subject(who)} did not bid` : marked`${subject(who)} bid ${figure(amount)}`,
  tieToAuctioneer: (names: readonly string[]): Marked => `${listed(names)} tie: the auctioneer wins the tie.`,
  tie: (names: readonly string[], winner: Who, auctioneer: Who): Marked =>
    marked`${listed(names)} tie: ${object(winner)} ${verb(winner, 'are', 'is')} closest clockwise from ${object(auctioneer)}.`,
  wins: (who: Who, amount: number): Marked =>
    marked`${subject(who)} ${verb(who, 'win', 'wins')} with ${figure(amount)}.`,
  nobodyBid: (who: Who): Marked => marked`Nobody bid: ${object(who)} ${verb(who, 'take', 'takes')} it for free.`,
  tag: (price: number): string => `asks ${figure(price)}`,
  secondMissing: 'A second painting?',
  add: 'Add?',
  calls: ['', 'going once…', 'going twice…', 'sold!'],
  sold: (who: Who, price: number): Marked => marked`Sold to ${object(who)} for *${figure(price)}*`,
  free: (who: Who): Marked => marked`${subject(who)} ${verb(who, 'take', 'takes')} it for free`,
  seasonEnds: 'The season ends',
  fifth: (who: Who, artist: string, cards: number): Marked =>
    marked`The fifth *${artist}*! ${subject(who)} ${verb(who, 'end', 'ends')} the season. ${unsold(cards)}`,
  lastCard: (who: Who, cards: number): Marked =>
    marked`${subject(who)} ${verb(who, 'play', 'plays')} the last painting left in any hand. ${unsold(cards)}`,
  mystery: (who: Who): Marked => marked`${subject(who)} ${verb(who, 'flip', 'flips')} a card from the mystery hand`,
  mysteryPile: (count: number): string => `Mystery hand: ${counted(count, { one: 'card', other: 'cards' })}`,
  dealt: (season: number): string => `Season ${seasonName(season)}: dealing the cards`,
  payment: (from: Who | null, to: Who | null, amount: number): Marked =>
    from === null
      ? `${figure(amount)} from the bank`
      : marked`${subject(from)} ${verb(from, 'pay', 'pays')} ${to === null ? 'the bank' : object(to)} *${figure(amount)}*`,
  outLoud: 'Bid out loud',
  outLoudHint: 'Everyone bids on this screen. All hands stay hidden.',
  lookAtHand: 'Look at my hand',
  lookAtHandOf: (name: string): string => `${name}: Look at my hand`,
  backToTable: 'Back to the table',
}
