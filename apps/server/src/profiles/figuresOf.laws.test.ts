import { STARTING_MONEY, artistOf, play, quickRandom, randomAction, resolveConfig, startGame } from '@modern-art/engine'
import type { GameEvent, GameState } from '@modern-art/engine'
import { lawRuns } from '@modern-art/engine/testing'
import { describe, expect, it } from 'vitest'
import { figuresOf } from './figuresOf.ts'

const GAMES = lawRuns(40, 6)

describe('the figures of a game', () => {
  it('are what its events told, and end with everybody’s money', () => {
    for (let seed = 0; seed < GAMES; seed += 1) {
      const { end, told } = randomGame(seed)
      const figures = figuresOf(end)
      expect(figures.map(({ seasons }) => seasons.at(-1))).toEqual(end.money)
      figures.forEach(({ seasons, bought, paid, worth }, seat) => {
        expect(seasons).toHaveLength(end.past.length)
        const lots = told.filter(isBoughtBy(seat))
        const cards = lots.flatMap((lot) => lot.cards)
        expect(bought).toEqual(
          [0, 1, 2, 3, 4].map((artist) => cards.filter((card) => artistOf(card) === artist).length),
        )
        expect(paid).toBe(sum(lots.map((lot) => (lot.type === 'lot_sold' ? lot.price : 0))))
        const redeemed = told
          .filter((event) => event.type === 'paintings_redeemed')
          .filter((event) => event.seat === seat)
        expect(worth).toBe(sum(redeemed.map(({ total }) => total)))
        const payments = told.flatMap((event) => (event.type === 'money_paid' ? [event.payment] : []))
        const earned = sum(payments.filter(({ from, to }) => from !== null && to === seat).map(({ amount }) => amount))
        expect(STARTING_MONEY + earned - paid + worth).toBe(end.money[seat])
      })
    }
  })
})

interface Played {
  readonly end: GameState
  readonly told: readonly GameEvent[]
}

/** Of three to five seats, with and without split doubles. */
function randomGame(seed: number): Played {
  const random = quickRandom(seed)
  const players = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eve'].slice(0, 3 + (seed % 3))
  const variants = { mysteryHand: false, splitDouble: seed % 2 === 0, openMoney: false }
  const config = resolveConfig({ players, deck: 'rulebook', variants, startingSeat: null, seed: `figures ${seed}` })
  let { state } = startGame(config)
  const told: GameEvent[] = []
  while (state.phase.name !== 'finished') {
    const played = play(state, randomAction(state, random))
    if (!played.ok) throw new Error(played.rejection.message)
    told.push(...played.events)
    ;({ state } = played)
  }
  return { end: state, told }
}

type Bought = Extract<GameEvent, { type: 'lot_sold' | 'lot_taken_free' }>

function isBoughtBy(seat: number): (event: GameEvent) => event is Bought {
  return (event): event is Bought =>
    (event.type === 'lot_sold' && event.buyer === seat) || (event.type === 'lot_taken_free' && event.seat === seat)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
