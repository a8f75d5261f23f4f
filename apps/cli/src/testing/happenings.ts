import { auctionTypeOf } from '@modern-art/engine'
import type { BiddingType, GameEvent, Seat } from '@modern-art/engine'

/** Things that happen in some games only, each of which a narration has words for. */
export const HAPPENINGS = [
  'a double completed by the seat that played it',
  'a double completed by another',
  'a double completed by nobody',
  'both cards of a double taken free',
  'a fifth painting that is a double',
  'a fifth painting as a second card',
  'a round ended by empty hands',
  'a tie for a tile',
  'a lot without a bid',
  'a hammer with a bid standing',
  'a hidden tie won by the auctioneer',
  'a hidden tie won by another',
  'sealed bids that are all 0',
  'a fixed price that nobody pays',
  'a fixed price of 0',
  'a turn skipped for a double',
  'a turn skipped for want of cards',
  'a mystery card left alone',
  'a mystery card flipped',
  'a double among the mystery cards flipped',
  'a mystery card that ends the round',
  'an odd price divided',
  'a share that goes to the bank',
  'a seat without paintings',
  'a seat whose paintings are all worthless',
  'a shared victory',
] as const

export type Happening = (typeof HAPPENINGS)[number]

/** Which of them happen in a game. */
export function happeningsIn(events: readonly GameEvent[], seats: number): ReadonlySet<Happening> {
  const seen = new Set<Happening>()
  let opener: Seat = 0
  let auctioneer: Seat = 0
  let auction: BiddingType | null = null
  let sellers = 0
  events.forEach((event, index) => {
    const before = events[index - 1]
    switch (event.type) {
      case 'card_played':
        opener = event.seat
        auctioneer = event.seat
        auction = null
        break
      case 'second_offered':
        seen.add(
          event.seat === opener ? 'a double completed by the seat that played it' : 'a double completed by another',
        )
        break
      case 'auction_started':
        auctioneer = event.auctioneer
        auction = event.auction
        break
      case 'turns_skipped':
        seen.add(event.reason === 'double' ? 'a turn skipped for a double' : 'a turn skipped for want of cards')
        break
      case 'bids_revealed':
        if (event.bids.every((bid) => bid.amount === 0)) seen.add('sealed bids that are all 0')
        if (event.tied.length > 0) {
          seen.add(event.winner === auctioneer ? 'a hidden tie won by the auctioneer' : 'a hidden tie won by another')
        }
        break
      case 'price_set':
        if (event.price === 0) seen.add('a fixed price of 0')
        break
      case 'lot_sold':
        if (before?.type === 'hammer_fell') seen.add('a hammer with a bid standing')
        if (auction === 'fixed_price' && event.buyer === auctioneer) seen.add('a fixed price that nobody pays')
        if (event.payments.length > 1 && event.price % 2 === 1) seen.add('an odd price divided')
        if (event.payments.length > 1 && event.payments.some((payment) => payment.to === null)) {
          seen.add('a share that goes to the bank')
        }
        break
      case 'lot_taken_free':
        if (auction === null) seen.add('a double completed by nobody')
        else seen.add(event.cards.length > 1 ? 'both cards of a double taken free' : 'a lot without a bid')
        break
      case 'mystery_skipped':
        seen.add('a mystery card left alone')
        break
      case 'mystery_revealed':
        seen.add('a mystery card flipped')
        if (auctionTypeOf(event.card) === 'double') seen.add('a double among the mystery cards flipped')
        break
      case 'round_ended': {
        sellers = 0
        const [first] = event.unsold
        if (event.reason === 'hands_empty') seen.add('a round ended by empty hands')
        else if (before?.type === 'mystery_revealed') seen.add('a mystery card that ends the round')
        else if (event.unsold.length > 1) seen.add('a fifth painting as a second card')
        else if (first !== undefined && auctionTypeOf(first) === 'double') seen.add('a fifth painting that is a double')
        if (event.ranking.some(({ tile, aheadByTie }) => tile > 0 && aheadByTie.length > 0)) {
          seen.add('a tie for a tile')
        }
        break
      }
      case 'paintings_redeemed':
        sellers += 1
        if (event.total === 0) seen.add('a seat whose paintings are all worthless')
        break
      case 'round_started':
      case 'game_ended':
        if (index > 2 && sellers < seats) seen.add('a seat without paintings')
        if (event.type === 'game_ended' && event.winners.length > 1) seen.add('a shared victory')
        break
      case 'game_started':
      case 'cards_dealt':
      case 'second_declined':
      case 'auctioneer_changed':
      case 'bid_placed':
      case 'passed':
      case 'hammer_fell':
      case 'bid_sealed':
      case 'money_paid':
      case 'tiles_placed':
        break
    }
  })
  return seen
}
