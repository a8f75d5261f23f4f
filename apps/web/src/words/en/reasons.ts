import { artistName } from '@modern-art/engine'
import { marked } from '../grammar/marked.ts'
import type { Marked } from '../grammar/marked.ts'
import type { TellReason } from '../grammar/tellReason.ts'
import { figure, form, object, percent, subject } from './phrases.ts'

const PLACES = ['first', 'second', 'third']

const sum = (amount: number): string => (amount === 0 ? 'nothing' : figure(amount))

/** Never 0 or 100 percent: what is certain has sentences of its own. */
const chanceOf = (share: number): string => percent(Math.min(0.99, Math.max(0.01, share)))

const by = (artist: Parameters<typeof artistName>[0]): Marked => marked`*${artistName(artist)}*`

/** Why a move is good, told to the player who makes it. */
export const reasons: TellReason = {
  chance: ({ artist, chance, place, withCard }) => {
    const isLikely = chance >= 0.5
    const outlook = isLikely ? 'likely' : 'unlikely'
    const be = withCard ? 'would be' : 'is'
    const when = withCard ? 'with this card' : 'now'
    const is = withCard ? 'is ' : ''
    if (place === null) {
      return marked`${by(artist)} ${be} outside the top three ${when} ${isLikely ? 'but' : 'and'} ${is}${outlook} to make it (${chanceOf(chance)}).`
    }
    return marked`${by(artist)} ${be} ${PLACES[place - 1] ?? ''} ${when} ${isLikely ? 'and' : 'but'} ${is}${outlook} to end in the top three (${chanceOf(chance)}).`
  },
  certain_place: ({ artist }) => marked`${by(artist)} is certain to end in the top three.`,
  no_place: ({ artist }) => marked`${by(artist)} can no longer reach the top three and will be worth nothing.`,
  earlier_tiles: ({ artist, tiles }) =>
    marked`Earlier tiles add ${figure(tiles)} if ${by(artist)} ends in the top three.`,
  no_floor: ({ artist, tiles }) =>
    marked`Earlier tiles (${figure(tiles)}) count for nothing unless ${by(artist)} ends in the top three.`,
  may_fail: ({ artist, chance }) => marked`${by(artist)} may miss the top three (${chanceOf(chance)}).`,
  supply: ({ artist, inHand, elsewhere }) =>
    marked`You hold ${inHand === 0 ? 'no' : figure(inHand)} more by ${by(artist)}; the others hold ${elsewhere === 0 ? 'hardly any' : `about ${figure(elsewhere)}`}.`,
  round_may_end: ({ artist }) => marked`The season may end soon: ${by(artist)} already has four paintings.`,
  price: ({ price, worth }) => {
    if (worth === 0) return `Expect it to bring nothing, and it would cost ${figure(price)}.`
    if (price < worth) {
      return `Expect it to bring ${figure(worth)}: at ${figure(price)} you gain about ${figure(worth - price)}.`
    }
    if (price === worth) return `${figure(price)} is all you can expect back.`
    return `${figure(price)} is more than the ${figure(worth)} you can expect back.`
  },
  upside: ({ price, high }) => `${figure(price)} is a full price, but it may bring ${figure(high)}.`,
  downside: ({ price, low }) =>
    `It may bring ${low === 0 ? 'nothing' : `only ${figure(low)}`}, and would cost ${figure(price)}.`,
  thin_profit: ({ price, gain, seller, brings }, who) =>
    marked`At ${figure(price)} you would gain about ${figure(gain)}, but ${figure(brings)} would go to ${object(who(seller))}.`,
  pays_seller: ({ seller, leads }, who) =>
    marked`${subject(who(seller))}${leads ? ' is ahead in the game and' : ''} would get your money.`,
  money_left: ({ left }) => `You would have ${sum(left)} left.`,
  cannot_pay: ({ money, price }) => `It would cost ${figure(price)}, and you only have ${figure(money)}.`,
  goes_to: ({ seat, price, gain }, who) =>
    marked`As it stands, ${object(who(seat))} gets it for ${sum(price)} and gains about ${figure(gain)}.`,
  rivals_money: ({ most }) => `Nobody still bidding has more than ${figure(most)}.`,
  others_may_bid: ({ seats }) =>
    form(seats, { one: 'Someone else may still bid.', other: `${figure(seats)} others may still bid.` }),
  may_return: () => 'Passing isn’t final: if someone bids, you can bid again.',
  buying_back: ({ brings, price, leaves }) =>
    leaves > brings
      ? `Buying it yourself for ${figure(price)} gains you about ${figure(leaves)}; selling brings ${figure(brings)}.`
      : `Selling brings ${figure(brings)}; buying it yourself for ${figure(price)} gains you ${leaves > 0 ? `about ${figure(leaves)}` : 'nothing'}.`,
  bid_is_yours: ({ seat, brings }, who) => marked`${subject(who(seat))}’s bid brings you ${figure(brings)}.`,
  drives_price: ({ seat }, who) => marked`${subject(who(seat))} may bid higher and pay you more.`,
  free_without_bid: () => 'If nobody bids, you get it for free.',
  reserve: ({ amount }) => `If someone bids more than ${figure(amount)}, it’s better to sell than to outbid them.`,
  buyers_gain: ({ price, gain }) => `At ${figure(price)} a buyer should gain about ${figure(gain)}.`,
  must_buy: ({ price }) => `If nobody buys it for ${figure(price)}, you must.`,
  all_your_money: ({ money }) => `You have ${figure(money)}, so you can’t ask for more.`,
  for_sale: ({ worth, best }) =>
    best
      ? `It should be worth ${worth === 0 ? 'nothing' : `about ${figure(worth)}`}, and none of your other cards promises more.`
      : `It should be worth about ${figure(worth)} to its buyer.`,
  lifts_yours: ({ artist, paintings, gain }) =>
    marked`You own ${figure(paintings)} by ${by(artist)}: this should add about ${figure(gain)} to their worth.`,
  rivals_lose: ({ loss }) => `It makes the others’ paintings worth about ${figure(loss)} less.`,
  no_rival_owns: ({ artist }) => marked`No other player owns a painting by ${by(artist)}.`,
  keeps_better: () => 'You keep cards that promise more.',
  only_card: () => 'It’s your only card.',
  ends_round: ({ own, rival }, who) =>
    rival === null
      ? `It ends the season: your paintings bring ${sum(own)}.`
      : marked`It ends the season: your paintings bring ${sum(own)}, ${object(who(rival.seat))}’s bring ${sum(rival.pays)}.`,
  last_tile: ({ artist, tile }) =>
    marked`${by(artist)} ends the season with ${tile === 0 ? 'no tile' : `a tile of ${figure(tile)}`}.`,
  sells_two: ({ artist }) => marked`You can sell two by ${by(artist)} at once.`,
  double_is_free: () => 'If nobody adds a card, you get the double for free.',
  takes_over: ({ seat, shared }, who) =>
    shared
      ? marked`You sell both and split the price with ${object(who(seat))}.`
      : marked`You sell both, and the money goes to you instead of ${object(who(seat))}.`,
  nothing_to_add: ({ artist }) => marked`You have no other painting by ${by(artist)} to add.`,
  would_end_round: ({ own, rival }, who) =>
    marked`Adding a card ends the season: ${sum(own)} for you, ${sum(rival.pays)} for ${object(who(rival.seat))}.`,
  keeps_card: ({ artist }) => marked`You keep your ${by(artist)} for your own turn.`,
  flip_gain: ({ gain }) => {
    if (gain === 0) return 'On average, a flip changes almost nothing.'
    return gain > 0
      ? `On average, a flip gains you ${figure(gain)} on the others.`
      : `On average, a flip costs you ${figure(-gain)} against the others.`
  },
  flip_may_end: ({ chance }) => {
    if (chance === 0) return 'No artist has four paintings, so a flip can’t end the season.'
    return chance === 1
      ? 'Whatever the card is, it ends the season.'
      : `The card may end the season (${chanceOf(chance)}).`
  },
  paid_now: ({ own, rival }, who) =>
    marked`If the season ended now, you would get ${sum(own)} and ${object(who(rival.seat))} ${sum(rival.pays)}.`,
  mystery_left: ({ cards }) =>
    form(cards, {
      one: 'It’s the last card of the mystery hand.',
      other: `The mystery hand has ${figure(cards)} cards left.`,
    }),
}
