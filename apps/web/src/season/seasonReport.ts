import {
  artistOf,
  paintingValues,
  paintingsOf,
  paymentsFor,
  rankArtists,
  redemptions,
  columnSum,
} from '@modern-art/engine'
import type { Artist, Card, Lot, RoundEndReason, Seat, SeatEvent, View } from '@modern-art/engine'

/** An artist's place at the end of a season. */
export interface SeasonPlace {
  readonly artist: Artist
  /** First is 1. */
  readonly place: number
  readonly cards: readonly Card[]
  /** 30, 20, 10, or 0 without a place. */
  readonly tile: number
  /** The sum of the artist's tiles before. */
  readonly before: number
  /** The price of each painting. */
  readonly pays: number
  /** Artists with as many paintings that stand behind for being further right on the board. */
  readonly aheadByTie: readonly Artist[]
}

/** A museum's season: what it bought, what that brought, and what its own auctions did. */
interface SeasonAccount {
  readonly seat: Seat
  readonly paintings: readonly Card[]
  readonly paid: number
  readonly redeemed: number
  readonly sales: number
  /** All three together. */
  readonly profit: number
}

export interface SeasonReport {
  readonly round: number
  readonly places: readonly SeasonPlace[]
  readonly accounts: readonly SeasonAccount[]
  readonly lots: readonly Lot[]
  /** Cards that nobody owns: the last one, or both of a double; and what was flipped. */
  readonly unsold: readonly Card[]
}

/** The results of a season, from public facts alone. */
export function seasonReport({ setup, past }: Pick<View, 'setup' | 'past'>, round: number): SeasonReport | null {
  const season = past[round - 1]
  if (season === undefined) return null
  const rounds = past.slice(0, round)
  const values = paintingValues(rounds)
  const places = rankArtists(season.played).map(({ artist, tile, aheadByTie }, rank): SeasonPlace => ({
    artist,
    place: rank + 1,
    cards: season.played.filter((card) => artistOf(card) === artist),
    tile,
    before: columnSum(rounds.slice(0, -1), artist),
    pays: values[artist] ?? 0,
    aheadByTie,
  }))
  const redeemed = redemptions(season.lots, setup.players.length, values)
  const accounts = setup.players.map((_, seat): SeasonAccount => {
    const payments = season.lots.flatMap((lot) => paymentsFor(lot, lot.buyer, lot.price, setup.variants))
    const paid = sumOf(payments.filter(({ from }) => from === seat))
    const sales = sumOf(payments.filter(({ to }) => to === seat))
    const back = redeemed[seat] ?? 0
    return { seat, paintings: paintingsOf(season.lots, seat), paid, redeemed: back, sales, profit: back + sales - paid }
  })
  const owned = new Set(season.lots.flatMap(({ cards }) => cards))
  return { round, places, accounts, lots: season.lots, unsold: season.played.filter((card) => !owned.has(card)) }
}

function sumOf(payments: readonly { readonly amount: number }[]): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0)
}

/** The player of a season's last painting, and the reason why it ended. */
export interface SeasonEnding {
  readonly reason: RoundEndReason
  readonly seat: Seat
  readonly card: Card
  /** How many of the last paintings stay unsold: one, or both of a double. */
  readonly unsold: number
}

export function seasonEnding(events: readonly { readonly type: string }[], round: number): SeasonEnding | null {
  let last: Pick<SeasonEnding, 'seat' | 'card'> | null = null
  for (const event of events as readonly SeatEvent[]) {
    if (event.type === 'card_played' || event.type === 'second_offered' || event.type === 'mystery_revealed') {
      last = event
    }
    if (event.type === 'round_ended' && event.round === round) {
      return last === null
        ? null
        : { reason: event.reason, seat: last.seat, card: last.card, unsold: event.unsold.length }
    }
  }
  return null
}
