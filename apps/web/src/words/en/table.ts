import type { Forecast } from '../../table/market.ts'
import type { Marked } from '../Rich.tsx'
import type { PhaseView, RoundEndReason } from '@modern-art/engine'
import { either, figure, listed, counted } from './phrases.ts'

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth']

/** What somebody is asked between auctions. */
const inTurn: Record<Exclude<PhaseView['name'], 'auction'>, string> = {
  awaiting_card_play: 'to play',
  double_offer: 'may add',
  mystery: 'may flip',
  finished: '',
}

export const table = {
  season: (season: number): string => `Season ${figure(season)} of 4`,
  leave: 'Leave the table',
  leaveHint: 'The game is saved.',
  leaveUnsaved: 'It is not saved: it ends when you close this page.',
  menu: 'Table menu',
  rules: 'Rules',
  log: 'Log',
  market: 'Market',
  hand: 'Your hand',
  hands: 'Hands',
  players: 'Players',
  paintings: (count: number): string => counted(count, { one: 'painting played', other: 'paintings played' }),
  cards: (count: number): string => counted(count, { one: 'card', other: 'cards' }),
  shelf: (name: string): string => `Bought this season by ${name}`,
  doing: {
    auctioneer: 'auctioneer',
    holdsBid: 'holds the bid',
    inTurn,
    passed: 'passed',
    passedAt: (amount: number): string => `passed at ${figure(amount)}`,
    sealed: 'sealed a bid',
    thinking: 'thinking…',
  },
  /** The same where there is little room. */
  doingShort: {
    auctioneer: 'sells',
    holdsBid: 'leads',
    inTurn,
    passed: 'passed',
    passedAt: (): string => 'passed',
    sealed: 'sealed',
    thinking: 'thinks',
  },
  yourMoney: 'Your money',
  moneyOf: (name: string): string => `Money of ${name}`,
  atLeastRemembered: 'from what was paid in public',
  hideHand: 'Cover my hand',
  showHand: 'Show my hand',
  handCovered: 'Your hand is covered.',
  handsCovered: 'Everyone is looking: all hands are covered.',
  lookingOn: 'You look on: the bots keep their hands to themselves.',
  skipShow: 'Skip',
  space: 'Space',
  forecastOf: (title: string): Marked => `If _${title}_ is played`,
  /** On a card of the hand: what playing it would do. */
  forecast: (artist: string, { worth, place, ends }: Forecast): string =>
    `If played, ${artist} is ${ORDINALS[place - 1]} and a painting pays ${figure(worth)}${ends === null ? '' : '; it ends the season, unsold'}`,
  endsSeason: {
    fifth_painting: 'It would be the fifth: the season ends, and it is not sold.',
    hands_empty: 'It is the last card of all hands: the season ends, and it is not sold.',
  } satisfies Record<RoundEndReason, string>,
  note: {
    oneMore: (artists: readonly string[]): Marked =>
      `One more by ${either(artists.map((artist) => `*${artist}*`))} ends the season.`,
    ties: 'Ties go to the artist further left.',
    firstSeason: 'When the season ends, the first three artists pay 30, 20 and 10.',
    nothing: 'Past tiles pay only if the artist is among the first three again.',
  },
  count: (count: number): string => `${counted(count, { one: 'painting', other: 'paintings' })} of 5`,
  columnSummary: (artist: string, count: number, worth: number): string =>
    `${artist}: ${counted(count, { one: 'painting', other: 'paintings' })} played, a painting would pay ${figure(worth)} now`,
  openPainting: (title: string): string => `Look closely at ${title}`,
  byArtist: (artist: string, year: number): string => `${artist}, ${year}`,
  nthThisSeason: (count: number): string => `${ORDINALS[count - 1] ?? `number ${figure(count)}`} this season`,
  pays: (artist: string, paintings: number, least: number, most: number, now: number): string =>
    `Worth ${figure(now)}${paintings > 1 ? ' for the two' : ''} if the season ended now; ${figure(least)} to ${figure(most)} if ${artist} ends in the top three, otherwise 0.`,
  paysShort: (least: number, most: number, now: number): string =>
    `Worth ${figure(now)} now; ${figure(least)} to ${figure(most)} if in the top three, else 0`,
  soFar: (sum: number): string => `${figure(sum)} so far`,
  recap: 'Since your last turn',
  paused: 'Paused',
}

export const goal = {
  title: 'How to win',
  points: [
    'After four seasons the richest museum wins.',
    'A season ends at once with the fifth painting (◇) of one artist, which is not sold.',
    'Buy paintings: then the bank pays for those of the three most-played artists (30, 20 and 10, more every season), and nothing for the others.',
    'Sell paintings: you are paid for what you offer.',
  ],
  understood: 'Got it',
}

export const banner = {
  playCard: 'Your turn: choose a painting to offer',
  addSecond: 'Add a second painting, or decline?',
  cannotAdd: 'You have no painting to add',
  openBid: (min: number): string => `Your bid? ${figure(min)} or more`,
  openBidFirst: 'Your bid? Anyone may open',
  lastWord: (min: number): string => `Your last chance: ${figure(min)}, or it is sold`,
  cannotRaise: 'You cannot go higher',
  holdBid: (amount: number): string => `You hold the bid at ${figure(amount)}`,
  passedOn: (amount: number): string => `You passed at ${figure(amount)}`,
  oneOffer: (min: number): string => `Your one offer: ${figure(min)} or more, or pass`,
  sealBid: 'Write your secret bid',
  sealOwn: 'Bid for your own lot, or leave it',
  sealedWaiting: 'Your bid is sealed. Waiting for the others',
  setPrice: 'Name your price',
  buy: (price: number): string => `Buy for ${figure(price)}, or pass?`,
  cannotBuy: (price: number): string => `${figure(price)} is more than you have`,
  mystery: 'Flip a card from the mystery hand?',
  waitingFor: (names: readonly string[]): string => `Waiting for ${listed(names)}`,
  playing: (name: string): string => `${name} chooses a painting`,
  adding: (name: string): string => `${name} may add a second painting`,
  pricing: (name: string): string => `${name} names a price`,
  offering: (name: string): string => `${name} bids or passes`,
  buying: (name: string): string => `${name} buys or passes`,
  flipping: (name: string): string => `${name} may flip a card`,
  bidding: 'Open auction: anyone may bid',
  finished: 'The game is over',
  titleYourTurn: (asked: string): string => `● ${asked}`,
}

export const handover = {
  title: (name: string): Marked => `Hand the device to _${name}_`,
  about: 'Everything is covered until then.',
  ready: (name: string): string => `I am ${name}`,
  since: 'Since your last turn',
}
