import { artistName, artistOf } from '@modern-art/engine'
import type { View } from '@modern-art/engine'
import type { ScreenEvent } from '@modern-art/table/contract'
import { paintingFor } from '../../paintings/pictures.ts'
import { joined } from '../../words/grammar/marked.ts'
import type { Marked } from '../../words/grammar/marked.ts'
import type { Words } from '../../words/words.ts'
import { labelOf, whoOf } from '../../seats/names.ts'

/** An event in plain words; `null` where it says nothing new. */
export function sayEvent(view: View, event: ScreenEvent, words: Words): Marked | null {
  const { log } = words
  switch (event.type) {
    case 'game_started':
      return log.started(whoOf(view, event.setup.startingSeat))
    case 'round_started':
      return log.season(event.round)
    case 'card_played':
      return log.played(whoOf(view, event.seat), paintingFor(event.card, words).title, artistName(artistOf(event.card)))
    case 'second_offered':
      return log.second(whoOf(view, event.seat), paintingFor(event.card, words).title)
    case 'second_declined':
      return log.declined(whoOf(view, event.seat))
    case 'auctioneer_changed':
      return log.auctioneerChanged(whoOf(view, event.to))
    case 'turns_skipped': {
      const skipped = event.seats.map((seat) => whoOf(view, seat))
      return event.reason === 'double' ? log.skippedDouble(skipped) : log.skippedEmpty(skipped)
    }
    case 'auction_started':
      return log.auction(event.auction)
    case 'bid_placed':
      return log.bid(whoOf(view, event.seat), event.amount)
    case 'passed':
      return log.passed(whoOf(view, event.seat))
    case 'hammer_called':
      return log.called[event.call] ?? null
    case 'hammer_fell':
      return log.hammer
    case 'bid_sealed':
      return log.sealed(whoOf(view, event.seat))
    case 'bids_revealed': {
      const bids = event.bids.toSorted((a, b) => b.amount - a.amount)
      const shown = log.revealed(bids.map(({ seat, amount }) => ({ name: labelOf(view, seat, words), amount })))
      if (event.tied.length === 0) return shown
      const tied = event.tied.map((seat) => labelOf(view, seat, words))
      return joined([shown, log.tied(tied, whoOf(view, event.winner))], '. ')
    }
    case 'price_set':
      return log.price(whoOf(view, event.seat), event.price)
    case 'lot_sold': {
      const shares = event.payments.map(({ to, amount }) => ({ to: to === null ? null : whoOf(view, to), amount }))
      return log.sold(whoOf(view, event.buyer), event.price, shares)
    }
    case 'lot_taken_free':
      return log.free(whoOf(view, event.seat))
    case 'mystery_revealed':
      return log.flipped(
        whoOf(view, event.seat),
        paintingFor(event.card, words).title,
        artistName(artistOf(event.card)),
      )
    case 'mystery_skipped':
      return log.leftMystery(whoOf(view, event.seat))
    case 'round_ended':
      return log.ended(event.reason)
    case 'tiles_placed':
      return joined(
        event.tiles.map(({ artist, tile, value }) => log.tile(artistName(artist), tile, value)),
        '. ',
      )
    case 'paintings_redeemed':
      return event.paintings.length === 0 ? null : log.fromBank(whoOf(view, event.seat), event.total)
    case 'game_ended':
      return log.over(event.winners.map((seat) => whoOf(view, seat)))
    case 'timed_out':
      return log.timedOut(whoOf(view, event.seat))
    case 'person_left':
      return log.left(whoOf(view, event.seat))
    case 'person_came':
      return log.came(whoOf(view, event.seat))
    case 'stand_in_sat_down':
      return log.standIn(whoOf(view, event.seat))
    case 'seat_taken_back':
      return log.tookBack(whoOf(view, event.seat))
    case 'vacation_began':
      return log.vacationBegan(whoOf(view, event.seat))
    case 'vacation_ended':
      return log.vacationEnded(whoOf(view, event.seat))
    case 'cards_dealt':
    case 'money_paid':
    case 'paused':
    case 'resumed':
      return null
  }
}
