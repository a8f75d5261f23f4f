import { marked } from '../grammar/marked.ts'
import type { Marked } from '../grammar/marked.ts'
import type { Share, Who } from '../grammar/who.ts'
import type { AuctionType, BiddingType, RoundEndReason } from '@modern-art/engine'
import { auctions } from './auctions.ts'
import { figure, listed, subject, object, verb, subjects, verbOf, seasonName } from './phrases.ts'

/** Kinds of auction within a line about a lot. */
const kinds: Record<AuctionType, string> = {
  open: 'open',
  one_offer: 'one offer',
  hidden: 'hidden',
  fixed_price: 'fixed price',
  double: 'double',
}

export const log = {
  kinds,
  lotRuns: (lot: Marked, seller: Who): Marked => marked`${lot}: ${object(seller)} ${verb(seller, 'sell', 'sells')}`,
  /** "_Fault_, _Hearth_, open: Odile 62 → you". */
  lotSold: (lot: Marked, buyer: Who, price: number, shares: readonly Share[]): Marked => {
    const sellers = shares.map(({ to, amount }) => {
      const seller = to === null ? 'the bank' : object(to)
      return shares.length > 1 ? marked`${seller} ${figure(amount)}` : seller
    })
    return marked`${lot}: ${object(buyer)} ${figure(price)}${sellers.length === 0 ? '' : marked` → ${listed(sellers)}`}`
  },
  lotFree: (lot: Marked, owner: Who): Marked => marked`${lot}: free for ${object(owner)}`,
  started: (who: Who): Marked => marked`The game begins. ${subject(who)} ${verb(who, 'go', 'goes')} first.`,
  season: (season: number): Marked => `Season ${seasonName(season)}`,
  played: (who: Who, title: string, artist: string): Marked =>
    marked`${subject(who)} ${verb(who, 'play', 'plays')} _${title}_ by ${artist}`,
  second: (who: Who, title: string): Marked => marked`${subject(who)} ${verb(who, 'add', 'adds')} _${title}_`,
  declined: (who: Who): Marked => marked`${subject(who)} ${verb(who, 'decline', 'declines')}`,
  auctioneerChanged: (who: Who): Marked => marked`${subject(who)} ${verb(who, 'are', 'is')} now the auctioneer`,
  skippedDouble: (whos: readonly Who[]): Marked => marked`${subjects(whos)} ${verbOf(whos, 'are', 'is')} skipped`,
  skippedEmpty: (whos: readonly Who[]): Marked =>
    marked`${subjects(whos)} ${verbOf(whos, 'are', 'is')} skipped: no cards left`,
  auction: (type: BiddingType): Marked => auctions[type],
  bid: (who: Who, amount: number): Marked => marked`${subject(who)} ${verb(who, 'bid', 'bids')} ${figure(amount)}`,
  passed: (who: Who): Marked => marked`${subject(who)} ${verb(who, 'pass', 'passes')}`,
  hammer: 'The hammer falls',
  called: ['', 'Going once', 'Going twice'],
  sealed: (who: Who): Marked => marked`${subject(who)} ${verb(who, 'make', 'makes')} a sealed bid`,
  revealed: (bids: readonly { readonly name: string; readonly amount: number }[]): Marked =>
    `The bids: ${listed(bids.map(({ name, amount }) => `${name} ${figure(amount)}`))}`,
  price: (who: Who, price: number): Marked => marked`${subject(who)} ${verb(who, 'ask', 'asks')} ${figure(price)}`,
  sold: (who: Who, price: number, shares: readonly Share[]): Marked =>
    shares.length === 0
      ? marked`Sold to ${object(who)} for *${figure(price)}*`
      : marked`Sold to ${object(who)} for *${figure(price)}*, paid ${listed(
          shares.map(
            ({ to, amount }) =>
              marked`${shares.length > 1 ? `${figure(amount)} ` : ''}to ${to === null ? 'the bank' : object(to)}`,
          ),
        )}`,
  tied: (names: readonly string[], winner: Who): Marked =>
    marked`${listed(names)} tie; ${object(winner)} ${verb(winner, 'win', 'wins')} the tie (auctioneer first, then clockwise)`,
  free: (who: Who): Marked => marked`${subject(who)} ${verb(who, 'take', 'takes')} it for free`,
  flipped: (who: Who, title: string, artist: string): Marked =>
    marked`${subject(who)} ${verb(who, 'flip', 'flips')} _${title}_ by ${artist}`,
  leftMystery: (who: Who): Marked => marked`${subject(who)} ${verb(who, 'leave', 'leaves')} the mystery hand alone`,
  ended: (reason: RoundEndReason): Marked =>
    reason === 'fifth_painting' ? 'The fifth painting ends the season' : 'The last card ends the season',
  tile: (artist: string, tile: number, value: number): Marked =>
    marked`*${artist}* gets a tile of ${figure(tile)}: paintings worth ${figure(value)} each`,
  fromBank: (who: Who, total: number): Marked =>
    marked`${subject(who)} ${verb(who, 'get', 'gets')} ${figure(total)} from the bank`,
  over: (whos: readonly Who[]): Marked => marked`${subjects(whos)} ${verbOf(whos, 'win', 'wins')}`,
  timedOut: (who: Who): Marked => marked`${subject(who)} ${verb(who, 'run', 'runs')} out of time`,
  left: (who: Who): Marked => marked`${subject(who)} ${verb(who, 'are', 'is')} away`,
  vacationBegan: (who: Who): Marked => marked`${subject(who)} ${verb(who, 'are', 'is')} on vacation`,
  vacationEnded: (who: Who): Marked => marked`${subject(who)} ${verb(who, 'are', 'is')} back from vacation`,
  came: (who: Who): Marked => marked`${subject(who)} ${verb(who, 'are', 'is')} here`,
  standIn: (who: Who): Marked => marked`A bot plays for ${object(who)}`,
  tookBack: (who: Who): Marked => marked`${subject(who)} ${verb(who, 'take', 'takes')} the seat back`,
}
