import type { AuctionType } from '@modern-art/engine'

export const auctions: Record<AuctionType, string> = {
  open: 'Open auction',
  one_offer: 'One offer',
  hidden: 'Hidden auction',
  fixed_price: 'Fixed price',
  double: 'Double auction',
}

export const auctionsShort = {
  open: 'open',
  one_offer: '1 offer',
  hidden: 'hidden',
  fixed_price: 'fixed',
  double: 'double',
} satisfies Record<AuctionType, string>

export const auctionRules = {
  open: 'Everyone may bid at any time, and again. The highest bid buys when nobody goes higher; the auctioneer may bid too.',
  one_offer:
    'Once around, from the auctioneer’s left and the auctioneer last: each bids higher than the last bid, or passes. The last bid buys.',
  hidden:
    'Everyone writes one secret amount. All are shown together and the highest buys. Among equals the auctioneer comes first, then whoever sits nearest to the auctioneer’s left.',
  fixed_price:
    'The auctioneer names a price. Once around from the left, the first to say yes buys. If nobody does, the auctioneer must.',
  double:
    'A double asks for a second painting of the same artist. Whoever adds one sells both, under the second painting’s kind of auction.',
} satisfies Record<AuctionType, string>
