import { auctionTypeOf } from '../card.ts'
import type { Turn } from './games.ts'

/** Rare things that the games a law is shown on must perform, or it has proved nothing about them. */
export const FEATS = [
  'open auction ended by passes',
  'open auction ended by the hammer',
  'lot taken free',
  'bought back by the auctioneer',
  'fixed price nobody wanted',
  'price of 0',
  'sealed bids tied, the auctioneer not among them',
  'sealed bids tied with the auctioneer',
  'price divided between two sellers, the odd 1 too',
  'divided price paid by one of its sellers',
  'double completed by the seat that played it',
  'double completed by another',
  'double that nobody completed',
  'turns lost to a double',
  'turns skipped for empty hands',
  'fifth painting, single',
  'fifth painting, second of a double',
  'fifth painting, the double itself',
  'fifth painting, flipped',
  'last card of all hands',
  'last card of all hands, second of a double',
  'ranking decided by a tie',
  'fewer than three artists',
  'paintings worth nothing',
  'mystery card refused',
  'game over without a round 4',
  'shared victory',
  'seat without money',
] as const

export type Feat = (typeof FEATS)[number]

/** The feats that a turn performs. */
export function featsOf({ before, action, after }: Turn): readonly Feat[] {
  const feats: Feat[] = []
  const note = (feat: Feat, done = true): void => {
    if (done) feats.push(feat)
  }
  const { phase } = before
  const { offer, bidding } = phase.name === 'auction' ? phase : { offer: null, bidding: null }
  note('seat without money', after.state.money.includes(0))
  for (const event of after.events) {
    switch (event.type) {
      case 'lot_taken_free':
        note('lot taken free')
        note('double that nobody completed', phase.name === 'double_offer')
        break
      case 'lot_sold':
        note('bought back by the auctioneer', event.buyer === offer?.auctioneer)
        note('fixed price nobody wanted', action.type === 'pass' && bidding?.type === 'fixed_price')
        note('price of 0', event.price === 0)
        if (event.payments.length === 2) {
          note('price divided between two sellers, the odd 1 too', event.price % 2 === 1)
          note(
            'divided price paid by one of its sellers',
            event.payments.some((payment) => payment.to === null),
          )
        }
        note('open auction ended by passes', bidding?.type === 'open' && action.type === 'pass')
        note('open auction ended by the hammer', action.type === 'hammer')
        break
      case 'bids_revealed':
        if (event.tied.length === 0) break
        note(
          offer !== null && event.tied.includes(offer.auctioneer)
            ? 'sealed bids tied with the auctioneer'
            : 'sealed bids tied, the auctioneer not among them',
        )
        break
      case 'second_offered':
        if (phase.name !== 'double_offer') break
        note(
          phase.opener === event.seat ? 'double completed by the seat that played it' : 'double completed by another',
        )
        break
      case 'turns_skipped':
        note(event.reason === 'double' ? 'turns lost to a double' : 'turns skipped for empty hands')
        break
      case 'mystery_skipped':
        note('mystery card refused')
        break
      case 'round_ended': {
        const second = action.type === 'offer_second'
        const [first] = event.unsold
        if (event.reason === 'hands_empty') {
          note(second ? 'last card of all hands, second of a double' : 'last card of all hands')
        } else if (action.type === 'reveal_mystery') note('fifth painting, flipped')
        else if (second) note('fifth painting, second of a double')
        else if (first !== undefined && auctionTypeOf(first) === 'double') note('fifth painting, the double itself')
        else note('fifth painting, single')
        note(
          'ranking decided by a tie',
          event.ranking.some((artist) => artist.tile > 0 && artist.aheadByTie.length > 0),
        )
        note('fewer than three artists', event.ranking.filter((artist) => artist.count > 0).length < 3)
        break
      }
      case 'paintings_redeemed':
        note(
          'paintings worth nothing',
          event.paintings.some((painting) => painting.value === 0),
        )
        break
      case 'game_ended':
        note('game over without a round 4', after.state.past.length < 4)
        note('shared victory', event.winners.length > 1)
        break
      default:
    }
  }
  return feats
}
