import { marked } from '../grammar/marked.ts'
import type { Marked } from '../grammar/marked.ts'
import type { Who } from '../grammar/who.ts'
import { figure, listed, object, subject, unsold, seasonName } from './phrases.ts'

export const season = {
  title: (number: number): Marked => marked`Season ${seasonName(number)} _closes_`,
  fifth: (who: Who, artist: string, cards: number): Marked =>
    marked`${subject(who)} played the fifth ${artist}. ${unsold(cards)}`,
  handsEmpty: (who: Who, cards: number): Marked =>
    marked`${subject(who)} played the last painting left in any hand. ${unsold(cards)}`,
  tie: (ahead: string, behind: readonly string[]): Marked =>
    `${listed([ahead, ...behind])} tie: the artist further left in the market ranks higher.`,
  worthEach: (worth: number): Marked => marked`worth *${figure(worth)}* each`,
  worthNothing: (soFar: number): string =>
    soFar > 0 ? `${figure(soFar)} so far, but worth nothing this season` : 'worth nothing this season',
  accounts: 'Accounts',
  allLots: 'All sales',
  museum: 'Museum',
  paid: 'Spent',
  fromBank: 'From the bank',
  sales: 'Auction income',
  profit: 'Profit',
  money: 'Money',
  soldBy: (who: Who): Marked => marked`Sold by ${object(who)}`,
  bids: 'Bids',
  noBids: 'No bids',
  lots: 'Show all sales',
  hideLots: 'Hide the sales',
  next: (number: number): string => `Season ${seasonName(number)}`,
  toTheEnd: 'Final results',
  readNext: (number: number): string => `See season ${seasonName(number)}`,
  secret: 'secret',
  unsold: 'not sold',
  back: 'Back to the table',
}

export const over = {
  title: (names: readonly string[]): Marked =>
    names.length === 1 ? marked`${names[0] ?? ''} _wins_` : marked`${listed(names)} _share the victory_`,
  youWin: marked`You _win_`,
  money: 'Final standings',
  curve: 'Money over the game',
  curveAbout: (seats: string): string => `Everyone’s money after every lot and every season: ${seats}.`,
  again: 'Play again',
  change: 'Change players',
  menu: 'Main menu',
  seasons: 'Review seasons',
  export: 'Save as a file',
  exportHint: 'The file reveals everyone’s cards.',
  bestBuys: (winners: readonly Who[]): string =>
    winners.length > 1
      ? 'The winners’ best buys'
      : winners.some(({ you }) => you)
        ? 'Your best buys'
        : `${winners[0]?.name ?? ''}’s best buys`,
  paidAndBrought: (paid: number, redeemed: number): Marked => marked`paid ${figure(paid)}, worth *${figure(redeemed)}*`,
  season: (number: number): string => `Season ${figure(number)}`,
  bestBuy: 'The best buy',
  worstBuy: 'The worst buy',
  highestPrice: 'The highest price',
  bought: (who: Who, paid: number, redeemed: number, number: number): Marked =>
    marked`${subject(who)} paid ${figure(paid)} in season ${seasonName(number)}; it was worth ${figure(redeemed)}.`,
  place: ['1st', '2nd', '3rd', '4th', '5th'],
}
