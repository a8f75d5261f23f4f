import { artistOf, standingBid } from '@modern-art/engine'
import type { Lot, Seat, View } from '@modern-art/engine'
import { seasonReport } from '../season/seasonReport.ts'
import { possibleWorth } from '../facts/market.ts'
import type { LessonFacts, Sale } from '../words/grammar/lessonTexts.ts'

/** The facts in a view that a guide can speak of. */
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

/** The price of a lot if the season ended now; after the season, the price that the bank paid. */
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
