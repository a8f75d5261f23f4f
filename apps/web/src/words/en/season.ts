import type { Marked } from '../Rich.tsx'
import type { Who } from '../who.ts'
import { figure, listed, subject, unsold, seasonName } from './phrases.ts'

export const season = {
  title: (number: number): Marked => `Season ${seasonName(number)} _closes_`,
  fifth: (who: Who, artist: string, cards: number): Marked =>
    `${subject(who)} played the fifth ${artist}. ${unsold(cards)}`,
  handsEmpty: (who: Who, cards: number): Marked =>
    `${subject(who)} played the last painting of all hands. ${unsold(cards)}`,
  tie: (ahead: string, behind: readonly string[]): Marked =>
    `${listed([ahead, ...behind])} tie: whoever is further left on the board goes first.`,
  eachPays: 'each pays',
  paysNothing: (soFar: number): string =>
    soFar > 0 ? `${figure(soFar)} so far, but pays nothing this season` : 'pays nothing this season',
  accounts: 'Accounts',
  allLots: 'All lots',
  museum: 'Museum',
  paid: 'Bought for',
  redeemed: 'Bank paid',
  sales: 'Sales as auctioneer',
  profit: 'Season',
  money: 'Money',
  lots: 'Look at every lot',
  hideLots: 'Hide the lots',
  lot: 'Lot',
  seller: 'Auctioneer',
  buyer: 'Buyer',
  price: 'Price',
  free: 'free',
  next: (number: number): string => `Season ${seasonName(number)}`,
  toTheEnd: 'To the podium',
  readNext: (number: number): string => `See season ${seasonName(number)}`,
  secret: 'secret',
  unsold: 'not sold',
  back: 'Back to the table',
}

export const over = {
  title: (names: readonly string[]): Marked =>
    names.length === 1 ? `${names[0] ?? ''} _wins_` : `${listed(names)} _share the victory_`,
  youWin: 'You _win_',
  money: 'Final money',
  curve: 'The whole game',
  curveAbout: (seats: string): string => `Everyone’s money after every lot and every season: ${seats}.`,
  again: 'Play again',
  change: 'Change the table',
  menu: 'To the menu',
  seasons: 'Look at the seasons',
  export: 'Save as a file',
  exportHint: 'The file reveals everyone’s cards.',
  bestBuy: 'The best buy',
  worstBuy: 'The dearest mistake',
  dearest: 'The highest price',
  bought: (who: Who, paid: number, redeemed: number, number: number): Marked =>
    `${subject(who)} paid ${figure(paid)} in season ${seasonName(number)}; it brought ${figure(redeemed)}.`,
  place: ['1st', '2nd', '3rd', '4th', '5th'],
}
