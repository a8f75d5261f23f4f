import { artistOf, standingBid } from '@modern-art/engine'
import type { Artist, Lot, Seat, View } from '@modern-art/engine'
import { seasonReport } from '../season/seasonReport.ts'
import { possibleWorth } from '../table/market.ts'

/** A sale of the lesson, with what it would bring if the season ended now. */
export interface Sale {
  readonly artist: Artist
  readonly paintings: number
  readonly seller: Seat
  readonly buyer: Seat
  readonly price: number
  readonly worth: number
}

/** What a guide speaks of: nothing that the learner's own screen does not show. */
export interface LessonFacts {
  /** Who is to name a price, if somebody is. */
  readonly pricing: Seat | null
  /** The painting under the hammer, or the one that looks for a second. */
  readonly lot: {
    readonly artist: Artist
    readonly paintings: number
    readonly seller: Seat
    readonly worth: number
    /** The standing bid, or the price that is asked. */
    readonly price: number
    readonly bidder: Seat | null
  } | null
  /** The last lot that was sold this season, or in the one before if none has been. */
  readonly sale: Sale | null
  /** What the last season that ended paid the learner, and what it had cost them. */
  readonly season: { readonly paid: number; readonly redeemed: number; readonly profit: number } | null
}

export function factsOf(view: View): LessonFacts {
  return { pricing: pricingOf(view), lot: lotOf(view), sale: saleOf(view), season: seasonOf(view) }
}

function pricingOf({ phase }: View): Seat | null {
  if (phase.name !== 'auction' || phase.bidding.type !== 'fixed_price') return null
  return phase.bidding.price === null ? phase.offer.auctioneer : null
}

function lotOf(view: View): LessonFacts['lot'] {
  const { phase } = view
  if (phase.name === 'double_offer') {
    const artist = artistOf(phase.card)
    const { now } = possibleWorth(view, artist, 1)
    return { artist, paintings: 1, seller: phase.opener, worth: now, price: 0, bidder: null }
  }
  if (phase.name !== 'auction') return null
  const { cards, auctioneer } = phase.offer
  const artist = artistOf(cards[0] ?? 0)
  const bid = standingBid(phase.bidding)
  const price = phase.bidding.type === 'fixed_price' ? (phase.bidding.price ?? 0) : (bid?.amount ?? 0)
  const { now } = possibleWorth(view, artist, cards.length)
  return { artist, paintings: cards.length, seller: auctioneer, worth: now, price, bidder: bid?.seat ?? null }
}

function saleOf(view: View): Sale | null {
  const lot = view.lots.at(-1) ?? view.past.at(-1)?.lots.at(-1)
  return lot === undefined ? null : { ...soldLot(lot), worth: worthOf(view, lot) }
}

function soldLot({ cards, auctioneer, buyer, price }: Lot): Omit<Sale, 'worth'> {
  return { artist: artistOf(cards[0] ?? 0), paintings: cards.length, seller: auctioneer, buyer, price }
}

/** What a lot would pay now; of a season that is over, what it paid. */
function worthOf(view: View, { cards }: Lot): number {
  const artist = artistOf(cards[0] ?? 0)
  if (view.lots.length > 0) return possibleWorth(view, artist, cards.length).now
  const report = seasonReport(view, view.past.length)
  return cards.length * (report?.places.find((place) => place.artist === artist)?.pays ?? 0)
}

function seasonOf(view: View): LessonFacts['season'] {
  const account = seasonReport(view, view.past.length)?.accounts.find(({ seat }) => seat === view.seat)
  return account ?? null
}
