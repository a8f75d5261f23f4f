import { pay } from '@modern-art/engine'
import type { GameEvent, Setup } from '@modern-art/engine'
import { tellRoundStart, tellSetUp } from './beginning.ts'
import { writeBoard } from './board.ts'
import { tellGameEnd } from './ending.ts'
import { PLAIN_INK } from './ink.ts'
import type { Ink } from './ink.ts'
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
import { writeRemarks } from './saying.ts'
import { newTelling } from './telling.ts'
import type { Telling } from './telling.ts'

/** Tells a game, or as much of it as there is, as a person would; the lines that come out have no line breaks in them. */
export function narrate(setup: Setup, events: Iterable<GameEvent>, ink: Ink = PLAIN_INK, width = 80): string[] {
  const telling = newTelling(setup, ink, width)
  for (const event of events) tell(telling, event)
  writeRemarks(telling)
  return telling.page.lines
}

function tell(telling: Telling, event: GameEvent): void {
  switch (event.type) {
    case 'game_started':
      return tellSetUp(telling)
    case 'cards_dealt':
      telling.dealt = { each: event.hands[0]?.length ?? 0, mystery: event.mystery.length }
      return
    case 'round_started':
      if (event.round > 1) tellOthersMoney(telling)
      return tellRoundStart(telling, event.round, event.turn)
    case 'card_played':
      return tellCardPlayed(telling, event.seat, event.card)
    case 'second_offered':
      return tellSecondOffered(telling, event.seat, event.card)
    case 'second_declined':
      return addRemark(telling.remarks, { type: 'decline', seats: [event.seat] })
    case 'auctioneer_changed':
      return tellAuctioneerChanged(telling, event.from, event.to)
    case 'turns_skipped':
      return tellTurnsSkipped(telling, event.seats, event.reason)
    case 'auction_started':
      telling.auctioneer = event.auctioneer
      return
    case 'bid_placed':
      return addRemark(telling.remarks, { type: 'bids', bids: [{ seat: event.seat, amount: event.amount }] })
    case 'passed':
      return addRemark(telling.remarks, { type: 'pass', seats: [event.seat] })
    case 'hammer_fell':
      return addRemark(telling.remarks, { type: 'hammer' })
    case 'bid_sealed':
      return addRemark(telling.remarks, { type: 'seal', seats: [event.seat] })
    case 'bids_revealed':
      return tellBidsRevealed(telling, event.bids, event.tied, event.winner)
    case 'price_set':
      return addRemark(telling.remarks, { type: 'price', seat: event.seat, price: event.price })
    case 'lot_sold':
      return tellLotSold(telling, event)
    case 'lot_taken_free':
      return tellTakenFree(telling, event.cards, event.seat)
    case 'money_paid':
      return pay(telling.money, event.payment)
    case 'mystery_revealed':
      return tellMysteryRevealed(telling, event.seat, event.card)
    case 'mystery_skipped':
      return tellMysterySkipped(telling, event.seat)
    case 'round_ended':
      tellLastCard(telling, event.reason, event.unsold)
      return tellRanking(telling, event.round, event.ranking)
    case 'tiles_placed':
      telling.tiles.push(event.tiles)
      return writeBoard(telling.page, telling.tiles)
    case 'paintings_redeemed':
      return tellRedemption(telling, event.seat, event.paintings, event.total)
    case 'game_ended':
      tellOthersMoney(telling)
      return tellGameEnd(telling, event.money, event.winners)
  }
}
