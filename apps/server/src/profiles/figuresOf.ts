import { ARTISTS, artistOf, paintingValues, redemptions, rememberMoney } from '@modern-art/engine'
import type { Card, GameState, Seat } from '@modern-art/engine'
import type { SeatFigures } from '@modern-art/protocol'

type Played = Pick<GameState, 'setup' | 'past'>

/** What a finished game came to, by seat. All of it follows from what everybody saw. */
export function figuresOf({ setup, past }: Played): readonly SeatFigures[] {
  const seasons = past.map((_, season) => past.slice(0, season + 1))
  const moneyAfter = seasons.map((until) => rememberMoney({ setup, past: until, lots: [] }))
  const redeemed = past.map(({ lots }, season) =>
    redemptions(lots, setup.players.length, paintingValues(seasons[season] ?? [])),
  )
  return setup.players.map((_, seat) => {
    const lots = past.flatMap((season) => season.lots.filter(({ buyer }) => buyer === seat))
    return {
      seasons: at(moneyAfter, seat),
      bought: countByArtist(lots.flatMap(({ cards }) => cards)),
      paid: sum(lots.map(({ price }) => price)),
      worth: sum(at(redeemed, seat)),
    }
  })
}

function at(bySeason: readonly (readonly number[])[], seat: Seat): readonly number[] {
  return bySeason.map((amounts) => amounts[seat] ?? 0)
}

function countByArtist(cards: readonly Card[]): readonly number[] {
  return ARTISTS.map((artist) => cards.filter((card) => artistOf(card) === artist).length)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
