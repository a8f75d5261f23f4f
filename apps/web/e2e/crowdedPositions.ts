import { choicesFor, standingBid } from '@modern-art/engine'
import type { BiddingType, Phase } from '@modern-art/engine'
import { isFull } from './crowdedGames.ts'
import type { CrowdedPosition } from './crowdedGames.ts'

type Auction = Extract<Phase, { name: 'auction' }>
type Asked = (phase: Auction) => boolean

/** With a full collection at one seat, a lot of so many paintings, and only seat 0 still to answer. */
export function auction(type: BiddingType, paintings: 1 | 2, asksMe: Asked): CrowdedPosition['when'] {
  return (state) => {
    const { phase } = state
    if (!isFull(state) || phase.name !== 'auction' || phase.bidding.type !== type) return false
    return phase.offer.cards.length === paintings && asksMe(phase)
  }
}

export const myLastWord: Asked = ({ bidding }) => {
  const standing = standingBid(bidding)
  if (bidding.type !== 'open' || standing === null || standing.seat === 0) return false
  return bidding.passed.every((passed, seat) => passed === (seat !== 0 && seat !== standing.seat))
}
const myOnlyOffer: Asked = ({ bidding }) =>
  bidding.type === 'one_offer' && bidding.asked === 0 && bidding.bids.length > 0
const mySealedBid: Asked = ({ bidding }) =>
  bidding.type === 'hidden' && bidding.sealed.every((bid, seat) => (bid === null) === (seat === 0))
const myPrice: Asked = ({ bidding, offer }) =>
  bidding.type === 'fixed_price' && bidding.price === null && offer.auctioneer === 0
const myPurchase: Asked = ({ bidding }) =>
  bidding.type === 'fixed_price' && bidding.price !== null && bidding.asked === 0

const myDouble =
  (own: boolean, addable: boolean): CrowdedPosition['when'] =>
  (state) => {
    const { phase } = state
    if (!isFull(state) || phase.name !== 'double_offer' || phase.asked !== 0) return false
    const canAdd = choicesFor(state, 0).some(({ type }) => type === 'offer_second')
    return own === (phase.opener === 0) && canAdd === addable
  }

export const myCard =
  (least: number): CrowdedPosition['when'] =>
  (state) =>
    state.phase.name === 'awaiting_card_play' &&
    state.phase.asked === 0 &&
    (state.hands[0]?.length ?? 0) >= least &&
    (least > 8 ? state.played.length > 2 : isFull(state))

/** Every question of the game, at tables of three to five, with one painting and with two. */
export const CROWDED_POSITIONS: Readonly<Record<string, CrowdedPosition>> = {
  'an open auction': { seats: 5, when: auction('open', 1, myLastWord) },
  'an open auction of a double': { seats: 4, when: auction('open', 2, myLastWord) },
  'one offer': { seats: 5, when: auction('one_offer', 1, myOnlyOffer) },
  'one offer for a double': { seats: 3, when: auction('one_offer', 2, myOnlyOffer) },
  'a hidden auction': { seats: 5, when: auction('hidden', 1, mySealedBid) },
  'a hidden auction of a double': { seats: 4, when: auction('hidden', 2, mySealedBid) },
  'a price to set': { seats: 4, when: auction('fixed_price', 1, myPrice) },
  'a price to set for a double': { seats: 5, when: auction('fixed_price', 2, myPrice) },
  'a fixed price': { seats: 5, when: auction('fixed_price', 1, myPurchase) },
  'a fixed price for a double': { seats: 3, when: auction('fixed_price', 2, myPurchase) },
  'my double': { seats: 4, when: myDouble(true, true) },
  'a double of somebody else': { seats: 5, when: myDouble(false, true) },
  'a double to which I can add nothing': { seats: 3, when: myDouble(false, false) },
  'a painting to choose': { seats: 5, when: myCard(1) },
  'a painting to choose from many': { seats: 3, when: myCard(9) },
  'a card of the mystery hand': {
    seats: 3,
    when: (state) => isFull(state) && state.phase.name === 'mystery' && state.phase.asked === 0,
    variants: { mysteryHand: true },
  },
}
