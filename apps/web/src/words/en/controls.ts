import type { RefusalCode } from '../../worker/messages.ts'
import type { Marked } from '../Rich.tsx'
import type { RejectionCode, RoundEndReason } from '@modern-art/engine'
import { figure, percent } from './phrases.ts'

export const controls = {
  title: 'Your move',
  pass: 'Pass',
  out: 'Out',
  outHint: 'Out of this lot, whatever is bid',
  passHint: 'Not at this price; a new bid asks you again',
  bid: (amount: number | null): string => (amount === null ? 'Bid' : `Bid ${figure(amount)}`),
  amount: 'Amount',
  raise: (by: number): string => `+${figure(by)}`,
  raiseLabel: (by: number): string => `Raise the amount by ${figure(by)}`,
  lower: 'Lower the amount by 1',
  higher: 'Raise the amount by 1',
  seal: (amount: number | null): string =>
    amount === null ? 'Seal' : amount === 0 ? 'Seal “no bid”' : `Seal ${figure(amount)}`,
  noBid: 'No bid',
  ask: (price: number | null): string => (price === null ? 'Ask' : `Ask ${figure(price)}`),
  buy: (price: number): string => `Buy for ${figure(price)}`,
  offer: (title: string): Marked => `Offer _${title}_`,
  endSeason: {
    fifth_painting: 'Play the fifth: end the season',
    hands_empty: 'Play the last: end the season',
  } satisfies Record<RoundEndReason, string>,
  chooseCard: 'Choose a painting in your hand.',
  add: (title: string): Marked => `Add _${title}_`,
  decline: 'Decline',
  flip: 'Flip it',
  leave: 'Leave it',
  ceiling: 'Secret ceiling',
  ceilingHint: 'The table bids for you, never more than needed.',
  ceilingPass: (amount: number | null): string => `Up to ${amount === null ? '…' : figure(amount)}, then I’m out`,
  ceilingAsk: (amount: number | null): string => `Up to ${amount === null ? '…' : figure(amount)}, then ask me`,
  ceilingStands: (amount: number, above: 'pass' | 'ask'): string =>
    above === 'pass' ? `Up to ${figure(amount)}, then you are out.` : `Up to ${figure(amount)}, then you are asked.`,
  outStands: 'You are out for this lot.',
  makeIt: (amount: number): string => `Make it ${figure(amount)}`,
  withdraw: 'Take it back',
  why: {
    noMoney: (min: number, money: number): string => `${figure(min)} would be the least; you have ${figure(money)}.`,
    tooLow: (min: number): string => `At least ${figure(min)}.`,
    tooHigh: (max: number): string => `You have ${figure(max)}.`,
    noAmount: 'Enter an amount.',
    doesNotFit: 'Only a painting by the same artist, and not another double, can be added.',
    holdBid: 'You hold the bid: wait for a higher one.',
    passedAt: (amount: number): string => `You passed at ${figure(amount)}; a new bid asks you again.`,
    passedBefore: 'You passed; a bid asks you again.',
    sealed: (amount: number): string => (amount === 0 ? 'You sealed “no bid”.' : `You sealed ${figure(amount)}.`),
    before: (count: number): string => (count === 1 ? 'You are next.' : `${figure(count)} are asked before you.`),
    done: 'You have made your offer.',
    auctioneerNamed: (price: number): string => `You ask ${figure(price)}. If nobody buys, you must.`,
  },
}

export const confirm = {
  title: 'Are you sure?',
  mostOfMoney: (amount: number, money: number): string =>
    `${figure(amount)} is ${percent(amount / money)} of your money.`,
  overAnyValue: (amount: number, most: number): string =>
    `${figure(amount)} is more than this lot can ever pay: ${figure(most)} at most.`,
  yes: (what: string): string => `Yes: ${what}`,
  no: 'Think again',
}

export const refusals = {
  game_over: 'The game is over.',
  no_such_seat: 'There is no such seat.',
  wrong_phase: 'That is not asked now.',
  not_your_turn: 'It is not your turn.',
  already_passed: 'You have passed on this bid.',
  own_standing_bid: 'You hold the standing bid.',
  already_submitted: 'Your bid is sealed already.',
  card_not_in_hand: 'That card is not in your hand.',
  card_does_not_fit: 'That card cannot be added to this double.',
  not_a_whole_number: 'A bid is a whole number.',
  amount_too_low: 'Somebody has bid as much already.',
  not_enough_money: 'You do not have that much.',
  stale_decision: 'Too late: the table has moved on.',
  outbid_in_the_same_moment: 'Somebody bid more in the same moment.',
  paused: 'The table is paused.',
  not_your_seat: 'That is not your seat.',
  no_order_now: 'There is nothing to order now.',
} satisfies Record<RefusalCode | RejectionCode, string>
