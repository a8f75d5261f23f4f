import type { AuctionType, View } from '@modern-art/engine'

/** The number of the first rule about each kind of auction. */
const OF_AUCTIONS: Readonly<Record<AuctionType, string>> = {
  open: 'O1',
  one_offer: 'N1',
  hidden: 'H1',
  fixed_price: 'F1',
  double: 'D1',
}

/** The first rule about a season's end. */
export const SEASON_END = 'E1'

export function ruleOfAuction(type: AuctionType): string {
  return OF_AUCTIONS[type]
}

/** The number of the first rule about what is asked now. */
export function ruleThatMatters({ phase }: Pick<View, 'phase'>): string {
  switch (phase.name) {
    case 'awaiting_card_play':
      return 'T1'
    case 'double_offer':
      return OF_AUCTIONS.double
    case 'auction':
      return OF_AUCTIONS[phase.bidding.type]
    case 'mystery':
      return 'M1'
    case 'finished':
      return 'G1'
  }
}
