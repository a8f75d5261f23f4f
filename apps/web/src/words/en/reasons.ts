import { artistName } from '@modern-art/engine'
import type { Marked } from '../Rich.tsx'
import type { TellReason } from '../tellReason.ts'
import { figure, form, object, percent, subject } from './phrases.ts'

const PLACES = ['first', 'second', 'third']

const sum = (amount: number): string => (amount === 0 ? 'nothing' : figure(amount))

/** Never 0 or 100: what is told in percent is open. */
const chanceOf = (share: number): string => percent(Math.min(0.99, Math.max(0.01, share)))

const by = (artist: Parameters<typeof artistName>[0]): Marked => `*${artistName(artist)}*`

/** What speaks for an action, to the one who is asked. */
export const reasons: TellReason = {
  chance: ({ artist, chance, place }) => {
    const isLikely = chance >= 0.5
    const outlook = `${isLikely ? 'likely' : 'unlikely'} to end in the top three (${chanceOf(chance)})`
    if (place === null) return `${by(artist)} has no place now, ${isLikely ? 'but' : 'and'} is ${outlook}.`
    return `${by(artist)} is ${PLACES[place - 1]} now ${isLikely ? 'and' : 'but'} ${outlook}.`
  },
  certain_place: ({ artist }) => `${by(artist)} is certain to end in the top three.`,
  no_place: ({ artist }) => `${by(artist)} cannot reach the top three any more, and will pay nothing.`,
  earlier_tiles: ({ artist, tiles }) => `Earlier tiles add ${figure(tiles)} if ${by(artist)} ends in the top three.`,
  no_floor: ({ artist, tiles }) =>
    `Earlier tiles (${figure(tiles)}) pay nothing unless ${by(artist)} ends in the top three.`,
  may_fail: ({ artist, chance }) => `${by(artist)} may miss the top three (${chanceOf(chance)}).`,
  supply: ({ artist, inHand, elsewhere }) =>
    `You hold ${inHand === 0 ? 'no' : figure(inHand)} more by ${by(artist)}, ${elsewhere === 0 ? 'the others hardly any' : `the others about ${figure(elsewhere)}`}.`,
  round_may_end: ({ artist }) => `The season may end soon: ${by(artist)} has four paintings.`,
  price: ({ price, worth }) => {
    if (worth === 0) return `It should pay nothing, and would cost ${figure(price)}.`
    if (price < worth) {
      return `It should pay ${figure(worth)}: at ${figure(price)} you gain about ${figure(worth - price)}.`
    }
    if (price === worth) return `${figure(price)} is all that it should pay.`
    return `${figure(price)} is more than the ${figure(worth)} it should pay.`
  },
  upside: ({ price, high }) => `${figure(price)} is a full price, but it may pay ${figure(high)}.`,
  downside: ({ price, low }) =>
    `It may pay ${low === 0 ? 'nothing' : `only ${figure(low)}`}, and would cost ${figure(price)}.`,
  thin_profit: ({ price, gain, seller, brings }, who) =>
    `${figure(price)} would leave you about ${figure(gain)}, and bring ${object(who(seller))} ${figure(brings)}.`,
  pays_seller: ({ seller, leads }, who) => `${subject(who(seller))}${leads ? ' leads and' : ''} would get your money.`,
  money_left: ({ left }) => `You would have ${sum(left)} left.`,
  cannot_pay: ({ money, price }) => `You have ${figure(money)}, and it would cost ${figure(price)}.`,
  goes_to: ({ seat, price, gain }, who) =>
    `As it stands, ${object(who(seat))} has it for ${sum(price)} and gains about ${figure(gain)}.`,
  rivals_money: ({ most }) => `Nobody else can still pay more than ${figure(most)}.`,
  others_may_bid: ({ seats }) =>
    form(seats, { one: 'Somebody else may still bid.', other: `${figure(seats)} others may still bid.` }),
  may_return: () => 'A pass is not final: after another bid you may bid again.',
  buying_back: ({ brings, price, leaves }) =>
    leaves > brings
      ? `Buying it back for ${figure(price)} leaves about ${figure(leaves)}; a sale brings ${figure(brings)}.`
      : `The bid brings ${figure(brings)}; buying it back for ${figure(price)} would leave ${leaves > 0 ? `about ${figure(leaves)}` : 'nothing'}.`,
  bid_is_yours: ({ seat, brings }, who) => `The bid of ${object(who(seat))} brings you ${figure(brings)}.`,
  drives_price: ({ seat }, who) => `${subject(who(seat))} may go further, and pay you more.`,
  free_without_bid: () => 'If nobody bids, it is yours for nothing.',
  reserve: ({ amount }) => `A bid above ${figure(amount)} is better taken than beaten.`,
  buyers_gain: ({ price, gain }) => `At ${figure(price)} a buyer should gain about ${figure(gain)}.`,
  must_buy: ({ price }) => `If nobody buys it at ${figure(price)}, you must.`,
  all_your_money: ({ money }) => `You have ${figure(money)}, and can ask no more than that.`,
  for_sale: ({ worth, best }) =>
    best
      ? `It should pay ${worth === 0 ? 'nothing' : `about ${figure(worth)}`}, and none of your cards promises more.`
      : `Its buyer can expect about ${figure(worth)}.`,
  lifts_yours: ({ artist, paintings, gain }) =>
    `You own ${figure(paintings)} by ${by(artist)}: this adds about ${figure(gain)}.`,
  rivals_lose: ({ loss }) => `It takes about ${figure(loss)} from what the others own.`,
  no_rival_owns: ({ artist }) => `None of the others owns a painting by ${by(artist)}.`,
  keeps_better: () => 'You keep cards that promise more.',
  only_card: () => 'It is your only card.',
  ends_round: ({ own, rival }, who) =>
    rival === null
      ? `It ends the season: your paintings pay ${sum(own)}.`
      : `It ends the season: your paintings pay ${sum(own)}, those of ${object(who(rival.seat))} ${sum(rival.pays)}.`,
  last_tile: ({ artist, tile }) =>
    `${by(artist)} ends the season with ${tile === 0 ? 'no tile' : `a tile of ${figure(tile)}`}.`,
  sells_two: ({ artist }) => `You can sell two by ${by(artist)} at once.`,
  double_is_free: () => 'If nobody adds a card, the double is yours for nothing.',
  takes_over: ({ seat, shared }, who) =>
    shared
      ? `You sell both, and share the price with ${object(who(seat))}.`
      : `You sell both, and the price is yours instead of going to ${object(who(seat))}.`,
  nothing_to_add: ({ artist }) => `You have no other ${by(artist)} to add.`,
  would_end_round: ({ own, rival }, who) =>
    `A second card ends the season: ${sum(own)} for you, ${sum(rival.pays)} for ${object(who(rival.seat))}.`,
  keeps_card: ({ artist }) => `You keep your ${by(artist)} for a turn of your own.`,
  flip_gain: ({ gain }) => {
    if (gain === 0) return 'On average, a flip changes next to nothing.'
    return gain > 0
      ? `On average, a flip gains you ${figure(gain)} on the others.`
      : `On average, a flip costs you ${figure(-gain)} against the others.`
  },
  flip_may_end: ({ chance }) => {
    if (chance === 0) return 'No artist has four paintings, so a flip cannot end the season.'
    return chance === 1
      ? 'The card ends the season, whatever it is.'
      : `The card may end the season (${chanceOf(chance)}).`
  },
  paid_now: ({ own, rival }, who) =>
    `If the season ended now, you would get ${sum(own)} and ${object(who(rival.seat))} ${sum(rival.pays)}.`,
  mystery_left: ({ cards }) =>
    form(cards, {
      one: 'It is the last card of the mystery hand.',
      other: `The mystery hand has ${figure(cards)} cards.`,
    }),
}
