import { formatArtist, formatCard } from '@modern-art/engine'
import type { BiddingView, Choice, Lot, Offer, PastRound, PhaseView, View } from '@modern-art/engine'

/** A view as outside programs read it: the engine's own, with cards and artists by their ids. */
export function formatView(view: View): object {
  const { seat, setup, round, phase, hand, handSizes, mysterySize, deckSize, money, played, lots, past } = view
  return {
    seat,
    setup,
    round,
    phase: formatPhase(phase),
    hand: hand.map(formatCard),
    handSizes,
    mysterySize,
    deckSize,
    money,
    played: played.map(formatCard),
    lots: lots.map(formatLot),
    past: past.map(formatRound),
  }
}

export function formatChoice(choice: Choice): object {
  return 'cards' in choice ? { type: choice.type, cards: choice.cards.map(formatCard) } : choice
}

function formatPhase(phase: PhaseView): object {
  switch (phase.name) {
    case 'awaiting_card_play':
    case 'mystery':
    case 'finished':
      return phase
    case 'double_offer':
      return { name: phase.name, asked: phase.asked, card: formatCard(phase.card), opener: phase.opener }
    case 'auction':
      return { name: phase.name, offer: formatOffer(phase.offer), bidding: phase.bidding satisfies BiddingView }
  }
}

function formatOffer({ cards, opener, auctioneer }: Offer): object {
  return { cards: cards.map(formatCard), opener, auctioneer }
}

function formatLot(lot: Lot): object {
  const { bids, buyer, price } = lot
  return { ...formatOffer(lot), bids, buyer, price }
}

function formatRound({ played, lots, topThree }: PastRound): object {
  return { played: played.map(formatCard), lots: lots.map(formatLot), topThree: topThree.map(formatArtist) }
}
