import type { Forecast } from '../../facts/market.ts'
import { marked } from '../grammar/marked.ts'
import type { Marked } from '../grammar/marked.ts'
import type { PhaseView, RoundEndReason } from '@modern-art/engine'
import { either, figure, listed, counted } from './phrases.ts'

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth']

/** The questions between auctions. */
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
  leaveUnsaved: 'It isn’t saved: closing this page loses it.',
  menu: 'Table menu',
  rules: 'Rules',
  log: 'Log',
  market: 'Market',
  hand: 'Your hand',
  hands: 'Hands',
  players: 'Players',
  paintings: (count: number): string => counted(count, { one: 'painting played', other: 'paintings played' }),
  cards: (count: number): string => counted(count, { one: 'card', other: 'cards' }),
  collection: (name: string): string => `Bought this season by ${name}`,
  doing: {
    auctioneer: 'auctioneer',
    leads: 'highest bidder',
    inTurn,
    passed: 'passed',
    passedAt: (amount: number): string => `passed at ${figure(amount)}`,
    sealed: 'has bid',
    thinking: 'thinking…',
    yourTurn: 'your turn',
  },
  /** The same where there is little room. */
  doingShort: {
    auctioneer: 'selling',
    leads: 'highest',
    inTurn,
    passed: 'passed',
    passedAt: (): string => 'passed',
    sealed: 'has bid',
    thinking: 'thinking',
    yourTurn: 'your turn',
  },
  yourMoney: 'Your money',
  moneyOf: (name: string): string => `Money (${name})`,
  atLeastRemembered: 'worked out from public payments',
  hideHand: 'Cover my hand',
  showHand: 'Show my hand',
  handCovered: 'Your hand is covered.',
  handsCovered: 'Everyone can see this screen: all hands are covered.',
  lookingOn: 'You’re watching: the bots keep their hands hidden.',
  watching: {
    title: 'Bots only: you’re watching',
    pause: 'Pause',
    goOn: 'Continue',
    step: 'Step',
    stepHint: 'One move at a time',
    showHands: 'Show hands',
    hideHands: 'Hide hands',
    handOf: (name: string): string => `${name}’s hand`,
  },
  skipShow: 'Skip',
  space: 'Space',
  forecastOf: (title: string): Marked => marked`If _${title}_ is played`,
  /** A card of the hand says this about playing it. */
  forecast: (artist: string, { worth, place, ends }: Forecast): string =>
    `If you play it, ${artist} is ${ORDINALS[place - 1]} and each painting worth ${figure(worth)}${ends === null ? '' : '; it ends the season and isn’t sold'}`,
  endsSeason: {
    fifth_painting: 'This would be the fifth: the season ends, and it isn’t sold.',
    hands_empty: 'This is the last card left in any hand: the season ends, and it isn’t sold.',
  } satisfies Record<RoundEndReason, string>,
  note: {
    oneMore: (artists: readonly string[]): Marked =>
      marked`One more by ${either(artists.map((artist) => marked`*${artist}*`))} ends the season.`,
    ties: 'Ties go to the artist further left.',
    firstSeason: 'When the season ends, paintings by the top three artists are worth 30, 20 and 10.',
    nothing: 'Past tiles count only if the artist makes the top three again.',
    unseen: 'Cards you haven’t seen.',
  },
  count: (count: number): string => `${counted(count, { one: 'painting', other: 'paintings' })} of 5`,
  columnSummary: (artist: string, count: number, worth: number): string =>
    `${artist}: ${counted(count, { one: 'painting', other: 'paintings' })} played, worth ${figure(worth)} each if the season ended now`,
  openPainting: (title: string): string => `Look closely at ${title}`,
  byArtist: (artist: string, year: number): string => `${artist}, ${year}`,
  nthThisSeason: (count: number): string => `${ORDINALS[count - 1] ?? `number ${figure(count)}`} this season`,
  worth: (artist: string, paintings: number, least: number, most: number, now: number): string =>
    `Worth ${figure(now)}${paintings > 1 ? ' for both' : ''} if the season ended now; ${figure(least)} to ${figure(most)} if ${artist} ends in the top three, otherwise 0.`,
  worthShort: (least: number, most: number, now: number): string =>
    `Worth ${figure(now)} now; ${figure(least)} to ${figure(most)} if in the top three, else 0`,
  pastTiles: (sum: number): string => `Past tiles add ${figure(sum)} if the artist makes the top three`,
  unseen: (count: number): string => `${counted(count, { one: 'card', other: 'cards' })} you haven’t seen`,
  recap: 'Since your last turn',
  paused: 'Paused',
}

export const goal = {
  title: 'How to win',
  points: [
    'After four seasons, the richest museum wins.',
    'A season ends as soon as an artist’s fifth painting (◇) is played. It isn’t sold.',
    'Buy paintings: at season’s end you sell them to the bank. Those by the three most-played artists are worth 30, 20 and 10, plus their past tiles; the others, nothing.',
    'Auction paintings: the buyer pays you.',
  ],
}

export const banner = {
  playCard: 'Your turn: choose a painting to auction',
  addSecond: 'Add a second painting, or decline?',
  cannotAdd: 'You have no painting to add',
  openBid: (min: number): string => `Your bid? At least ${figure(min)}`,
  openBidFirst: 'Open the bidding?',
  lastWord: (min: number): string => `Going… bid ${figure(min)} or it’s sold`,
  cannotRaise: 'You can’t bid higher',
  highestBid: (amount: number): string => `You’re the highest bidder at ${figure(amount)}`,
  passedOn: (amount: number): string => `You passed at ${figure(amount)}`,
  oneOffer: (min: number): string => `One offer: bid at least ${figure(min)} or pass`,
  sealBid: 'Make your sealed bid',
  sealOwn: 'Bid on your own painting, or don’t',
  sealedWaiting: 'Your bid is in. Waiting for the others',
  setPrice: 'Name your price',
  buy: (price: number): string => `Buy for ${figure(price)}, or pass?`,
  cannotBuy: (price: number): string => `${figure(price)} is more than you have`,
  mystery: 'Flip a card from the mystery hand?',
  waitingFor: (names: readonly string[]): string => `Waiting for ${listed(names)}`,
  playing: (name: string): string => `${name} is choosing a painting`,
  adding: (name: string): string => `${name} may add a second painting`,
  pricing: (name: string): string => `${name} is naming a price`,
  offering: (name: string): string => `${name}’s turn: bid or pass`,
  buying: (name: string): string => `${name}’s turn: buy or pass`,
  flipping: (name: string): string => `${name} may flip a card`,
  bidding: 'Open auction: anyone may bid',
  finished: 'The game is over',
  titleYourTurn: (asked: string): string => `● ${asked}`,
}

export const handover = {
  title: (name: string): Marked => marked`Hand the device to _${name}_`,
  about: 'Everything is covered until then.',
  ready: (name: string): string => `I am ${name}`,
  since: 'Since your last turn',
}
