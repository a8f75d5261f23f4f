import { ARTISTS, artistOf, cardsIn, countsPlayed, rememberMoney, tileOf } from '@modern-art/engine'
import type { Card, View } from '@modern-art/engine'
import { fillForecast, newForecast } from '../valuation/forecast.ts'
import type { Forecast, Supply } from '../valuation/forecast.ts'
import { codeOf } from '../valuation/counts.ts'
import { kindOf } from './kind.ts'
import { World } from './world.ts'
import { add, addWhole } from './cells.ts'

/** A view in numbers: what its seat knows, with a perfect memory. */
export interface Knowledge {
  /** The other hands and the mystery hand are not in it; of the hands, the sizes are. */
  readonly world: World
  /** Cards that the seat has not seen, sorted. */
  readonly unseen: readonly Card[]
  /** Cards in the other hands. */
  readonly cardsElsewhere: number
  readonly supply: Supply
  /** How the running round may go, by what the seat knows. */
  readonly forecast: Forecast
}

/** `forecast` is written over: one that is kept for it saves making another. */
export function knowledgeOf(view: View, forecast: Forecast = newForecast()): Knowledge {
  const world = worldFromView(view)
  const unseen = unseenCards(view)
  const cardsElsewhere = world.cardsLeft - view.hand.length
  const supply = supplyOf(view, world, unseen, cardsElsewhere)
  fillForecast(forecast, world.counts, supply)
  return { world, unseen, cardsElsewhere, supply, forecast }
}

/** A world with what the view's seat knows of the cards and the money. */
export function worldFromView(view: View): World {
  const { players, variants } = view.setup
  const world = new World({ seats: players.length, splitDouble: variants.splitDouble })
  world.round = view.round
  world.money.set(rememberMoney(view))
  world.counts.set(countsPlayed(view.played))
  world.code = codeOf(world.counts)
  for (const artist of ARTISTS) {
    let tiles = 0
    for (const round of view.past) tiles += tileOf(round, artist)
    world.past[artist] = tiles
  }
  for (const lot of view.lots) {
    for (const card of lot.cards) {
      addWhole(world.owned, lot.buyer * ARTISTS.length + artistOf(card), 1)
    }
  }
  if (view.seat !== null) for (const card of view.hand) world.give(view.seat, kindOf(card))
  world.handSizes.set(view.handSizes)
  world.cardsLeft = view.handSizes.reduce((sum, size) => sum + size, 0)
  return world
}

function unseenCards(view: View): readonly Card[] {
  const seen = new Set([...view.hand, ...view.played, ...view.past.flatMap((round) => round.played)])
  return cardsIn(view.setup.deck).filter((card) => !seen.has(card))
}

/** Of the cards not seen, those in the other hands are a fair sample. */
function supplyOf(view: View, world: World, unseen: readonly Card[], cardsElsewhere: number): Supply {
  const share = unseen.length === 0 ? 0 : cardsElsewhere / unseen.length
  const available = new Float64Array(ARTISTS.length)
  for (const card of unseen) add(available, artistOf(card), share)
  for (const card of view.hand) add(available, artistOf(card), 1)
  return { available, past: world.past, cardsLeft: world.cardsLeft }
}
