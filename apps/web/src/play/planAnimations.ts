import { artistOf } from '@modern-art/engine'
import type { Card, Seat } from '@modern-art/engine'
import type { Screen, ScreenEvent } from '@modern-art/table/contract'
import type { Beat, BeatContent, BeatName, Revealed } from './beat.ts'

/** How long each beat lasts at normal speed; `null` waits for a person. */
const LASTS: Readonly<Record<BeatName, number | null>> = {
  deal: 900,
  card_to_easel: 800,
  second_declined: 350,
  bid: 450,
  pass: 250,
  seal: 250,
  envelopes: 2600,
  price: 700,
  call: 300,
  gavel: 1400,
  coins: 900,
  to_shelf: 500,
  taken_free: 1200,
  mystery: 1400,
  fifth: 3000,
  last_card: 2400,
  tiles: 1300,
  season: null,
}

/** Moments that happen to what is about to leave: they are drawn on the screen as it was. */
const ON_THE_OLD_SCREEN: ReadonlySet<BeatName> = new Set([
  'envelopes',
  'gavel',
  'coins',
  'to_shelf',
  'taken_free',
  'mystery',
  'fifth',
  'last_card',
  'tiles',
])

/**
 * What is shown on the way from one screen to the next, in order. A pure function of the two and of what happened in
 * between, so that the same game looks the same everywhere, and instant play is the same with nothing shown.
 */
export function planAnimations(before: Screen, after: Screen, events: readonly ScreenEvent[]): readonly Beat[] {
  const contents: BeatContent[] = []
  const laid: Card[] = before.view.phase.name === 'double_offer' ? [before.view.phase.card] : []
  let laidBy: Seat | null = null
  let revealed: Revealed | null = null
  for (const event of events) {
    switch (event.type) {
      case 'card_played':
      case 'second_offered':
        laid.push(event.card)
        laidBy = event.seat
        if (!events.some(({ type }) => type === 'round_ended')) {
          contents.push({ name: 'card_to_easel', seat: event.seat, card: event.card })
        }
        break
      case 'mystery_revealed':
        laid.splice(0, laid.length, event.card)
        laidBy = event.seat
        contents.push({ name: 'mystery', seat: event.seat, card: event.card })
        break
      case 'second_declined':
        contents.push({ name: 'second_declined', seat: event.seat })
        break
      case 'bid_placed':
        contents.push({ name: 'bid', seat: event.seat, amount: event.amount })
        break
      case 'passed':
        contents.push({ name: 'pass', seat: event.seat })
        break
      case 'bid_sealed':
        contents.push({ name: 'seal', seat: event.seat })
        break
      case 'bids_revealed':
        revealed = { bids: byAmount(event.bids), tied: event.tied, winner: event.winner }
        contents.push({ name: 'envelopes', ...revealed })
        break
      case 'price_set':
        contents.push({ name: 'price', seat: event.seat, price: event.price })
        break
      case 'hammer_called':
        contents.push({ name: 'call', call: event.call })
        break
      case 'lot_sold':
        contents.push({ name: 'gavel', cards: event.cards, buyer: event.buyer, price: event.price, revealed })
        if (event.payments.length > 0) contents.push({ name: 'coins', payments: event.payments, revealed })
        contents.push({ name: 'to_shelf', cards: event.cards, seat: event.buyer, revealed })
        break
      case 'lot_taken_free':
        contents.push({ name: 'taken_free', cards: event.cards, seat: event.seat, revealed })
        contents.push({ name: 'to_shelf', cards: event.cards, seat: event.seat, revealed })
        break
      case 'round_ended': {
        const last = laid.at(-1)
        if (last !== undefined && laidBy !== null && event.reason === 'fifth_painting') {
          contents.push({ name: 'fifth', seat: laidBy, cards: laid.slice(), artist: artistOf(last) })
        } else if (last !== undefined && laidBy !== null) {
          contents.push({ name: 'last_card', seat: laidBy, cards: laid.slice() })
        }
        break
      }
      case 'tiles_placed':
        // Somebody who comes back to a season's end finds its tiles in their places.
        if (before.view.past.length < event.round) contents.push({ name: 'tiles', tiles: event.tiles })
        contents.push({ name: 'season', round: event.round })
        break
      case 'cards_dealt':
        // A spectator, or a person who gets nothing, sees no cards come.
        if (after.view.hand.length > before.view.hand.length) contents.push({ name: 'deal', round: event.round })
        break
      case 'game_started':
      case 'game_ended':
      case 'round_started':
      case 'auctioneer_changed':
      case 'turns_skipped':
      case 'auction_started':
      case 'hammer_fell':
      case 'money_paid':
      case 'mystery_skipped':
      case 'paintings_redeemed':
      case 'timed_out':
      case 'stand_in_sat_down':
      case 'person_left':
      case 'person_came':
      case 'seat_taken_back':
      case 'vacation_began':
      case 'vacation_ended':
      case 'paused':
      case 'resumed':
        break
    }
  }
  return drawn(contents)
}

/** The way to a sale: a person who has nothing left to decide in it need not follow it. */
const ON_THE_WAY: ReadonlySet<BeatName> = new Set(['bid', 'pass', 'seal', 'call'])

/** Whether a beat is more than a step on the way to a sale: a card, the bids turned over, the hammer, the money. */
export function isWhatCounts({ name }: Beat): boolean {
  return !ON_THE_WAY.has(name)
}

/** Up to the last beat of what leaves, the screen stays as it was: a bid that ends an auction is seen where its lot is. */
function drawn(contents: readonly BeatContent[]): readonly Beat[] {
  const leaving = contents.findLastIndex(({ name }) => ON_THE_OLD_SCREEN.has(name))
  return contents.map((content, index) => ({
    ...content,
    draws: index <= leaving ? 'before' : 'after',
    lasts: LASTS[content.name],
  }))
}

function byAmount<T extends { readonly amount: number }>(bids: readonly T[]): readonly T[] {
  return bids.toSorted((a, b) => b.amount - a.amount)
}
