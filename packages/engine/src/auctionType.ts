/** The five kinds of auction, in the order in which decks list their counts. */
export const AUCTION_TYPES = ['open', 'one_offer', 'hidden', 'fixed_price', 'double'] as const

export type AuctionType = (typeof AUCTION_TYPES)[number]

/** What a lot can be auctioned under: a double takes the type of the card added to it. */
export type BiddingType = Exclude<AuctionType, 'double'>
