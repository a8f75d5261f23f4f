import { artistOf } from '../card.ts'
import type { Card } from '../card.ts'
import type { Draft } from '../draft.ts'
import type { Emit, RoundEndReason } from '../event.ts'
import { pay, redemptions } from '../payment.ts'
import { rankArtists, rankTopThree } from '../ranking.ts'
import { paintingsOf } from '../rounds.ts'
import type { Seat } from '../seat.ts'
import { ROUNDS } from '../setup.ts'
import { paintingValues, tileOf } from '../value.ts'
import { deal } from './deal.ts'
import { endGame } from './gameEnd.ts'
import { everyHandEmpty, nextWithCards, passTurn } from './turn.ts'

/**
 * Ends the round at once: what was just played stays unsold and counts. `lastSeat` played it; the seat to its left
 * starts the next round.
 */
export function endRound(
  draft: Draft,
  lastSeat: Seat,
  unsold: readonly Card[],
  reason: RoundEndReason,
  emit: Emit,
): void {
  const round = draft.past.length + 1
  emit?.({ type: 'round_ended', round, reason, unsold, ranking: rankArtists(draft.played) })
  const { played, lots } = draft
  draft.past = [...draft.past, { played, lots, topThree: rankTopThree(played) }]
  draft.played = []
  draft.lots = []
  redeemPaintings(draft, emit)
  if (round === ROUNDS) endGame(draft, emit)
  else startRound(draft, round + 1, lastSeat, emit)
}

/** Deals the round and gives the turn to the first seat with cards left of `lastSeat`; without any card it is over. */
function startRound(draft: Draft, round: number, lastSeat: Seat, emit: Emit): void {
  deal(draft, round, emit)
  if (everyHandEmpty(draft)) {
    endGame(draft, emit)
    return
  }
  emit?.({ type: 'round_started', round, turn: nextWithCards(draft, lastSeat) })
  passTurn(draft, lastSeat, emit)
}

/** The bank buys every painting sold in the round that has just become past. */
function redeemPaintings(draft: Draft, emit: Emit): void {
  const ended = draft.past.at(-1)
  if (ended === undefined) return
  const values = paintingValues(draft.past)
  emit?.({
    type: 'tiles_placed',
    round: draft.past.length,
    tiles: ended.topThree.map((artist) => ({ artist, tile: tileOf(ended, artist), value: values[artist] ?? 0 })),
  })
  redemptions(ended.lots, draft.money.length, values).forEach((amount, seat) => {
    const payment = { from: null, to: seat, amount }
    pay(draft.money, payment)
    if (emit === null) return
    const cards = paintingsOf(ended.lots, seat)
    if (cards.length === 0) return
    const paintings = cards.map((card) => ({ card, value: values[artistOf(card)] ?? 0 }))
    emit({ type: 'paintings_redeemed', seat, paintings, total: amount })
    if (amount > 0) emit({ type: 'money_paid', payment })
  })
}
