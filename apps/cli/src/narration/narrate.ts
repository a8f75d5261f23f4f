import { pay } from '@modern-art/engine'
import type { GameEvent, Setup } from '@modern-art/engine'
import { tellRoundStart, tellSetUp } from './beginning.ts'
import { writeBoard } from './board.ts'
import { tellGameEnd } from './ending.ts'
import { PLAIN_STYLE } from './textStyle.ts'
import type { TextStyle } from './textStyle.ts'
import {
  tellAuctioneerChanged,
  tellCardPlayed,
  tellLastCard,
  tellMysteryRevealed,
  tellMysterySkipped,
  tellSecondOffered,
  tellTurnsSkipped,
} from './offering.ts'
import { addRemark } from './remark.ts'
import { tellOthersMoney, tellRanking, tellRedemption } from './roundEnd.ts'
import { tellBidsRevealed, tellLotSold, tellTakenFree } from './sale.ts'
import { writeRemarks } from './writeRemarks.ts'
import { newNarration } from './narration.ts'
import type { Narration } from './narration.ts'

/** Tells a game, or as much of it as there is, as a person would; the lines that come out have no line breaks in them. */
export function narrate(
  setup: Setup,
  events: Iterable<GameEvent>,
  style: TextStyle = PLAIN_STYLE,
  width = 80,
): string[] {
  const narration = newNarration(setup, style, width)
  for (const event of events) tell(narration, event)
  writeRemarks(narration)
  return narration.page.lines
}

function tell(narration: Narration, event: GameEvent): void {
  switch (event.type) {
    case 'game_started':
      return tellSetUp(narration)
    case 'cards_dealt':
      narration.dealt = { each: event.hands[0]?.length ?? 0, mystery: event.mystery.length }
      return
    case 'round_started':
      if (event.round > 1) tellOthersMoney(narration)
      return tellRoundStart(narration, event.round, event.turn)
    case 'card_played':
      return tellCardPlayed(narration, event.seat, event.card)
    case 'second_offered':
      return tellSecondOffered(narration, event.seat, event.card)
    case 'second_declined':
      return addRemark(narration.remarks, { type: 'decline', seats: [event.seat] })
    case 'auctioneer_changed':
      return tellAuctioneerChanged(narration, event.from, event.to)
    case 'turns_skipped':
      return tellTurnsSkipped(narration, event.seats, event.reason)
    case 'auction_started':
      narration.auctioneer = event.auctioneer
      return
    case 'bid_placed':
      return addRemark(narration.remarks, { type: 'bids', bids: [{ seat: event.seat, amount: event.amount }] })
    case 'passed':
      return addRemark(narration.remarks, { type: 'pass', seats: [event.seat] })
    case 'hammer_fell':
      return addRemark(narration.remarks, { type: 'hammer' })
    case 'bid_sealed':
      return addRemark(narration.remarks, { type: 'seal', seats: [event.seat] })
    case 'bids_revealed':
      return tellBidsRevealed(narration, event.bids, event.tied, event.winner)
    case 'price_set':
      return addRemark(narration.remarks, { type: 'price', seat: event.seat, price: event.price })
    case 'lot_sold':
      return tellLotSold(narration, event)
    case 'lot_taken_free':
      return tellTakenFree(narration, event.cards, event.seat)
    case 'money_paid':
      return pay(narration.money, event.payment)
    case 'mystery_revealed':
      return tellMysteryRevealed(narration, event.seat, event.card)
    case 'mystery_skipped':
      return tellMysterySkipped(narration, event.seat)
    case 'round_ended':
      tellLastCard(narration, event.reason, event.unsold)
      return tellRanking(narration, event.round, event.ranking)
    case 'tiles_placed':
      narration.tiles.push(event.tiles)
      return writeBoard(narration.page, narration.tiles)
    case 'paintings_redeemed':
      return tellRedemption(narration, event.seat, event.paintings, event.total)
    case 'game_ended':
      tellOthersMoney(narration)
      return tellGameEnd(narration, event.money, event.winners)
  }
}
