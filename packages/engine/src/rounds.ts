import type { Card } from './card.ts'
import type { Seat } from './seat.ts'
import type { GameState, Lot } from './state.ts'

/** The running round, 1 to 4; in a finished game, the last one played. */
export function roundOf(game: Pick<GameState, 'past'> & { readonly phase: { readonly name: string } }): number {
  return game.phase.name === 'finished' ? game.past.length : game.past.length + 1
}

/** The paintings that a seat bought, in the order bought. */
export function paintingsOf(lots: readonly Lot[], seat: Seat): readonly Card[] {
  const paintings: Card[] = []
  for (const lot of lots) if (lot.buyer === seat) paintings.push(...lot.cards)
  return paintings
}
