import { artistOf } from '@modern-art/engine'
import type { Card } from '@modern-art/engine'
import type { CountsCode } from './counts.ts'
import { worthOf } from './forecast.ts'
import type { Forecast } from './forecast.ts'

/** The usual price of a lot as a share of its worth. */
export const USUAL_PRICE = 0.8

/** What a lot will pay on average, the paintings on offer being counted already. */
export function lotWorth(
  world: { readonly code: CountsCode; readonly past: ArrayLike<number> },
  forecast: Forecast,
  cards: readonly Card[],
): number {
  let worth = 0
  for (const card of cards) {
    const artist = artistOf(card)
    worth += worthOf(forecast, world.code, artist, world.past[artist] as number)
  }
  return worth
}
