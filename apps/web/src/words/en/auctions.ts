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
  open: 'Anyone may bid at any time, as often as they like, and so may the auctioneer. When nobody goes higher, the highest bidder buys.',
  one_offer:
    'Clockwise from the auctioneer’s left, everyone gets one chance to bid higher or pass. The auctioneer goes last. The highest bidder buys.',
  hidden:
    'Everyone makes one sealed bid. All bids are revealed together, and the highest bidder buys. The auctioneer wins ties; otherwise they go to the tied player closest clockwise from the auctioneer.',
  fixed_price:
    'The auctioneer names a price. Clockwise from the auctioneer’s left, the first to accept buys. If nobody does, the auctioneer must.',
  double:
    'A double needs a second painting by the same artist. Whoever adds one becomes the auctioneer and sells both, using the second painting’s kind of auction.',
} satisfies Record<AuctionType, string>
