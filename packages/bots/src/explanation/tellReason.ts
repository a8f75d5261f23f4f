import { artistName } from '@modern-art/engine'
import type { Reason } from './reason.ts'

/** A reason as an English sentence, for the command line and for logs. */
export function tellReason(reason: Reason): string {
  switch (reason.code) {
    case 'chance':
      return tellChance(artistName(reason.artist), reason.chance, reason.place)
    case 'certain_place':
      return `${artistName(reason.artist)} is certain to be placed.`
    case 'no_place':
      return `${artistName(reason.artist)} cannot be placed any more and will pay nothing.`
    case 'earlier_tiles':
      return `Earlier tiles add ${reason.tiles} if ${artistName(reason.artist)} is placed.`
    case 'no_floor':
      return `Earlier tiles (${reason.tiles}) pay nothing unless ${artistName(reason.artist)} is placed.`
    case 'may_fail':
      return `${artistName(reason.artist)} may not be placed (${percent(reason.chance)}).`
    case 'supply':
      return tellSupply(artistName(reason.artist), reason.inHand, reason.elsewhere)
    case 'round_may_end':
      return `The round may end soon: ${artistName(reason.artist)} has four paintings.`
    case 'price':
      return tellPrice(reason.price, reason.worth)
    case 'upside':
      return `${reason.price} is a full price, but it may pay ${reason.high}.`
    case 'downside':
      return `It may pay ${reason.low === 0 ? 'nothing' : `only ${reason.low}`}, and would cost ${reason.price}.`
    case 'thin_profit':
      return `${reason.price} would leave you about ${reason.gain}, and bring seat ${reason.seller} ${reason.brings}.`
    case 'pays_seller':
      return `Seat ${reason.seller}${reason.leads ? ' leads and' : ''} would get your money.`
    case 'money_left':
      return `You would have ${amount(reason.left)} left.`
    case 'cannot_pay':
      return `You have ${reason.money}, and it would cost ${reason.price}.`
    case 'goes_to':
      return `As it stands, seat ${reason.seat} has it for ${amount(reason.price)} and gains about ${reason.gain}.`
    case 'rivals_money':
      return `Nobody else can still pay more than ${reason.most}.`
    case 'buying_back':
      return tellBuyingBack(reason.brings, reason.price, reason.leaves)
    case 'bid_is_yours':
      return `The bid of seat ${reason.seat} brings you ${reason.brings}.`
    case 'others_may_bid':
      return reason.seats === 1 ? 'Another seat may still bid.' : `${reason.seats} other seats may still bid.`
    case 'may_return':
      return 'A pass is not final: after another bid you may bid again.'
    case 'drives_price':
      return `Seat ${reason.seat} may go further, and pay you more.`
    case 'free_without_bid':
      return 'If nobody bids, it is yours for nothing.'
    case 'reserve':
      return `A bid above ${reason.amount} is better taken than beaten.`
    case 'buyers_gain':
      return `At ${reason.price} a buyer should gain about ${reason.gain}.`
    case 'must_buy':
      return `If nobody buys it at ${reason.price}, you must.`
    case 'all_your_money':
      return `You have ${reason.money}, and can ask no more than that.`
    case 'for_sale':
      return reason.best
        ? `It should pay ${reason.worth === 0 ? 'nothing' : `about ${reason.worth}`}, and none of your cards promises more.`
        : `Its buyer can expect about ${reason.worth}.`
    case 'lifts_yours':
      return `You own ${reason.paintings} by ${artistName(reason.artist)}: this adds about ${reason.gain}.`
    case 'rivals_lose':
      return `It takes about ${reason.loss} from what the others own.`
    case 'no_rival_owns':
      return `None of the others owns a painting by ${artistName(reason.artist)}.`
    case 'keeps_better':
      return 'You keep cards that promise more.'
    case 'only_card':
      return 'It is your only card.'
    case 'ends_round':
      return reason.rival === null
        ? `It ends the round: your paintings pay ${amount(reason.own)}.`
        : `It ends the round: your paintings pay ${reason.own}, those of seat ${reason.rival.seat} ${reason.rival.pays}.`
    case 'last_tile':
      return `${artistName(reason.artist)} ends the round with ${reason.tile === 0 ? 'no tile' : `a tile of ${reason.tile}`}.`
    case 'sells_two':
      return `You can sell two by ${artistName(reason.artist)} at once.`
    case 'double_is_free':
      return 'If nobody adds a card, the double is yours for nothing.'
    case 'takes_over':
      return reason.shared
        ? `You sell both, and share the price with seat ${reason.seat}.`
        : `You sell both, and the price is yours instead of seat ${reason.seat}'s.`
    case 'nothing_to_add':
      return `You have no other ${artistName(reason.artist)} to add.`
    case 'would_end_round':
      return `A second card ends the round: ${reason.own} for you, ${reason.rival.pays} for seat ${reason.rival.seat}.`
    case 'keeps_card':
      return `You keep your ${artistName(reason.artist)} for a turn of your own.`
    case 'flip_gain':
      return tellFlip(reason.gain)
    case 'flip_may_end':
      return tellEnd(reason.chance)
    case 'paid_now':
      return `If the round ended now, you would get ${reason.own} and seat ${reason.rival.seat} ${reason.rival.pays}.`
    case 'mystery_left':
      return reason.cards === 1
        ? 'It is the last card of the mystery hand.'
        : `The mystery hand has ${reason.cards} cards.`
  }
}

const PLACES = ['first', 'second', 'third']

function tellChance(name: string, chance: number, place: number | null): string {
  const outlook = `${chance >= 0.5 ? 'likely' : 'unlikely'} to be placed (${percent(chance)})`
  if (place === null) return `${name} has no place now${chance >= 0.5 ? ', but' : ', and'} is ${outlook}.`
  return `${name} is ${PLACES[place - 1]} now ${chance >= 0.5 ? 'and' : 'but'} ${outlook}.`
}

function tellSupply(name: string, inHand: number, elsewhere: number): string {
  const others = elsewhere === 0 ? 'the others hardly any' : `the others about ${elsewhere}`
  return `You hold ${inHand === 0 ? 'no' : inHand} more by ${name}, ${others}.`
}

function tellPrice(price: number, worth: number): string {
  if (worth === 0) return `It should pay nothing, and would cost ${price}.`
  if (price < worth) return `${price} is ${percent(price / worth)} of the ${worth} it should pay.`
  return price === worth ? `${price} is all that it should pay.` : `${price} is more than the ${worth} it should pay.`
}

function tellBuyingBack(brings: number, price: number, leaves: number): string {
  if (leaves > brings) return `Buying it back for ${price} leaves about ${leaves}; a sale brings ${brings}.`
  return `The bid brings ${brings}; buying it back for ${price} would leave ${leaves > 0 ? `about ${leaves}` : 'nothing'}.`
}

function tellFlip(gain: number): string {
  if (gain === 0) return 'On average, a flip changes next to nothing.'
  const change = gain > 0 ? `gains you ${gain} on` : `costs you ${-gain} against`
  return `On average, a flip ${change} the others.`
}

function tellEnd(chance: number): string {
  if (chance === 0) return 'No artist has four paintings, so a flip cannot end the round.'
  return chance === 1 ? 'The card ends the round, whatever it is.' : `The card may end the round (${percent(chance)}).`
}

function amount(price: number): string {
  return price === 0 ? 'nothing' : String(price)
}

/** Never 0 or 100: what is told in percent is open. */
function percent(share: number): string {
  return `${Math.min(99, Math.max(1, Math.round(100 * share)))} %`
}
