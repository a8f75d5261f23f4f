import { marked } from '../grammar/marked.ts'
import type { Marked } from '../grammar/marked.ts'
import type { RejectionCode, RoundEndReason } from '@modern-art/engine'
import type { RefusalCode } from '@modern-art/table/contract'
import { figure, percent } from './phrases.ts'

export const controls = {
  title: 'Your move',
  pass: 'Pass',
  /** While a stand-in plays. */
  standIn: 'A bot is playing for you.',
  takeBack: 'Take your seat back',
  out: 'Out',
  outHint: 'Drop out of this lot for good',
  passHint: 'Not at this price. If someone bids higher, you can bid again',
  bid: (amount: number | null): string => (amount === null ? 'Bid' : `Bid ${figure(amount)}`),
  amount: 'Amount',
  raise: (by: number): string => `+${figure(by)}`,
  raiseLabel: (by: number): string => `Raise the amount by ${figure(by)}`,
  lower: 'Lower the amount by 1',
  higher: 'Raise the amount by 1',
  sealedBid: (amount: number | null): string =>
    amount === null ? 'Bid' : amount === 0 ? 'Don’t bid' : `Bid ${figure(amount)}`,
  noBid: 'Don’t bid',
  ask: (price: number | null): string => (price === null ? 'Ask' : `Ask ${figure(price)}`),
  buy: (price: number): string => `Buy for ${figure(price)}`,
  play: (title: string): Marked => marked`Play _${title}_`,
  endSeason: {
    fifth_painting: 'Play the fifth, end the season',
    hands_empty: 'Play the last card, end the season',
  } satisfies Record<RoundEndReason, string>,
  chooseCard: 'Choose a painting in your hand.',
  add: (title: string): Marked => marked`Add _${title}_`,
  decline: 'Decline',
  flip: 'Flip it',
  leave: 'Leave it',
  outStands: 'You’re out of this lot.',
  makeIt: (amount: number): string => `Make it ${figure(amount)}`,
  withdraw: 'Undo',
  why: {
    noMoney: (min: number, money: number): string => `You’d need at least ${figure(min)}. You have ${figure(money)}.`,
    tooLow: (min: number): string => `At least ${figure(min)}.`,
    tooHigh: (max: number): string => `You only have ${figure(max)}.`,
    noAmount: 'Enter an amount.',
    doesNotFit: 'You can only add a painting by the same artist, and not another double.',
    highestBid: 'You’re the highest bidder.',
    passedAt: (amount: number): string => `You passed at ${figure(amount)}. If someone bids higher, you can bid again.`,
    passedBefore: 'You passed. If someone bids, you can bid again.',
    sealed: (amount: number): string =>
      amount === 0 ? 'You chose not to bid.' : `Your sealed bid is ${figure(amount)}.`,
    before: (count: number): string => (count === 1 ? 'You’re next.' : `${figure(count)} players go before you.`),
    done: 'You’ve had your turn.',
    auctioneerNamed: (price: number): string => `Your price is ${figure(price)}. If nobody buys, you must.`,
  },
}

export const confirm = {
  title: 'Are you sure?',
  mostOfMoney: (amount: number, money: number): string =>
    `${figure(amount)} is ${percent(amount / money)} of your money.`,
  overAnyValue: (amount: number, most: number): string =>
    `${figure(amount)} is more than this lot can ever be worth: ${figure(most)} at most.`,
  yes: (what: string): string => `Yes: ${what}`,
  no: 'Go back',
}

export const refusals = {
  game_over: 'The game is over.',
  no_such_seat: 'There is no such seat.',
  wrong_phase: 'You can’t do that right now.',
  not_your_turn: 'It’s not your turn.',
  already_passed: 'You have already passed on this bid.',
  own_standing_bid: 'You’re already the highest bidder.',
  already_submitted: 'You have already made your sealed bid.',
  card_not_in_hand: 'That card isn’t in your hand.',
  card_does_not_fit: 'You can’t add that card to this double.',
  not_a_whole_number: 'Bids are whole numbers.',
  amount_too_low: 'Someone has already bid that much.',
  not_enough_money: 'You don’t have that much money.',
  stale_decision: 'Too late: the table has moved on.',
  outbid_in_the_same_moment: 'Someone bid more at the same moment.',
  paused: 'The table is paused.',
  not_your_seat: 'That’s not your seat.',
  no_order_now: 'You can’t set an auto-bid right now.',
  season_over: 'The season is over, and so are its plans.',
  would_end_season: 'That painting would end the season, so it can’t be sold.',
} satisfies Record<RefusalCode | RejectionCode, string>

export const autoBid = {
  title: 'Auto-bid',
  open: 'Auto-bid…',
  about: 'Bids for you up to a secret limit, and never more than needed.',
  thenOut: (amount: number | null): string => `Up to ${amount === null ? '…' : figure(amount)}, then I’m out`,
  thenAsk: (amount: number | null): string => `Up to ${amount === null ? '…' : figure(amount)}, then ask me`,
  stands: (amount: number, above: 'pass' | 'ask'): string =>
    above === 'pass'
      ? `Auto-bid up to ${figure(amount)}, then out`
      : `Auto-bid up to ${figure(amount)}, then you decide`,
  change: 'Change…',
  cancel: 'Cancel',
}

export const hints = {
  title: 'Hint',
  ask: 'Hint',
  askHint: 'Suggests a move and says why',
  thinking: 'Thinking…',
  would: 'Suggested move:',
  doIt: 'Do it',
  worth: (paintings: number): string => (paintings > 1 ? 'Expected worth of both' : 'Expected worth'),
  /** The mean, and the range in which the worth most likely ends. */
  band: (low: number, mean: number, high: number): string =>
    low === high ? `about ${figure(mean)}` : `about ${figure(mean)} (${figure(low)}–${figure(high)})`,
  tellsNothing: 'Hints see only what you see: no hidden hands, no sealed bids.',
}
